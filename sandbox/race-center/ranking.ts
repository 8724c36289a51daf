import { itemIds } from './races.ts'
import type { Run } from './running.ts'

export interface Place {
  place: number
  of: number
}

/** A run with its places, by gun time; none where a mat is missing. */
export interface Result extends Run {
  places: Record<'overall' | 'sex' | 'group', Place | undefined>
  isRecord: boolean
}

/** Times under which a marathon is a record (spec §1 "Record bonus"), by sex, in 2024. */
const RECORDS = { 1: 2 * 3600 + 28 * 60 + 5, 2: 2 * 3600 + 43 * 60 + 56 }
const RECORD_YEAR = 2024
export const RECORD_BONUS = 10_000

const isRanked = ({ state, missingMats }: Run) => state === 'finished' && missingMats.length === 0

const byGun = (a: Run, b: Run) => (a.gun ?? 0) - (b.gun ?? 0) || a.bib.localeCompare(b.bib)

/** Each one's place among those of the same `keyOf`, for runs that stand in order. */
function placesBy(runs: Run[], keyOf: (run: Run) => string): Map<Run, Place> {
  const counts = new Map<string, number>()
  const places = runs.map((run) => {
    const place = (counts.get(keyOf(run)) ?? 0) + 1
    counts.set(keyOf(run), place)
    return [run, place] as const
  })
  return new Map(places.map(([run, place]) => [run, { place, of: counts.get(keyOf(run)) ?? 0 }]))
}

/** Writes at each mat how many had passed it before. */
function placeAtMats(runs: Run[]): void {
  const [first] = runs
  for (const i of first?.passings.keys() ?? []) {
    const gunAt = (run: Run) => run.passings[i]?.gun ?? null
    const passed = runs.filter((run) => run.state !== 'dsq' && gunAt(run) !== null)
    passed.sort((a, b) => (gunAt(a) ?? 0) - (gunAt(b) ?? 0))
    passed.forEach((run, place) => {
      const passing = run.passings[i]
      if (passing) passing.place = place + 1
    })
  }
}

const STATE_ORDER = { finished: 0, dsq: 2, dnf: 1, dns: 3 }
const orderOf = (run: Run) => (isRanked(run) ? -1 : STATE_ORDER[run.state])

/** The results in the order of their list: the ranked, times without a place, the others. */
export function rank(year: number, runs: Run[]): Result[] {
  return itemIds.flatMap((itemId) => {
    const own = runs.filter((run) => run.itemId === itemId)
    placeAtMats(own)
    own.sort((a, b) => orderOf(a) - orderOf(b) || byGun(a, b))
    const ranked = own.filter(isRanked)
    const overall = placesBy(ranked, () => '')
    const sex = placesBy(ranked, ({ person }) => String(person.sex))
    const group = placesBy(ranked, (run) => run.group)
    return own.map((run): Result => {
      const isMarathon = itemId === 'full' && year === RECORD_YEAR && isRanked(run)
      const isRecord = isMarathon && (run.gun ?? Infinity) < RECORDS[run.person.sex]
      const places = { overall: overall.get(run), sex: sex.get(run), group: group.get(run) }
      return { ...run, places, isRecord }
    })
  })
}
