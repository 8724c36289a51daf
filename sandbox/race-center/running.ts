import type { ScoreState } from '../../src/api/score.ts'
import { fieldSeconds, passings, winnersSeconds } from './pace.ts'
import { groupOf, type Person } from './people.ts'
import type { PinnedRun } from './pinned.ts'
import { type ItemId, itemIds, items, type Race } from './races.ts'
import { type Random, randomOf } from './random.ts'

/** Who starts, with what is laid down of the race. */
export interface Starter {
  person: Person
  itemId: ItemId
  isHidden: boolean
  bib?: string | undefined
  run?: PinnedRun | undefined
}

export interface Passing {
  km: number
  /** null where a mat has nothing. */
  gun: number | null
  net: number | null
  place: number | null
}

export interface Run {
  bib: string
  itemId: ItemId
  person: Person
  group: string
  isHidden: boolean
  state: ScoreState
  reason: string
  gun: number | null
  net: number | null
  passings: Passing[]
  missingMats: number[]
}

const CHANCE = { dns: 0.055, dnf: 0.028, dsq: 0.003, missingMat: 0.012 }
const REASONS = ['cutCourse', 'otherRunner', 'twoChips']
/** The last one crosses the line so long after the gun. */
const LAST_START_SECONDS = 620
const PEN = { full: 1000, half: 1500 } as const
const ESTIMATE = 0.05

/** A bib: the pen's letter and a number that no other event uses. */
function bibOf(race: Race, itemId: ItemId, number: number): string {
  const first = itemId === 'full' ? 0 : race.places.full
  const pen = Math.floor((number - first - 1) / PEN[itemId])
  const letter = String.fromCharCode((itemId === 'full' ? 65 : 68) + pen)
  return letter + String(number).padStart(4, '0')
}

const numberOf = (bib: string) => Number(bib.slice(1))

interface Ready extends Starter {
  seconds: number
  isWinner: boolean
}

/** The eight fastest of each sex get winners' times; a pinned winner takes the first of them. */
function readyOf(race: Race, itemId: ItemId, starters: Starter[], random: Random): Ready[] {
  const ready = starters.map((starter): Ready => {
    const { run, person } = starter
    const seconds = run?.netSeconds ?? fieldSeconds(random, itemId, person.sex)
    return { ...starter, seconds, isWinner: false }
  })
  for (const sex of [1, 2] as const) {
    const times = winnersSeconds(race.year, itemId, sex)
    const own = ready.filter(({ person }) => person.sex === sex)
    const isWon = own.some(({ seconds }) => seconds <= (times[0] ?? 0))
    const fastest = own.filter(({ run }) => !run).sort((a, b) => a.seconds - b.seconds)
    for (const [i, seconds] of times.slice(Number(isWon)).entries()) {
      Object.assign(fastest[i] ?? {}, { seconds, isWinner: true })
    }
  }
  return ready
}

/** Bibs go by what one is expected to run, so that the fast stand in front. */
function withBibs(race: Race, itemId: ItemId, ready: Ready[], random: Random): Ready[] {
  const first = itemId === 'full' ? 0 : race.places.full
  const kept = new Set(ready.flatMap(({ bib }) => (bib ? [numberOf(bib)] : [])))
  const free = ready.map((_, i) => first + i + 1).filter((number) => !kept.has(number))
  const expected = ready
    .filter(({ bib }) => !bib)
    .map((each) => ({ each, by: each.seconds * (1 + random.normal() * ESTIMATE) }))
    .sort((a, b) => a.by - b.by)
  expected.forEach(({ each }, i) => {
    each.bib = bibOf(race, itemId, free[i] ?? 0)
  })
  return ready
}

interface Fortune {
  state: ScoreState
  reason: string
  missingMats: number[]
}

function fortuneOf(random: Random, { run, isWinner, itemId }: Ready): Fortune {
  const reason = random.pick(REASONS)
  const missed = random.next() < CHANCE.missingMat ? [random.pick(items[itemId].mats)] : []
  const chance = random.next()
  if (run ?? isWinner) {
    return { state: 'finished', reason: '', missingMats: [], ...run }
  }
  if (chance < CHANCE.dns) return { state: 'dns', reason: '', missingMats: [] }
  if (chance < CHANCE.dns + CHANCE.dnf) return { state: 'dnf', reason: '', missingMats: [] }
  if (chance > 1 - CHANCE.dsq) return { state: 'dsq', reason, missingMats: [] }
  return { state: 'finished', reason: '', missingMats: missed }
}

/** How many mats somebody passed. */
function passedBy(random: Random, state: ScoreState, all: number): number {
  if (state === 'dns') return 0
  return state === 'dnf' ? random.whole(1, all) : all
}

function runOf(race: Race, starter: Ready, random: Random): Run {
  const { person, itemId, isHidden, isWinner, run, seconds, bib = '' } = starter
  const item = items[itemId]
  const part = numberOf(bib) / (race.places.full + race.places.half)
  const late = 1 + Math.round(part * LAST_START_SECONDS * (0.85 + random.next() * 0.3))
  const delay = run?.delay ?? (isWinner ? 1 : late)
  const nets = passings(random, item, seconds)
  const { missingMats, ...fortune } = fortuneOf(random, starter)
  const isLate = fortune.state === 'finished' && delay + seconds > item.cutOffSeconds
  const state = isLate ? 'dnf' : fortune.state
  const passed = passedBy(random, state, nets.length)
  const missing = state === 'finished' ? missingMats : []
  const hasTime = state === 'finished' || state === 'dsq'
  return {
    bib,
    itemId,
    person,
    group: groupOf(person, race.day),
    isHidden,
    state,
    reason: missing.length > 0 ? 'missingMat' : fortune.reason,
    gun: hasTime ? delay + seconds : null,
    net: hasTime ? seconds : null,
    passings: [...item.mats, item.km].map((km, i) => {
      const net = i < passed && !missing.includes(km) ? (nets[i] ?? null) : null
      return { km, gun: net === null ? null : delay + net, net, place: null }
    }),
    missingMats: missing,
  }
}

/** A race as it was run. */
export function makeRuns(race: Race, starters: Starter[]): Run[] {
  return itemIds.flatMap((itemId) => {
    const random = randomOf(`runs ${race.raceId} ${itemId}`)
    const own = starters.filter((starter) => starter.itemId === itemId)
    const ready = readyOf(race, itemId, own, random)
    return withBibs(race, itemId, ready, random).map((each) => runOf(race, each, random))
  })
}
