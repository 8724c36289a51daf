import { DAY_MS, MINUTE_MS, SECOND_MS } from '#lib/durations.ts'
import { now } from '#lib/serverClock.ts'
import { createZone, type RaceZone, toUtc } from './raceZone.ts'

/** The default date-time format (spec §9a). */
export const DATE_TIME_FORMAT = 'YYYY-MM-DD HH:mm:ss'
/** The date format in documents (spec §9a). */
export const DOTTED_DATE_FORMAT = 'YYYY.MM.DD'

const API_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{1,2}):([0-5]\d)(?::([0-5]\d))?)?$/
/** Hours up to 47 are those of the next day: 26:00 is 2:00. */
const HOURS = 48
const TOKENS = /YYYY|M{1,4}|D{1,2}|H{1,2}|mm|ss/g
// Hard-coded, because the browser's own names take tens of milliseconds to load (docs/performance.md).
const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** The form in which dates are typed, stored and sent. */
export const ISO_DATE_FORMAT = 'YYYY-MM-DD'

const UTC = createZone('UTC')

const localOf = (ms: number, zone: RaceZone) => ms + zone.offsetAt(ms)

/**
 * Epoch ms of a `YYYY-MM-DD[ HH:mm[:ss]]` in the race's time zone; undefined for anything else. 24:00 to
 * 47:59 are times of the next day (spec §10).
 */
export function parseRaceTime(value: string, zone: RaceZone): number | undefined {
  const [, date = '', hour = 0, minute = 0, second = 0] = API_TIME.exec(value) ?? []
  const day = Date.parse(`${date}T00:00Z`)
  const exists = Number.isFinite(day) && new Date(day).toISOString().startsWith(date)
  if (!exists || Number(hour) >= HOURS) return undefined
  return toUtc(day + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * SECOND_MS, zone)
}

/** Whether a text is a time of the race, which does not depend on its zone. */
export const isRaceTime = (value: string): boolean => parseRaceTime(value, UTC) !== undefined

/**
 * Formats `ms` in the race's time zone with dayjs's tokens (YYYY, M to MMMM, D, DD, H, HH, mm, ss; month
 * names are English). Returns '' for an invalid time.
 */
export const formatRaceTime = (ms: number | undefined, format: string, zone: RaceZone): string =>
  formatLocal(localOf(ms ?? NaN, zone), format)

/**
 * The current time by the server's clock, in epoch ms, to compare with times of the race. NaN if the race's
 * zone cannot be read: no comparison holds then.
 */
export const raceNow = ({ isReadable }: RaceZone): number => (isReadable ? now() : NaN)

/** Today in the race's time zone, `YYYY-MM-DD`, by the server's clock. */
export const raceToday = (zone: RaceZone): string => formatRaceTime(now(), ISO_DATE_FORMAT, zone)

/** Formats `ms` like `formatRaceTime`, but by the visitor's clock. */
export const formatOwnTime = (ms: number, format: string): string =>
  formatLocal(ms - new Date(ms).getTimezoneOffset() * MINUTE_MS, format)

/** Formats a local time, itself given as if it were UTC. */
function formatLocal(ms: number, format: string): string {
  const local = new Date(ms)
  if (Number.isNaN(local.getTime())) return ''
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] = local
    .toISOString()
    .split(/[-T:.]/)
  const monthName = MONTHS[local.getUTCMonth()] ?? ''
  const texts: Record<string, string> = {
    YYYY: year,
    MMMM: monthName,
    MMM: monthName.slice(0, 3),
    MM: month,
    M: String(Number(month)),
    DD: day,
    D: String(Number(day)),
    HH: hour,
    H: String(Number(hour)),
    mm: minute,
    ss: second,
  }
  return format.replace(TOKENS, (token) => texts[token] ?? token)
}

/** Formats a local time of the race as it is written, which takes no zone; '' if it cannot be parsed. */
export const formatWritten = (value: string, format: string): string =>
  formatRaceTime(parseRaceTime(value, UTC), format, UTC)

/** The weekday in the race's time zone, from a list of seven names with spaces between, Sunday first. */
export const raceWeekday = (ms: number, names: string, zone: RaceZone): string =>
  names.split(' ')[new Date(localOf(ms, zone)).getUTCDay()] ?? ''

/** How services write the end of a day, which they cannot write as 24:00. */
const LAST_SECOND = /23:59:59$/
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text has the form of a day without a time. */
export const isDateOnly = (value: string): boolean => DATE_ONLY.test(value)

/** Epoch ms of an end time as services write it: 23:59:59, or a day alone, means its midnight. */
export const parseRaceEnd = (value: string, zone: RaceZone): number | undefined =>
  parseRaceTime(value.replace(LAST_SECOND, '24:00:00').replace(DATE_ONLY, '$& 24:00'), zone)

/** The number of a local day. Local times are given as if they were UTC, so all days are equally long. */
const dayOf = (ms: number, zone: RaceZone) => Math.floor(localOf(ms, zone) / DAY_MS)

/** Whether a day ends at `ms`. On some days of some zones the clock shows 1:00 then. */
export const isEndOfDay = (ms: number, zone: RaceZone): boolean =>
  dayOf(ms - 1, zone) < dayOf(ms, zone)

/** Formats an end time like `formatRaceTime`; midnight is 24:00 of the day before. */
export const formatRaceEnd = (ms: number | undefined, format: string, zone: RaceZone): string =>
  ms !== undefined && isEndOfDay(ms, zone)
    ? formatLocal(dayOf(ms - 1, zone) * DAY_MS, format.replace(/HH?/, '24'))
    : formatRaceTime(ms, format, zone)

/** Formats an end time as it is written, like `formatWritten`; midnight is 24:00 of the day before. */
export const formatWrittenEnd = (value: string, format: string): string =>
  formatRaceEnd(parseRaceTime(value, UTC), format, UTC)

/** Calendar days in the race's time zone from `moment` to the last day before `end`; 0 on that day. */
export const daysLeft = (end: number, moment: number, zone: RaceZone): number =>
  Math.max(0, dayOf(end - 1, zone) - dayOf(moment, zone))
