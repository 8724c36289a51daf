import { isInvisible } from '#lib/isInvisible.ts'

/** The kind of a typed text, which decides which of its characters are kept. */
export type Purpose =
  | 'name'
  | 'documentNumber'
  | 'phone'
  | 'email'
  | 'code'
  | 'bib'
  | 'number'
  | 'search'
  | 'text'

/**
 * Characters that are invisible and mean nothing: direction marks, spaces without width, soft hyphens
 * and controls. They come along when a text is copied from a chat, a contact or a spreadsheet.
 */
const MEANINGLESS =
  /[\p{Bidi_Control}\u00ad\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]|(?!\s)\p{Cc}/gu
/**
 * Zero-width joiners and non-joiners that have no effect. They have one between letters (spelling),
 * between emoji (picture) and, in scripts such as Malayalam, after a mark at the end of a word.
 */
const LOOSE_JOINER =
  /(?<![\p{L}\p{M}\p{N}\p{S}\u200c\u200d])[\u200c\u200d]+|(?<!(?!\p{Variation_Selector})\p{M})[\u200c\u200d]+(?![\p{L}\p{M}\p{N}\p{S}\u200c\u200d])/gu

/** Invisible characters have no meaning in numbers, codes and addresses. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?!\s)\p{Cc}/gu
const OTHER_WIDTH = /[\u3000\uff01-\uff5e\uffe0-\uffe6\ufe50-\ufe6f]/g
const DIGIT = /(?![0-9])\p{Nd}/gu
const HYPHEN = /[\p{Pd}\u02d7\u2043\u207b\u208b\u2212\u23af\u23e4\u2500\u2501\u2796]/gu
/** The hyphen key of a Japanese keyboard; after kana it makes a vowel long. */
const LONG_VOWEL_MARK = /(?<![\p{Script=Hiragana}\p{Script=Katakana}ーｰﾞﾟ])[ーｰ]+/gu
/** The dots between the parts of a name, which differ by keyboard and font. */
export const MIDDLE_DOT =
  /[\u00b7\u0387\u1427\u2022\u2027\u2219\u22c5\u2e31\u2e33\u30fb\uff65\ua78f]/g

/** The Roman numeral ten, which input methods offer for the X at the end of a resident ID. */
const ROMAN_TEN = /[\u2169\u2179]/g

/** Unicode has the digits of a script in one run from 0 to 9. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}

/** A text of digits and letters with the widths, digits and hyphens of ASCII. */
export const toAsciiSigns = (text: string) =>
  text
    .replace(INVISIBLE, '')
    .replace(OTHER_WIDTH, (character) => character.normalize('NFKC'))
    .replace(DIGIT, asciiDigit)
    .replace(HYPHEN, '-')
    .replace(LONG_VOWEL_MARK, (marks) => '-'.repeat(marks.length))

const withoutSpace = (text: string) => toAsciiSigns(text).replace(/\s/g, '')

/** Countries where a 0 before a number is dialled within the country only. */
const NATIONAL_ZERO =
  /^(\+(?:27|31|32|33|41|43|44|46|49|60|61|62|64|66|81|82|84|90|886|972))0(?=\d{7})/

/**
 * Without separators, 00 as +, without the 0 that is dialled within a country only, and mainland
 * numbers without their country code.
 */
const phone = (text: string) =>
  withoutSpace(text)
    .replace(MIDDLE_DOT, '')
    .replace(/[-./]/g, '')
    .replace(/[[\]]/g, (bracket) => (bracket === '[' ? '(' : ')'))
    .replace(/^(\(?(?:\+|00)\(?\d{1,3}\)?)\(0\)/, '$1')
    .replace(/[()]/g, '')
    .replace(/^00/, '+')
    .replace(NATIONAL_ZERO, '$1')
    .replace(/^\+?86(?=1\d{10}$)/, '')

const asTyped = (text: string) =>
  isInvisible(text) ? '' : text.replace(MEANINGLESS, '').replace(LOOSE_JOINER, '').trim()
const folded = (text: string) => toAsciiSigns(text).trim()

const CLEANERS: Record<Purpose, (text: string) => string> = {
  name: asTyped,
  text: asTyped,
  search: asTyped,
  documentNumber: (text) =>
    withoutSpace(text).replace(ROMAN_TEN, 'X').replace(MIDDLE_DOT, '').replace(/-/g, ''),
  phone,
  // An input method for Chinese or Japanese types its own full stop.
  email: (text) => folded(text).replace(/[。｡]/g, '.'),
  code: withoutSpace,
  bib: folded,
  number: folded,
}

/**
 * What is kept and sent of a typed text (spec §5 "Typed text"): nothing around it, nothing invisible
 * that means nothing, and ASCII widths, digits and hyphens where only those are meant. A text without
 * a visible character becomes ''. Names and texts are otherwise as typed. Passwords never come here.
 */
export const cleanInput = (purpose: Purpose, text: string): string => CLEANERS[purpose](text)
