import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/durations.ts'
import type { JsonPath } from '#lib/jsonPath.ts'
import { itemTimes, raceTimes } from '#site-config/raceTimes.ts'
import { type CheckContext, entriesAt, type Fields, textAt } from './context.ts'
import { type UnplacedFinding, misleading } from './finding.ts'
import { momentReader } from './moments.ts'

const FASTEST_KMH = 24
const SLOWEST_KMH = 1.5
const LONGEST_KM = 500
const STEEPEST_M_PER_KM = 250
const OLDEST = 100
/** A race weekend lasts some days. */
const WEEK_MS = 7 * DAY_MS

/** Numbers of an event that no event has. */
function checkNumbers(item: Fields, path: JsonPath): UnplacedFinding[] {
  const [distance, climb] = [Number(item.distanceKm), Number(item.climbM)]
  const [minimum, maximum] = [Number(item.minimumAge), Number(item.maximumAge)]
  const found: UnplacedFinding[] = []
  if (distance > LONGEST_KM)
    found.push(
      misleading('distanceInMetres', [...path, 'distanceKm'], {
        value: textAt(item, 'distanceKm'),
      }),
    )
  if (climb > distance * STEEPEST_M_PER_KM)
    found.push(misleading('climbTooHigh', [...path, 'climbM'], { value: textAt(item, 'climbM') }))
  if (minimum > maximum || minimum > OLDEST)
    found.push(
      misleading('agesContradict', [...path, 'minimumAge'], {
        minimum: textAt(item, 'minimumAge'),
        maximum: textAt(item, 'maximumAge') || '–',
      }),
    )
  return found
}

function checkTimes(
  item: Fields,
  path: JsonPath,
  { config, zone }: CheckContext,
): UnplacedFinding[] {
  const { startAt, format, outOfOrder } = momentReader(zone)
  const race = raceTimes(config, null, zone).start
  const { start, cutOff } = itemTimes(
    { startTime: textAt(item, 'startTime'), cutOff: textAt(item, 'cutOff') },
    race,
    zone,
  )
  if (start === undefined) return []
  const found: UnplacedFinding[] = []
  if (race !== undefined && Math.abs(start - race) > WEEK_MS)
    found.push(
      misleading('farFromRace', [...path, 'startTime'], {
        value: format(start),
        race: format(race),
      }),
    )
  const cutOffPath = [...path, 'cutOff']
  found.push(...outOfOrder(start, { ms: cutOff, path: cutOffPath }, 'cutOffBeforeStart'))
  if (cutOff !== undefined && cutOff > start) {
    const distance = Number(item.distanceKm)
    const speed = distance / ((cutOff - start) / HOUR_MS)
    const values = { minutes: Math.round((cutOff - start) / MINUTE_MS), distance }
    if (speed > FASTEST_KMH) found.push(misleading('cutOffTooEarly', cutOffPath, values))
    if (speed < SLOWEST_KMH) found.push(misleading('cutOffTooLate', cutOffPath, values))
  }
  for (const [wave, wavePath] of entriesAt(item, 'waves', path)) {
    const { ms, path: at } = startAt(wave, 'startTime', wavePath)
    if (ms !== undefined && (ms < start || ms > start + DAY_MS))
      found.push(misleading('waveFarFromStart', at, { value: format(ms), start: format(start) }))
  }
  return found
}

function checkFees(
  item: Fields,
  path: JsonPath,
  { config, zone }: CheckContext,
): UnplacedFinding[] {
  const { endAt, format, outOfOrder } = momentReader(zone)
  const { signupStart, signupEnd } = raceTimes(config, null, zone)
  const fee = Number(item.fee)
  const steps = entriesAt(item, 'earlyFees', path).map(([early, earlyPath]) => ({
    until: endAt(early, 'until', earlyPath),
    fee: Number(early.fee),
    path: [...earlyPath, 'fee'],
  }))
  return steps.flatMap((step, index): UnplacedFinding[] => {
    const before = steps[index - 1]
    const { ms } = step.until
    const found = outOfOrder(before?.until.ms, step.until, 'earlyFeesNotInOrder')
    if (signupStart !== undefined)
      found.push(...outOfOrder(signupStart, step.until, 'earlyFeeBeforeSignup'))
    if (ms !== undefined && signupEnd !== undefined && ms > signupEnd)
      found.push(
        misleading('earlyFeeAfterSignup', step.until.path, {
          value: format(ms),
          signup: format(signupEnd),
        }),
      )
    if (step.fee >= fee)
      found.push(misleading('earlyFeeNotLower', step.path, { value: step.fee, fee }))
    else if (before && step.fee < before.fee)
      found.push(
        misleading('earlyFeesNotInOrder', step.path, { earlier: before.fee, later: step.fee }),
      )
    return found
  })
}

/** Times, prices and numbers of events that contradict each other. */
export const checkEvents = (context: CheckContext): UnplacedFinding[] =>
  entriesAt(context.raw, 'raceItems').flatMap(([item, path]) => [
    ...checkNumbers(item, path),
    ...checkTimes(item, path, context),
    ...checkFees(item, path, context),
  ])
