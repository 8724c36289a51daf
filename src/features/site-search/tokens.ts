import { comparable } from '../../domain/comparable.ts'
import { simplified } from './simplified.ts'

/** A searchable piece of text, with its position. */
export interface Token {
  term: string
  start: number
  end: number
  /** Where its first character ends. */
  firstEnd: number
}

/** Marks, and what is invisible within a word. */
const AFTER = /[\p{M}\p{Default_Ignorable_Code_Point}ﾞﾟ]*/u
/** Characters of scripts without spaces between words: Chinese, and Japanese with its kana. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーｰ]/u
const CHARACTER = new RegExp(`${UNSPACED.source}${AFTER.source}`, 'gu')
const RUNS = new RegExp(
  `((?:${CHARACTER.source})+)|(?:(?!${UNSPACED.source})[\\p{L}\\p{N}]${AFTER.source})+`,
  'gu',
)

export const isUnspaced = (term: string): boolean => UNSPACED.test(term)

const normal = (word: string) => comparable('search', word)

interface Character {
  text: string
  start: number
  end: number
}

/** The characters of a run as they are compared; ㌔ is two. */
const charactersOf = (run: string, offset: number): Character[] =>
  Array.from(run.matchAll(CHARACTER)).flatMap(({ 0: written, index }) =>
    Array.from(normal(written), (character) => ({
      text: simplified(character),
      start: offset + index,
      end: offset + index + written.length,
    })),
  )

function* pairsOf(run: string, offset: number): Generator<Token> {
  const characters = charactersOf(run, offset)
  for (const [index, { text, start, end }] of characters.entries()) {
    const next = characters[index + 1]
    yield { term: text + (next?.text ?? ''), start, end: next?.end ?? end, firstEnd: end }
  }
}

/**
 * Words of an alphabet. Chinese and Japanese have no spaces, so every pair of adjacent characters
 * is a term, plus the last character of a run; each character thus starts one term. Terms are in the
 * form for comparing, with simplified characters.
 */
export function* tokensOf(text: string): Generator<Token> {
  for (const { 0: run, 1: unspaced, index } of text.matchAll(RUNS)) {
    const end = index + run.length
    if (unspaced) yield* pairsOf(unspaced, index)
    else yield { term: normal(run), start: index, end, firstEnd: end }
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
