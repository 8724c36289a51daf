const CHARACTERS_A_MINUTE = 350
const WORDS_A_MINUTE = 220
const TAGS = /<[^>]*>/g
const HAN = /\p{Script=Han}/gu
const WORD = /[\p{Script=Latin}\d][\p{Script=Latin}\d’'.-]*/gu

/** How long it takes to read a piece of HTML, in full minutes and never none. */
export function readingMinutes(html: string): number {
  const text = html.replace(TAGS, ' ')
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return Math.max(1, Math.round(count(HAN) / CHARACTERS_A_MINUTE + count(WORD) / WORDS_A_MINUTE))
}
