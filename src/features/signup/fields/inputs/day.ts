import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { cleanInput } from '#domain/cleanInput.ts'
import { ISO_DATE_FORMAT } from '#domain/raceDates.ts'

dayjs.extend(customParseFormat)

const LOOSE = /^(\d{4})(?:\D(\d{1,2})\D(\d{1,2})\D?|(\d\d)(\d\d))$/

/** A valid date, or null. */
export function dayOf(text: string): Dayjs | null {
  const day = dayjs(text, ISO_DATE_FORMAT, true)
  return day.isValid() ? day : null
}

/** Normalises 2023/5/1, 20230501 and 2023年5月1日; other text is returned as it is. */
export function normalDay(written: string): string {
  const text = cleanInput('number', written)
  const [, year, month, day, shortMonth, shortDay] = LOOSE.exec(text) ?? []
  if (!year) return text
  const parts = [year, month ?? shortMonth ?? '', day ?? shortDay ?? '']
  return parts.map((part) => part.padStart(2, '0')).join('-')
}
