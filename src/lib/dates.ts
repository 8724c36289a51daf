import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/** All race times are Asia/Shanghai, which has been UTC+8 without summer time since 1991. */
const SHANGHAI_HOURS = 8
const SHANGHAI_SUFFIX = '+08:00'
/** The default date-time form (spec §9). */
export const DATE_TIME_FORM = 'YYYY-MM-DD HH:mm:ss'
/** The form of dates in documents (spec §9). */
export const DATE_FORM = 'YYYY.MM.DD'

const WIRE_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?)?$/

/** Epoch ms of a `YYYY-MM-DD[ HH:mm[:ss]]` in Asia/Shanghai; undefined for anything else. */
export function parseRaceTime(value: string): number | undefined {
  const [whole, date, minutes = '00:00', seconds = ':00'] = WIRE_TIME.exec(value) ?? []
  const ms = whole ? Date.parse(`${date}T${minutes}${seconds}${SHANGHAI_SUFFIX}`) : NaN
  return Number.isFinite(ms) ? ms : undefined
}

/** `ms` as it reads in Asia/Shanghai, in a dayjs form; '' when there is no such moment. */
export function formatRaceTime(ms: number | undefined, form: string = DATE_FORM): string {
  return ms === undefined ? '' : dayjs(ms).utcOffset(SHANGHAI_HOURS).format(form)
}
