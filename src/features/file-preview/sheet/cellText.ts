import type { CellObject } from 'xlsx'
import type { SiteLanguage } from '#i18n/languages.ts'
import { formatter, needsRewrite, rewrite } from './formatTokens.ts'

export interface CellOptions {
  /** Dates that the file leaves to the reader's system are in this language. */
  language: SiteLanguage
  /** Days are counted from 1904 on, as older programs for the Mac do. */
  date1904: boolean
  /** Formats that are not supported are added. */
  unknownFormats: Set<string>
}

/** A point written between digits, as in `0!.0,"万"`: the library would misplace the digits. */
const POINT_BETWEEN_DIGITS = /[0#?](?:[\\!]\.|"\.")[0#?]/

/** What spreadsheet programs show for a date that no calendar has. */
const NO_DATE = '#####'

/** The text of a cell as formatted in the file; '' where its format hides the value. */
export function cellText({ t, v, w, z }: CellObject, options: CellOptions): string {
  if (t === 'z' || v === undefined) return ''
  if (typeof z === 'string' && t === 'n' && POINT_BETWEEN_DIGITS.test(z)) {
    options.unknownFormats.add(z)
    return String(v)
  }
  if (typeof z !== 'string' || t === 'e' || (w !== undefined && !needsRewrite(z)))
    return w ?? String(v)
  const { format, isKnown } = rewrite(z, v, options)
  if (!isKnown) options.unknownFormats.add(z)
  try {
    const text = formatter.format(format, v, { date1904: options.date1904 })
    const isDate = typeof v === 'number' && !z.includes(';') && formatter.is_date(z)
    return text === '' && isDate ? NO_DATE : text
  } catch {
    options.unknownFormats.add(z)
    return String(v)
  }
}
