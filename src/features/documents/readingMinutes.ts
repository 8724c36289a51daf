const CHARACTERS_A_MINUTE = 350
const WORDS_A_MINUTE = 220
/** What is longer is judged by its beginning: the page waits for the figure. */
const SAMPLE = 20_000
const TAGS = /<[^>]*>?/g
const HAN = /\p{Script=Han}/gu
const WORD = /[a-z\d]+(?:[’'.,-][a-z\d]+)*/gi

/** How long it takes to read a piece of HTML, in full minutes and never none. */
export function readingMinutes(html: string): number {
  const sample = html.slice(0, SAMPLE)
  const text = sample.replace(TAGS, ' ')
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const minutes = count(HAN) / CHARACTERS_A_MINUTE + count(WORD) / WORDS_A_MINUTE
  return Math.max(1, Math.round((minutes * html.length) / (sample.length || 1)))
}
