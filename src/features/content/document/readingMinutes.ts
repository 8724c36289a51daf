const CHARACTERS_A_MINUTE = 350
const WORDS_A_MINUTE = 220
/** A longer text is estimated from its beginning, as the page waits for the result. */
const SAMPLE = 20_000
/** Chinese and Japanese. */
const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu
const WORD = /[\p{Script=Latin}\d]+(?:[’'.,-][\p{Script=Latin}\d]+)*/gu

/** The reading time of a text, in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const sample = text.slice(0, SAMPLE)
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0
  const minutes = count(CHARACTER) / CHARACTERS_A_MINUTE + count(WORD) / WORDS_A_MINUTE
  return Math.max(1, Math.round((minutes * text.length) / (sample.length || 1)))
}
