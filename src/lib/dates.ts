/** All race times are Asia/Shanghai, which has been UTC+8 without summer time since 1991. */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000
const DAY_MS = 24 * 3_600_000
const SHANGHAI_SUFFIX = '+08:00'
/** The default date-time form (spec §9). */
export const DATE_TIME_FORM = 'YYYY-MM-DD HH:mm:ss'
/** The form of dates in documents (spec §9). */
export const DATE_FORM = 'YYYY.MM.DD'

const WIRE_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?)?$/
const TOKENS = /YYYY|M{1,4}|D{1,2}|H{1,2}|mm|ss/g
// Written out, because the browser's own names take tens of milliseconds to load.
const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
const WEEKDAYS = {
  zh: Array.from('日一二三四五六', (day) => `星期${day}`),
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
}

/** Epoch ms of a `YYYY-MM-DD[ HH:mm[:ss]]` in Asia/Shanghai; undefined for anything else. */
export function parseRaceTime(value: string): number | undefined {
  const [whole, date, minutes = '00:00', seconds = ':00'] = WIRE_TIME.exec(value) ?? []
  const ms = whole ? Date.parse(`${date}T${minutes}${seconds}${SHANGHAI_SUFFIX}`) : NaN
  return Number.isFinite(ms) ? ms : undefined
}

/**
 * `ms` as it reads in Asia/Shanghai, in a form of dayjs's tokens (YYYY, M to MMMM, D, DD, H, HH,
 * mm, ss; month names are English). '' when there is no such moment.
 */
export function formatRaceTime(ms: number | undefined, form: string = DATE_FORM): string {
  const local = new Date((ms ?? NaN) + SHANGHAI_OFFSET_MS)
  if (Number.isNaN(local.getTime())) return ''
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] = local
    .toISOString()
    .split(/[-T:.]/)
  const monthName = MONTHS[local.getUTCMonth()] ?? ''
  const words: Record<string, string> = {
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
  return form.replace(TOKENS, (token) => words[token] ?? token)
}

/** The weekday in Asia/Shanghai: 星期日, Sunday. */
export const raceWeekday = (ms: number, language: 'zh' | 'en'): string =>
  WEEKDAYS[language][new Date(ms + SHANGHAI_OFFSET_MS).getUTCDay()] ?? ''

const dayOf = (ms: number) => Math.floor((ms + SHANGHAI_OFFSET_MS) / DAY_MS)

/** Days of the calendar in Asia/Shanghai from `moment` to the last one before `end`; 0 on it. */
export const daysLeft = (end: number, moment: number): number =>
  Math.max(0, dayOf(end - 1) - dayOf(moment))
