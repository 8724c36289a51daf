import type { Race } from '../races.ts'
import type { Run } from './running.ts'

export interface Rank {
  place: number
  of: number
}

/** A run with its places by gun time. Places are undefined if a mat is missing. */
export interface Result extends Run {
  places: Record<'overall' | 'sex' | 'group', Rank | undefined>
  isRecord: boolean
}

const isRanked = ({ state, missingMats }: Run) => state === 'finished' && missingMats.length === 0

const byGun = (a: Run, b: Run) => (a.gun ?? 0) - (b.gun ?? 0) || a.bib.localeCompare(b.bib)

/** Each run's place among those with the same `keyOf`. `runs` must be in finishing order. */
function placesBy(runs: Run[], keyOf: (run: Run) => string): Map<Run, Rank> {
  const counts = new Map<string, number>()
  const places = runs.map((run) => {
    const place = (counts.get(keyOf(run)) ?? 0) + 1
    counts.set(keyOf(run), place)
    return [run, place] as const
  })
  return new Map(places.map(([run, place]) => [run, { place, of: counts.get(keyOf(run)) ?? 0 }]))
}

/** Sets each runner's place at every mat. */
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

/** Results in list order: ranked runs, finishers without a place, then the rest. */
export function rank({ year, edition }: Race, runs: Run[]): Result[] {
  const { records } = edition
  return edition.items.flatMap(({ itemId }) => {
    const isRecordRace = records?.itemId === itemId && records.year === year
    const itemRuns = runs.filter((run) => run.itemId === itemId)
    placeAtMats(itemRuns)
    itemRuns.sort((a, b) => orderOf(a) - orderOf(b) || byGun(a, b))
    const ranked = itemRuns.filter(isRanked)
    const overall = placesBy(ranked, () => '')
    const sex = placesBy(ranked, ({ person }) => String(person.sex))
    const group = placesBy(ranked, (run) => run.group)
    return itemRuns.map((run): Result => {
      const isRecord =
        isRecordRace && isRanked(run) && (run.gun ?? Infinity) < records.seconds[run.person.sex]
      const places = { overall: overall.get(run), sex: sex.get(run), group: group.get(run) }
      return { ...run, places, isRecord }
    })
  })
}
