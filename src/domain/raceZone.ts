import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/durations.ts'

/** Times of a race that declares no zone are read in this one. */
const DEFAULT_ZONE = 'Asia/Shanghai'
/** Stands for a zone that cannot be read: in UTC, times are shown as they are written. */
const UNREADABLE_ZONE = 'UTC'
/**
 * Offsets of zones that have had no summer time since 1991: the first `Intl.DateTimeFormat` takes
 * tens of milliseconds while the first screen is drawn (docs/performance.md).
 */
const FIXED_HOURS = new Map([
  [UNREADABLE_ZONE, 0],
  [DEFAULT_ZONE, 8],
  ['Asia/Tokyo', 9],
])

/** The time zone of a race. All times of services and configuration are in it. */
export interface RaceZone {
  /** IANA name. */
  name: string
  /** Whether the race has declared it, so that it can be named. */
  isDeclared: boolean
  /**
   * Whether the race's times can be compared with the current time. If the browser does not know the
   * zone that the race has declared, they are shown as they are written and nothing is computed from them.
   */
  isReadable: boolean
  /** The offset from UTC at `ms`, in ms. */
  offsetAt: (ms: number) => number
}

/** Whether the browser knows the time zone. */
export function isKnownZone(timeZone: string): boolean {
  if (FIXED_HOURS.has(timeZone)) return true
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** The zone of an IANA name; '' or undefined if the race has declared none. */
export function createZone(timeZone?: string): RaceZone {
  const isReadable = !timeZone || isKnownZone(timeZone)
  const name = isReadable ? timeZone || DEFAULT_ZONE : UNREADABLE_ZONE
  return {
    name,
    isDeclared: Boolean(timeZone) && isReadable,
    isReadable,
    offsetAt: offsetsOf(name),
  }
}

function offsetsOf(timeZone: string): RaceZone['offsetAt'] {
  const hours = FIXED_HOURS.get(timeZone)
  if (hours !== undefined) return () => hours * HOUR_MS
  let format: Intl.DateTimeFormat | undefined
  return (ms) => {
    if (!Number.isFinite(ms)) return 0
    format ??= new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    const part = Object.fromEntries(
      format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]),
    )
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
    const whole = Math.floor(ms / 1000) * 1000
    return Date.UTC(year, month - 1, day, hour, minute, second) - whole
  }
}

/**
 * Epoch ms of a local time, itself given as if it were UTC. If clocks skip the time (start of
 * summer time), it is moved later by as much as clocks are put forward. If it comes twice, it is
 * the first (decision 59). `offsetAt` gives the zone's offset from UTC at a time, both in ms.
 */
export function toUtc(local: number, { offsetAt }: Pick<RaceZone, 'offsetAt'>): number {
  // A day is longer than the UTC offset of any zone.
  const [before, after] = [offsetAt(local - DAY_MS), offsetAt(local + DAY_MS)]
  const isAfterChange = offsetAt(local - before) !== before && offsetAt(local - after) === after
  return local - (isAfterChange ? after : before)
}

/** Whether the visitor's clock shows another time than the race's at `ms`. */
export const isOtherLocalTime = (ms: number, { offsetAt }: RaceZone): boolean =>
  -new Date(ms).getTimezoneOffset() * MINUTE_MS !== offsetAt(ms)
