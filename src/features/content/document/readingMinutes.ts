const CHARACTERS_A_MINUTE = 350
const WORDS_A_MINUTE = 220
/** Longer content is estimated from its beginning, as the page waits for the result. */
const SAMPLE = 20_000
const TAGS = /<[^>]*>?/g
/** Chinese and Japanese. */
const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu
const WORD = /[\p{Script=Latin}\d]+(?:[’'.,-][\p{Script=Latin}\d]+)*/gu

/** The reading time of a piece of HTML, in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const sample = html.slice(0, SAMPLE)
  const text = sample.replace(TAGS, ' ')
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const minutes = count(CHARACTER) / CHARACTERS_A_MINUTE + count(WORD) / WORDS_A_MINUTE
  return Math.max(1, Math.round((minutes * html.length) / (sample.length || 1)))
}
