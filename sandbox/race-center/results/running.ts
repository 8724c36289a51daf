import type { ResultState } from '#api/race/runnerResult.ts'
import type { ItemResults, RaceItem, RunChances } from '../../editions/raceTypes.ts'
import type { Person, PinnedRun } from '../../editions/runnerTypes.ts'
import { currentRaceOf, type Race } from '../races.ts'
import { groupOf } from '../runners/ages.ts'
import { type Random, randomOf } from '../runners/random.ts'
import { fieldSeconds, passings, winnersSeconds } from './pace.ts'

/** A starter, with any predefined parts of the run. */
export interface Starter {
  person: Person
  itemId: string
  isHidden: boolean
  bib?: string
  run?: PinnedRun
}

export interface Passing {
  km: number
  /** null if the mat recorded nothing. */
  gun: number | null
  net: number | null
  place: number | null
}

export interface Run {
  bib: string
  itemId: string
  person: Person
  group: string
  isHidden: boolean
  state: ResultState
  reason: string
  gun: number | null
  net: number | null
  passings: Passing[]
  missingMats: number[]
}

const DISQUALIFICATIONS = ['cutCourse', 'otherRunner', 'twoChips']
const ESTIMATE = 0.05

/** An item of a race: what it is, how it is run, and which entry numbers belong to it. */
interface ItemRace {
  race: Race
  item: RaceItem
  results: ItemResults
  /** Runners of the items before it. */
  before: number
  /** Runners of all items. */
  all: number
}

/** Start pen of an entry number, from 0. */
const penOf = ({ item: { pens }, before }: ItemRace, number: number) =>
  Math.floor((number - before - 1) / pens.size)

/** Bib: the pen letter followed by a number that no other event uses. */
const bibOf = (itemRace: ItemRace, number: number) =>
  (itemRace.item.pens.letters[penOf(itemRace, number)] ?? '') + String(number).padStart(4, '0')

const numberOf = (bib: string) => Number(bib.slice(1))

interface TimedRunner extends Starter {
  seconds: number
  isWinner: boolean
}

/**
 * Gives winning times to the eight fastest of each sex. A pinned winner takes the first of them.
 */
function assignTimes(
  { race, item, results }: ItemRace,
  starters: Starter[],
  random: Random,
): TimedRunner[] {
  const runners = starters.map((starter): TimedRunner => {
    const { run, person } = starter
    const seconds = run?.netSeconds ?? fieldSeconds(random, results, person.sex)
    return { ...starter, seconds, isWinner: false }
  })
  const { year } = race
  const of = { year, itemId: item.itemId, yearsAgo: currentRaceOf(race.edition).year - year }
  for (const sex of [1, 2] as const) {
    const times = winnersSeconds(results, of, sex)
    const runnersOfSex = runners.filter(({ person }) => person.sex === sex)
    const isWon = runnersOfSex.some(({ seconds }) => seconds <= (times[0] ?? 0))
    const fastest = runnersOfSex.filter(({ run }) => !run).sort((a, b) => a.seconds - b.seconds)
    for (const [i, seconds] of times.slice(Number(isWon)).entries()) {
      Object.assign(fastest[i] ?? {}, { seconds, isWinner: true })
    }
  }
  return runners
}

/** Assigns bibs by expected time, so that fast runners start in front. */
function withBibs(itemRace: ItemRace, runners: TimedRunner[], random: Random): TimedRunner[] {
  const usedNumbers = new Set(runners.flatMap(({ bib }) => (bib ? [numberOf(bib)] : [])))
  const free = runners
    .map((_, i) => itemRace.before + i + 1)
    .filter((number) => !usedNumbers.has(number))
  const expected = runners
    .filter(({ bib }) => !bib)
    .map((each) => ({ each, by: each.seconds * (1 + random.normal() * ESTIMATE) }))
    .sort((a, b) => a.by - b.by)
  expected.forEach(({ each }, i) => {
    each.bib = bibOf(itemRace, free[i] ?? 0)
  })
  return runners
}

interface Outcome {
  state: ResultState
  reason: string
  missingMats: number[]
}

