import { now } from '../lib/serverClock.ts'
import { offsetAt, toUtc } from './raceZone.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** The default date-time format (spec §9). */
export const DATE_TIME_FORM = 'YYYY-MM-DD HH:mm:ss'
/** The date format in documents (spec §9). */
export const DATE_FORM = 'YYYY.MM.DD'

const API_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?)?$/
const TOKENS = /YYYY|M{1,4}|D{1,2}|H{1,2}|mm|ss/g
// Hard-coded, because the browser's own names take tens of milliseconds to load.
const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** The form in which dates are typed, stored and sent. */
export const DAY_FORM = 'YYYY-MM-DD'

const localOf = (ms: number) => ms + offsetAt(ms)

/** Epoch ms of a `YYYY-MM-DD[ HH:mm[:ss]]` in the race's time zone; undefined for anything else. */
export function parseRaceTime(value: string): number | undefined {
  const [whole, date, minutes = '00:00', seconds = ':00'] = API_TIME.exec(value) ?? []
  const local = whole ? Date.parse(`${date}T${minutes}${seconds}Z`) : NaN
  return Number.isFinite(local) ? toUtc(local) : undefined
}

/**
 * Formats `ms` in the race's time zone with dayjs's tokens (YYYY, M to MMMM, D, DD, H, HH, mm, ss; month
 * names are English). Returns '' for an invalid time.
 */
export const formatRaceTime = (ms: number | undefined, form: string = DATE_FORM): string =>
  formatLocal(localOf(ms ?? NaN), form)

/** Today in the race's time zone, `YYYY-MM-DD`, by the server's clock. */
export const raceToday = (): string => formatRaceTime(now(), DAY_FORM)

/** Formats `ms` like `formatRaceTime`, but by the visitor's clock. */
export const formatOwnTime = (ms: number, form: string): string =>
  formatLocal(ms - new Date(ms).getTimezoneOffset() * MINUTE_MS, form)

/** Formats a local time, itself given as if it were UTC. */
function formatLocal(ms: number, form: string): string {
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
  return form.replace(TOKENS, (token) => texts[token] ?? token)
}

/** The weekday in the race's time zone, from a list of seven names with spaces between, Sunday first. */
export const raceWeekday = (ms: number, names: string): string =>
  names.split(' ')[new Date(localOf(ms)).getUTCDay()] ?? ''

const SECOND_MS = 1000
/** How services write the end of a day, which they cannot write as 24:00. */
const LAST_SECOND = '23:59:59'

/** Epoch ms of an end time as services write it: 23:59:59 means midnight. */
export function parseRaceEnd(value: string): number | undefined {
  const ms = parseRaceTime(value)
  return ms === undefined || !value.endsWith(LAST_SECOND) ? ms : ms + SECOND_MS
}

/** Formats an end time like `formatRaceTime`; midnight is 24:00 of the day before. */
export function formatRaceEnd(ms: number | undefined, form: string): string {
  const isMidnight = ms !== undefined && localOf(ms) % DAY_MS === 0
  return isMidnight
    ? formatRaceTime(ms - DAY_MS, form.replace(/HH?/, '24'))
    : formatRaceTime(ms, form)
}

const dayOf = (ms: number) => Math.floor(localOf(ms) / DAY_MS)

/** Calendar days in the race's time zone from `moment` to the last day before `end`; 0 on that day. */
export const daysLeft = (end: number, moment: number): number =>
  Math.max(0, dayOf(end - 1) - dayOf(moment))
