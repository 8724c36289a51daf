import { SSF } from 'xlsx'
import type { SiteLanguage } from '#i18n/languages.ts'
import { dateFormsOf } from './dateFormats.ts'

/** The parts of the library's formatter that are used here; its types leave them open. */
interface Formatter {
  format: (format: string, value: unknown, options: { date1904: boolean }) => string
  is_date: (format: string) => boolean
  parse_date_code: (
    value: number,
    options: { date1904: boolean },
  ) => { y: number; m: number; d: number } | null
}
export const formatter: Formatter = SSF

/** Windows' numbers of languages, as formats name them. */
const LANGUAGE_TAGS: Record<number, string> = {
  0x404: 'zh-TW',
  0x407: 'de',
  0x409: 'en',
  0x40a: 'es',
  0x40c: 'fr',
  0x410: 'it',
  0x411: 'ja',
  0x412: 'ko',
  0x416: 'pt',
  0x419: 'ru',
  0x804: 'zh-CN',
  0x809: 'en',
  0xc04: 'zh-HK',
  0xc0a: 'es',
}
const LOCALE = /\[\$[^\]-]*-([^\],]*)[^\]]*\]/
const SYSTEM_DATE = /\[\$-(?:x-sysdate|f800)[\],]/i
const SYSTEM_TIME = /\[\$-(?:x-systime|f400)[\],]/i
const HEX = /^[\da-f]+$/i
const TAG = /^[a-z]{2,3}(?:-[a-z\d]+)*$/i
const WESTERN_NUMERALS = 1
const GREGORIAN = 1
const JAPANESE_ERA = 3
/** Literals, brackets, names of days and months, years of an era, and text that is not quoted. */
const TOKEN =
  /"[^"]*"?|\\.|!.|[_*].|\[[^\]]*\]|上午\/下午|G\/[^ -~]+|AM\/PM|A\/P|General|a{3,}|d{3,}|m{3,}|g+e*|e+(?![+-])|[^ -~]+/giu
const SPECIAL = /[^ -~]|!|\[\$-|\[DBNum|\[ENG|a{3}/i

/** The language, calendar and digits that a format asks for. */
function localeOf(format: string, reader: string) {
  const code = LOCALE.exec(format)?.[1] ?? ''
  if (HEX.test(code)) {
    const number = Number.parseInt(code, 16)
    const calendar = (number >>> 16) & 0xff
    return {
      tag: LANGUAGE_TAGS[number & 0xffff] ?? reader,
      isKnown:
        number >>> 24 <= WESTERN_NUMERALS && (calendar <= GREGORIAN || calendar === JAPANESE_ERA),
    }
  }
  return { tag: TAG.test(code) ? code : reader, isKnown: true }
}

const quoted = (text: string) => `"${text.replaceAll('"', '')}"`

/** The year of the Japanese or Taiwanese era of a day: `g` and `e` of a format. */
function eraYear(day: Date, token: string, tag: string): string {
  const names = { 1: 'narrow', 2: 'short', 3: 'long' } as const
  const eras = /^g*/i.exec(token)?.[0].length ?? 0
  const calendar = tag === 'zh-TW' ? 'roc' : 'japanese'
  const parts = new Intl.DateTimeFormat(`${tag === 'zh-TW' ? tag : 'ja'}-u-ca-${calendar}`, {
    era: eras === 1 ? names[1] : names[3],
    year: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(day)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  const era = part('era')
  const year = part('year').replace('元', '1')
  const shownEra = eras === 2 ? era.slice(0, 1) : era
  return (eras > 0 ? shownEra : '') + (/e/i.test(token) ? year : '')
}

/** The name of a day or month, as `aaa`, `ddd`, `mmm` and longer ones ask for it. */
function nameOf(day: Date, token: string, tag: string): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(day)
  const isLong = token.length > 3
  if (/^m{5}/i.test(token)) return write({ month: 'narrow' })
  if (/^m/i.test(token)) return write({ month: isLong ? 'long' : 'short' })
  if (isLong) return write({ weekday: 'long' })
  const isHan = /^(?:zh|ja)/.test(tag)
  return write({ weekday: /^a/i.test(token) && isHan ? 'narrow' : 'short' })
}

/** Whether the library's own text for a format may differ from what `rewrite` leads to. */
export const needsRewrite = (format: string): boolean =>
  SPECIAL.test(format) || formatter.is_date(format)

/**
 * A format that the library can apply to a value: text in it is quoted, names of days and months
 * are in the format's or the reader's language, and the system's date is the reader's. `isKnown` is
 * false if it asks for digits or a calendar that are not supported.
 */
export function rewrite(
  format: string,
  value: unknown,
  { language, date1904 }: { language: SiteLanguage; date1904: boolean },
): { format: string; isKnown: boolean } {
  const forms = dateFormsOf(language)
  if (SYSTEM_DATE.test(format)) return { format: forms.systemLong, isKnown: true }
  if (SYSTEM_TIME.test(format)) return { format: 'h:mm:ss', isKnown: true }
  const { tag, isKnown } = localeOf(format, forms.tag)
  const code =
    typeof value === 'number' && value >= 0 ? formatter.parse_date_code(value, { date1904 }) : null
  const day = code && new Date(Date.UTC(code.y, code.m - 1, code.d))
  const hasEra = /g/i.test(format.replaceAll(/"[^"]*"|General|\[[^\]]*\]/gi, ''))
  const isEra = hasEra || tag === 'ja' || tag === 'zh-TW'
  let isPlain = isKnown
  const replaced = format.replaceAll(TOKEN, (token) => {
    if (/^\[(?:DBNum|ENG)/i.test(token)) {
      isPlain = false
      return ''
    }
    if (/^\[\$-/.test(token)) return ''
    // East Asian programs write the next character as it is after this, as others do after a backslash.
    if (token.startsWith('!')) return `\\${token.slice(1)}`
    if (/^G\//.test(token)) return 'General'
    if (/^(?:["\\_*[]|上午|AM|A\/P|General)/i.test(token)) return token
    if (/^[^ -~]/.test(token)) return quoted(token)
    if (!day) return token
    if (/^[ge]/i.test(token)) return isEra ? quoted(eraYear(day, token, tag)) : token
    return quoted(nameOf(day, token, tag))
  })
  return { format: replaced, isKnown: isPlain }
}
