import { formatRaceTime, ISO_DATE_FORMAT } from '#domain/raceDates.ts'
import { DAY_MS } from '#lib/durations.ts'
import { raceTimes } from '#site-config/raceTimes.ts'
import { type CheckContext, entriesAt, objectAt, textAt } from './context.ts'
import { type UnplacedFinding, misleading } from './finding.ts'
import { momentReader } from './moments.ts'

const isRaceDate = (keyDate: Record<string, unknown>) =>
  keyDate.isRace === true || keyDate.isRace === 1

function checkKeyDates({ raw, config, zone }: CheckContext): UnplacedFinding[] {
  const { startAt, farFromRace, outOfOrder } = momentReader(zone)
  const { start, end = start, signupEnd } = raceTimes(config, null, zone)
  const kinds = new Set<string>()
  return entriesAt(raw, 'keyDates').flatMap(([keyDate, path]): UnplacedFinding[] => {
    const moment = startAt(keyDate, 'time', path)
    const kind = isRaceDate(keyDate) ? 'race' : textAt(keyDate, 'kind')
    const isDoubled = kind !== '' && kinds.has(kind)
    kinds.add(kind)
    const found = kind === 'race' ? [] : farFromRace(moment, start)
    if (isDoubled) found.push(misleading('doubledKeyDate', path, { value: kind }))
    // A draw on the last day of sign-up is announced as that day.
    if (kind === 'ballot' && signupEnd !== undefined)
      found.push(...outOfOrder(signupEnd - DAY_MS, moment, 'ballotBeforeSignupEnd'))
    if (kind === 'kitPickUp')
      found.push(...outOfOrder(moment.ms, { ms: end, path: moment.path }, 'kitAfterRace'))
    if (kind === 'results') found.push(...outOfOrder(start, moment, 'resultsBeforeRace'))
    return found
  })
}

/** Whether the first start is on the day that the key dates give as the race. */
function checkRaceDay({ raw, zone }: CheckContext): UnplacedFinding[] {
  const { startAt, format } = momentReader(zone)
  const dayOf = (ms: number) => formatRaceTime(ms, ISO_DATE_FORMAT, zone)
  const [keyDate, keyPath = []] =
    entriesAt(raw, 'keyDates').find(([entry]) => isRaceDate(entry)) ?? []
  const race = keyDate && startAt(keyDate, 'time', keyPath).ms
  const [first] = entriesAt(raw, 'raceItems')
    .map(([item, path]) => startAt(item, 'startTime', path))
    .filter(({ ms }) => ms !== undefined)
    .toSorted((a, b) => (a.ms ?? 0) - (b.ms ?? 0))
  return race === undefined || first?.ms === undefined || dayOf(race) === dayOf(first.ms)
    ? []
    : [
        misleading('startNotOnRaceDay', first.path, {
          start: format(first.ms),
          race: format(race),
        }),
      ]
}

function checkSignup({ raw, config, zone }: CheckContext): UnplacedFinding[] {
  const { startAt, endAt, format, outOfOrder } = momentReader(zone)
  const { start, signupEnd } = raceTimes(config, null, zone)
  return entriesAt(raw, 'searchConfigList').flatMap(([card, path]): UnplacedFinding[] => {
    const opens = startAt(card, 'signUpStartTime', path)
    const closes = endAt(card, 'signUpEndTime', path)
    const isAfterRace =
      closes.ms === signupEnd && start !== undefined && closes.ms !== undefined && closes.ms > start
    return [
      ...outOfOrder(opens.ms, closes, 'endBeforeStart').map((found): UnplacedFinding => ({
        ...found,
        grade: 'breaks',
      })),
      ...(isAfterRace
        ? [
            misleading('signupAfterRace', closes.path, {
              signup: format(closes.ms ?? NaN),
              race: format(start),
            }),
          ]
        : []),
    ]
  })
}

function checkRefunds({ raw, config, zone }: CheckContext): UnplacedFinding[] {
  const { endAt, format, outOfOrder } = momentReader(zone)
  const { start } = raceTimes(config, null, zone)
  const refunds = entriesAt(objectAt(raw, 'race'), 'refunds', ['race']).map(([refund, path]) => ({
    until: endAt(refund, 'until', path),
    percent: Number(refund.percent),
    path,
  }))
  return refunds.flatMap(({ until, percent, path }, index): UnplacedFinding[] => {
    const before = refunds[index - 1]
    const isAfterRace = until.ms !== undefined && start !== undefined && until.ms > start + DAY_MS
    return [
      ...outOfOrder(before?.until.ms, until, 'refundsNotInOrder'),
      ...(isAfterRace
        ? [
            misleading('refundAfterRace', until.path, {
              value: format(until.ms ?? NaN),
              race: format(start),
            }),
          ]
        : []),
      ...(before && percent > before.percent
        ? [
            misleading('refundGrows', [...path, 'percent'], {
              value: percent,
              before: before.percent,
            }),
          ]
        : []),
    ]
  })
}

/** Dates of sign-up, ballot, kit, race and results that contradict each other. */
export const checkSeason = (context: CheckContext): UnplacedFinding[] => [
  ...checkSignup(context),
  ...checkKeyDates(context),
  ...checkRaceDay(context),
  ...checkRefunds(context),
]
