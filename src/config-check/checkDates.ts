import { DAY_FORM, formatRaceTime, parseRaceEnd, parseRaceTime } from '#domain/raceDates.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/durations.ts'
import type { JsonPath } from '#lib/lostInParsing.ts'
import { itemTimes, raceTimes } from '#site-config/raceTimes.ts'
import { type CheckContext, documentsIn, entriesAt, objectAt, textAt } from './context.ts'
import type { Found } from './finding.ts'

type Fields = Record<string, unknown>

/** A moment of the file: epoch ms, undefined if it has none that can be read. */
interface Moment {
  ms: number | undefined
  path: JsonPath
}

const SIGNUP = 1
const FASTEST_KMH = 24
const SLOWEST_KMH = 1.5
const LONGEST_KM = 500
const STEEPEST_M_PER_KM = 250
const FAR_MS = 400 * DAY_MS

/** Dates and numbers of the file that contradict each other. */
export function checkDates(context: CheckContext): Found[] {
  const { raw, config, zone } = context
  const found: Found[] = []
  const race = raceTimes(config, null, zone)

  const startAt = (parent: Fields, field: string, path: JsonPath): Moment => ({
    ms: parseRaceTime(textAt(parent, field), zone),
    path: [...path, field],
  })
  const endAt = (parent: Fields, field: string, path: JsonPath): Moment => ({
    ms: parseRaceEnd(textAt(parent, field), zone),
    path: [...path, field],
  })
  const epochAt = (parent: Fields, field: string, path: JsonPath): Moment => ({
    ms: Number(parent[field]) || undefined,
    path: [...path, field],
  })
  const say = (ms: number) => formatRaceTime(ms, 'YYYY-MM-DD HH:mm', zone)

  /** Names the later moment of the two if it is not later. */
  function expectOrder(
    earlier: Pick<Moment, 'ms'>,
    later: Moment,
    problem: string,
    about: Partial<Found> = {},
  ): void {
    if (earlier.ms === undefined || later.ms === undefined || earlier.ms < later.ms) return
    found.push({
      grade: 'misleads',
      problem,
      values: { earlier: say(earlier.ms), later: say(later.ms) },
      path: later.path,
      effect: null,
      ...about,
    })
  }

  const raceStart: Moment = { ms: race.start, path: [] }
  const cards = entriesAt(raw, 'searchConfigList')
  const [signupCard, signupPath] = cards.find(([card]) => card.moduleType === SIGNUP) ?? []
  for (const [card, path] of cards) {
    expectOrder(
      startAt(card, 'signUpStartTime', path),
      endAt(card, 'signUpEndTime', path),
      'endBeforeStart',
      { grade: 'breaks' },
    )
  }
  const signupStart = signupCard && startAt(signupCard, 'signUpStartTime', signupPath ?? [])
  const signupEnd = signupCard && endAt(signupCard, 'signUpEndTime', signupPath ?? [])
  if (signupEnd?.ms !== undefined && race.start !== undefined && signupEnd.ms > race.start) {
    found.push({
      grade: 'misleads',
      problem: 'signupAfterRace',
      values: { signup: say(signupEnd.ms), race: say(race.start) },
      path: signupEnd.path,
      effect: null,
    })
  }

  const keyDates = entriesAt(raw, 'keyDates')
  const kinds = new Set<string>()
  for (const [date, path] of keyDates) {
    const moment = startAt(date, 'time', path)
    const kind = date.isRace === true || date.isRace === 1 ? 'race' : textAt(date, 'kind')
    if (kind && kinds.has(kind))
      found.push({
        grade: 'misleads',
        problem: 'doubledKeyDate',
        values: { value: kind },
        path,
        effect: null,
      })
    kinds.add(kind)
    if (kind === 'ballot' && signupEnd) {
      // A draw on the last day of sign-up is announced as that day.
      const day = signupEnd.ms === undefined ? undefined : signupEnd.ms - DAY_MS
      expectOrder({ ms: day }, moment, 'ballotBeforeSignupEnd')
    }
    if (kind === 'kitPickUp' && moment.ms !== undefined)
      expectOrder(moment, { ms: race.end ?? race.start, path: moment.path }, 'kitAfterRace')
    if (kind === 'results') expectOrder(raceStart, moment, 'resultsBeforeRace')
    if (
      kind !== 'race' &&
      moment.ms !== undefined &&
      race.start !== undefined &&
      Math.abs(moment.ms - race.start) > FAR_MS
    ) {
      found.push({
        grade: 'misleads',
        problem: 'farFromRace',
        values: { value: say(moment.ms), race: say(race.start) },
        path: moment.path,
        effect: null,
      })
    }
  }

  const dayOf = (ms: number) => formatRaceTime(ms, DAY_FORM, zone)
  const items = entriesAt(raw, 'raceItems')
  const starts = items.flatMap(([item, path]) => {
    const { ms } = startAt(item, 'startTime', path)
    return ms === undefined ? [] : [{ ms, path: [...path, 'startTime'] }]
  })
  const keyRace = keyDates
    .map(([date, path]) => ({
      isRace: date.isRace === true || date.isRace === 1,
      ...startAt(date, 'time', path),
    }))
    .find(({ isRace }) => isRace)
  const firstStart = starts.toSorted((a, b) => a.ms - b.ms)[0]
  if (keyRace?.ms !== undefined && firstStart && dayOf(keyRace.ms) !== dayOf(firstStart.ms)) {
    found.push({
      grade: 'misleads',
      problem: 'startNotOnRaceDay',
      values: { start: say(firstStart.ms), race: say(keyRace.ms) },
      path: firstStart.path,
      effect: null,
    })
  }
  for (const start of starts) {
    if (race.start !== undefined && Math.abs(start.ms - race.start) > 7 * DAY_MS)
      found.push({
        grade: 'misleads',
        problem: 'farFromRace',
        values: { value: say(start.ms), race: say(race.start) },
        path: start.path,
        effect: null,
      })
  }

  for (const [item, path] of items) {
    const distance = Number(item.distanceKm)
    const climb = Number(item.climbM)
    const { start, cutOff } = itemTimes(
      { startTime: textAt(item, 'startTime'), cutOff: String(item.cutOff ?? '') },
      race.start,
      zone,
    )
    if (distance > LONGEST_KM)
      found.push({
        grade: 'misleads',
        problem: 'distanceInMetres',
        values: { value: String(item.distanceKm) },
        path: [...path, 'distanceKm'],
        effect: null,
      })
    if (climb > distance * STEEPEST_M_PER_KM)
      found.push({
        grade: 'misleads',
        problem: 'climbTooHigh',
        values: { value: String(item.climbM) },
        path: [...path, 'climbM'],
        effect: null,
      })
    if (start !== undefined && cutOff !== undefined) {
      const cutOffPath = [...path, 'cutOff']
      const speed = distance / ((cutOff - start) / HOUR_MS)
      expectOrder({ ms: start }, { ms: cutOff, path: cutOffPath }, 'cutOffBeforeStart')
      if (cutOff > start && (speed > FASTEST_KMH || speed < SLOWEST_KMH))
        found.push({
          grade: 'misleads',
          problem: speed > FASTEST_KMH ? 'cutOffTooEarly' : 'cutOffTooLate',
          values: { minutes: Math.round((cutOff - start) / MINUTE_MS), distance },
          path: cutOffPath,
          effect: null,
        })
    }
    for (const [wave, wavePath] of entriesAt(item, 'waves', path)) {
      const moment = startAt(wave, 'startTime', wavePath)
      if (start === undefined || moment.ms === undefined) continue
      if (moment.ms < start || moment.ms > start + DAY_MS)
        found.push({
          grade: 'misleads',
          problem: 'waveFarFromStart',
          values: { value: say(moment.ms), start: say(start) },
          path: moment.path,
          effect: null,
        })
    }
    checkFees(item, path)
    checkAges(item, path)
  }

  function checkFees(item: Fields, path: JsonPath): void {
    const fee = Number(item.fee)
    let last: { until?: number | undefined; fee: number } = { fee: -Infinity }
    for (const [early, earlyPath] of entriesAt(item, 'earlyFees', path)) {
      const until = endAt(early, 'until', earlyPath)
      const amount = Number(early.fee)
      expectOrder({ ms: last.until }, until, 'earlyFeesNotInOrder')
      if (signupStart) expectOrder(signupStart, until, 'earlyFeeBeforeSignup')
      if (signupEnd?.ms !== undefined && until.ms !== undefined && until.ms > signupEnd.ms)
        found.push({
          grade: 'misleads',
          problem: 'earlyFeeAfterSignup',
          values: { value: say(until.ms), signup: say(signupEnd.ms) },
          path: until.path,
          effect: null,
        })
      if (amount >= fee || amount < last.fee)
        found.push({
          grade: 'misleads',
          problem: amount >= fee ? 'earlyFeeNotLower' : 'earlyFeesNotInOrder',
          values: { value: amount, fee, earlier: amount, later: last.fee },
          path: [...earlyPath, 'fee'],
          effect: null,
        })
      last = { until: until.ms ?? last.until, fee: amount }
    }
  }

  function checkAges(item: Fields, path: JsonPath): void {
    const [minimum, maximum] = [Number(item.minimumAge), Number(item.maximumAge)]
    if (minimum > maximum || minimum > 100)
      found.push({
        grade: 'misleads',
        problem: 'agesContradict',
        values: { minimum: String(item.minimumAge), maximum: String(item.maximumAge ?? '–') },
        path: [...path, 'minimumAge'],
        effect: null,
      })
  }

  let lastRefund: { until?: number | undefined; percent: number } = { percent: 101 }
  for (const [refund, path] of entriesAt(objectAt(raw, 'race'), 'refunds', ['race'])) {
    const until = endAt(refund, 'until', path)
    const percent = Number(refund.percent)
    expectOrder({ ms: lastRefund.until }, until, 'refundsNotInOrder')
    if (race.start !== undefined && until.ms !== undefined && until.ms > race.start + DAY_MS)
      found.push({
        grade: 'misleads',
        problem: 'refundAfterRace',
        values: { value: say(until.ms), race: say(race.start) },
        path: until.path,
        effect: null,
      })
    if (percent > lastRefund.percent)
      found.push({
        grade: 'misleads',
        problem: 'refundGrows',
        values: { value: percent, before: lastRefund.percent },
        path: [...path, 'percent'],
        effect: null,
      })
    lastRefund = { until: until.ms ?? lastRefund.until, percent }
  }

  const never: Partial<Found> = { grade: 'breaks' }
  for (const list of ['carouselList', 'adListTop', 'adListBottom']) {
    for (const [entry, path] of entriesAt(raw, list)) {
      const [from, until] = [epochAt(entry, 'validFrom', path), epochAt(entry, 'validUntil', path)]
      expectOrder(from, until, 'neverShown', never)
      for (const [lead, leadPath] of entriesAt(entry, 'leads', path)) {
        const leadFrom = epochAt(lead, 'validFrom', leadPath)
        const leadUntil = epochAt(lead, 'validUntil', leadPath)
        expectOrder(leadFrom, leadUntil, 'neverShown', { grade: 'misleads' })
      }
    }
  }
  for (const [event, path] of entriesAt(raw, 'calendarEvents'))
    expectOrder(startAt(event, 'start', path), endAt(event, 'end', path), 'endBeforeStart')

  for (const [document, path] of documentsIn(raw)) {
    const time = epochAt(document, 'time', path)
    const until = epochAt(document, 'validUntil', path)
    expectOrder(epochAt(document, 'publishFrom', path), until, 'overBeforeShown')
    expectOrder(time, until, 'overBeforeDate')
    if (time.ms !== undefined && race.start !== undefined && time.ms > race.start + FAR_MS)
      found.push({
        grade: 'misleads',
        problem: 'farFromRace',
        values: { value: say(time.ms), race: say(race.start) },
        path: time.path,
        effect: null,
      })
  }
  return found
}
