const CHARACTERS_A_MINUTE = 350
const WORDS_A_MINUTE = 220
const FIRST_HAN = '\u2E80'

/** How long it takes to read a piece of HTML, in full minutes and never none. */
export function readingMinutes(html: string): number {
  let characters = 0
  let words = 0
  let isTag = false
  let isWord = false
  // One walk and no patterns: content can be long, and the page waits for it.
  for (const character of html) {
    if (character === '<') isTag = true
    const isLatin = !isTag && /\w/.test(character)
    if (isLatin && !isWord) words++
    if (!isTag && character >= FIRST_HAN) characters++
    if (character === '>') isTag = false
    isWord = isLatin
  }
  return Math.max(1, Math.round(characters / CHARACTERS_A_MINUTE + words / WORDS_A_MINUTE))
}
