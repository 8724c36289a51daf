/** Times of a race that declares no zone are read in this one. */
const DEFAULT_ZONE = 'Asia/Shanghai'
/** Times whose zone cannot be read are shown as they are written, which UTC leaves them. */
const NO_ZONE = 'UTC'
const HOUR_MS = 3_600_000
/** Larger than the UTC offset of any zone. */
const DAY_MS = 24 * HOUR_MS
/**
 * Offsets of zones that have had no summer time since 1991: the first `Intl.DateTimeFormat` takes
 * tens of milliseconds while the first screen is drawn.
 */
const FIXED_HOURS = new Map([
  [NO_ZONE, 0],
  [DEFAULT_ZONE, 8],
  ['Asia/Tokyo', 9],
])

let zone = DEFAULT_ZONE
let isDeclared = false
let isReadable = true
let formatter: Intl.DateTimeFormat | undefined

/** The IANA time zone of the race on show. All times of services and configuration are in it. */
export const raceZone = (): string => zone

/** Whether the race has declared its time zone, so that it can be named. */
export const isZoneDeclared = (): boolean => isDeclared

/**
 * Whether the race's times can be compared with the current time. If the browser does not know the zone
 * that the race has declared, they are shown as they are written and nothing is computed from them.
 */
export const isZoneReadable = (): boolean => isReadable

/** Whether the browser knows the time zone. */
export function isKnownZone(timeZone: string): boolean {
  if (FIXED_HOURS.has(timeZone)) return true
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** Sets the race's time zone; '' or undefined if it has declared none. */
export function setRaceZone(timeZone?: string): void {
  isReadable = !timeZone || isKnownZone(timeZone)
  isDeclared = Boolean(timeZone) && isReadable
  zone = isReadable ? timeZone || DEFAULT_ZONE : NO_ZONE
  formatter = undefined
}

const clockOf = () =>
  (formatter ??= new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }))

/** The offset of the race's time zone from UTC at `ms`, in ms. */
export function offsetAt(ms: number): number {
  const hours = FIXED_HOURS.get(zone)
  if (hours !== undefined || !Number.isFinite(ms)) return (hours ?? 0) * HOUR_MS
  const part = Object.fromEntries(
    clockOf()
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  const whole = Math.floor(ms / 1000) * 1000
  return Date.UTC(year, month - 1, day, hour, minute, second) - whole
}

/**
 * Epoch ms of a local time, itself given as if it were UTC. If clocks skip the time (start of
 * summer time), it is moved later by as much as clocks are put forward. If it comes twice, it is
 * the first (decision 59). `offset` gives a zone's offset from UTC at a time, both in ms.
 */
export function toUtc(local: number, offset: (ms: number) => number = offsetAt): number {
  const [before, after] = [offset(local - DAY_MS), offset(local + DAY_MS)]
  const isAfterChange = offset(local - before) !== before && offset(local - after) === after
  return local - (isAfterChange ? after : before)
}

/** Whether the visitor's clock shows another time than the race's at `ms`. */
export const isElsewhere = (ms: number): boolean =>
  -new Date(ms).getTimezoneOffset() * 60_000 !== offsetAt(ms)
