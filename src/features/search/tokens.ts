/** A piece of text that can be searched for, and where it stands. */
export interface Token {
  term: string
  start: number
  end: number
}

const RUNS = /(\p{Script=Han}+)|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu
const HAN = /\p{Script=Han}/u

export const isHan = (term: string): boolean => HAN.test(term)

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
 * Words of an alphabet; of Chinese, which has no spaces, every two neighbouring characters and the
 * last one of a run, so that each character begins one term.
 */
export function* tokensOf(text: string): Generator<Token> {
  for (const { 0: run, 1: han, index } of text.matchAll(RUNS)) {
    if (han) yield* pairsOf(han, index)
    else yield { term: normal(run), start: index, end: index + run.length }
  }
}

/** The terms under which a text is kept. */
export const termsOf = (text: string): string[] => Array.from(tokensOf(text), ({ term }) => term)

/** The terms that are asked for: of a longer run of Chinese, its pairs alone. */
export function queryTermsOf(query: string): string[] {
  const terms: string[] = []
  for (const [run] of query.matchAll(RUNS)) {
    const all = termsOf(run)
    terms.push(...(all.length > 1 ? all.slice(0, -1) : all))
  }
  return [...new Set(terms)]
}
