import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'

dayjs.extend(customParseFormat)

/** How a day is typed, held and sent. */
export const DAY_FORM = 'YYYY-MM-DD'

const LOOSE = /^(\d{4})(?:\D(\d{1,2})\D(\d{1,2})\D?|(\d\d)(\d\d))$/

/** A day of the calendar, or null. */
export function dayOf(text: string): Dayjs | null {
  const day = dayjs(text, DAY_FORM, true)
  return day.isValid() ? day : null
}

/** A day as it is held: 2023/5/1, 20230501 and 2023年5月1日 are taken too; other texts stay. */
export function tidyDay(typed: string): string {
  const text = typed.normalize('NFKC').trim()
  const [, year, month, day, shortMonth, shortDay] = LOOSE.exec(text) ?? []
  if (!year) return text
  const parts = [year, month ?? shortMonth ?? '', day ?? shortDay ?? '']
  return parts.map((part) => part.padStart(2, '0')).join('-')
}
