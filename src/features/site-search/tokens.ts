/** A searchable piece of text, with its position. */
export interface Token {
  term: string
  start: number
  end: number
}

/** Characters of scripts without spaces between words: Chinese, and Japanese with its kana. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const RUNS = new RegExp(`(${UNSPACED.source}+)|(?:(?!${UNSPACED.source})[\\p{L}\\p{N}])+`, 'gu')

export const isUnspaced = (term: string): boolean => UNSPACED.test(term)

const normal = (word: string) => word.normalize('NFKC').toLowerCase()

function* pairsOf(run: string, offset: number): Generator<Token> {
  const characters = Array.from(run)
  let start = offset
  for (const [index, character] of characters.entries()) {
    const term = character + (characters[index + 1] ?? '')
    yield { term, start, end: start + term.length }
    start += character.length
  }
}

/**
 * Words of an alphabet. Chinese and Japanese have no spaces, so every pair of adjacent characters
 * is a term, plus the last character of a run; each character thus starts one term.
 */
export function* tokensOf(text: string): Generator<Token> {
  for (const { 0: run, 1: unspaced, index } of text.matchAll(RUNS)) {
    if (unspaced) yield* pairsOf(unspaced, index)
    else yield { term: normal(run), start: index, end: index + run.length }
  }
}

/** The terms under which a text is indexed. */
export const termsOf = (text: string): string[] => Array.from(tokensOf(text), ({ term }) => term)

/** The terms of a query; a longer run of Chinese or Japanese gives only its pairs. */
export function queryTermsOf(query: string): string[] {
  const terms: string[] = []
  for (const [run] of query.matchAll(RUNS)) {
    const all = termsOf(run)
    terms.push(...(all.length > 1 ? all.slice(0, -1) : all))
  }
  return [...new Set(terms)]
}