function outcomeOf(
  random: Random,
  { run, isWinner }: TimedRunner,
  item: RaceItem,
  chances: RunChances,
): Outcome {
  const reason = random.pick(DISQUALIFICATIONS)
  const isMissed = random.next() < chances.missingMat
  const missed = isMissed && item.mats.length > 0 ? [random.pick(item.mats)] : []
  const chance = random.next()
  if (run ?? isWinner) {
    return { state: 'finished', reason: '', missingMats: [], ...run }
  }
  if (chance < chances.dns) return { state: 'dns', reason: '', missingMats: [] }
  if (chance < chances.dns + chances.dnf) return { state: 'dnf', reason: '', missingMats: [] }
  if (chance > 1 - chances.dsq) return { state: 'dsq', reason, missingMats: [] }
  return { state: 'finished', reason: '', missingMats: missed }
}

/** Number of mats a runner passed. */
function passedBy(random: Random, state: ResultState, all: number): number {
  if (state === 'dns') return 0
  return state === 'dnf' ? random.whole(Math.min(1, all - 1), all) : all
}

/**
 * Number of mats until the first cut-off that a runner missed, that mat included. Returns undefined
 * for a runner who met every cut-off on the way.
 */
function stoppedAfter({ mats, cutOffsOnTheWay }: RaceItem, guns: number[]): number | undefined {
  const missed = mats.findIndex((km, i) =>
    cutOffsOnTheWay.some((cutOff) => cutOff.km === km && (guns[i] ?? 0) > cutOff.seconds),
  )
  return missed < 0 ? undefined : missed + 1
}

/** Seconds from the gun to a runner's own start. */
function delayOf(
  itemRace: ItemRace,
  { run, isWinner, bib = '' }: TimedRunner,
  random: Random,
): number {
  const { item, results, all, before } = itemRace
  const { waves, size } = item.pens
  const number = numberOf(bib)
  const pen = penOf(itemRace, number)
  const part = waves ? (number - before - pen * size) / size : number / all
  const late = 1 + Math.round(part * results.lastStartSeconds * (0.85 + random.next() * 0.3))
  return (waves?.[pen] ?? 0) + (run?.delay ?? (isWinner ? 1 : late))
}

function runOf(itemRace: ItemRace, starter: TimedRunner, random: Random): Run {
  const { race, item, results } = itemRace
  const { person, itemId, isHidden, seconds, bib = '' } = starter
  const delay = delayOf(itemRace, starter, random)
  const nets = passings(random, item, results.hills, seconds)
  const { missingMats, ...outcome } = outcomeOf(random, starter, item, race.edition.chances)
  const stopped = stoppedAfter(
    item,
    nets.map((net) => net + delay),
  )
  const isLate = stopped !== undefined || delay + seconds > item.cutOffSeconds
  const missedCutOff = outcome.state === 'finished' && isLate
  const state = missedCutOff ? 'dnf' : outcome.state
  const reached = passedBy(random, state, nets.length)
  // A runner too late at the finish has passed all mats but that one.
  const passed = missedCutOff
    ? (stopped ?? item.mats.length)
    : Math.min(reached, stopped ?? reached)
  const missing = state === 'finished' ? missingMats : []
  const missed = missedCutOff ? 'missedCutOff' : outcome.reason
  const reason = missing.length > 0 ? 'missingMat' : missed
  const hasTime = state === 'finished' || state === 'dsq'
  return {
    bib,
    itemId,
    person,
    group: groupOf(person, race.day),
    isHidden,
    state,
    reason,
    gun: hasTime ? delay + seconds : null,
    net: hasTime ? seconds : null,
    passings: [...item.mats, item.km].map((km, i) => {
      const net = i < passed && !missing.includes(km) ? (nets[i] ?? null) : null
      return { km, gun: net === null ? null : delay + net, net, place: null }
    }),
    missingMats: missing,
  }
}

/** Simulates a race and returns its runs. */
export function makeRuns(race: Race, starters: Starter[]): Run[] {
  const { items, results } = race.edition
  const places = items.map(({ itemId }) => race.places[itemId] ?? 0)
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return items.flatMap((item, i) => {
    const itemResults = results[item.itemId]
    if (!itemResults) return []
    const itemRace = {
      race,
      item,
      results: itemResults,
      before: sum(places.slice(0, i)),
      all: sum(places),
    }
    const random = randomOf(`runs ${race.raceId} ${item.itemId}`)
    const itemStarters = starters.filter((starter) => starter.itemId === item.itemId)
    const runners = assignTimes(itemRace, itemStarters, random)
    return withBibs(itemRace, runners, random).map((each) => runOf(itemRace, each, random))
  })
}
