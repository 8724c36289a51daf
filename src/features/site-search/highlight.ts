import { forLanguage, type Language } from '#i18n/languages.ts'
import { isUnspaced, tokensOf } from './tokens.ts'

/** Part of a text, and whether it matches the query. */
export interface TextPart {
  text: string
  isFound: boolean
}

/** Characters before and in a passage around the first match, and the ellipses. */
const UNSPACED = { lead: 14, length: 76, more: ['…', '…'] }
const ALPHABET = { lead: 36, length: 170, more: ['… ', ' …'] }
const AROUND = { zh: UNSPACED, en: ALPHABET, ja: UNSPACED }

interface Range {
  start: number
  end: number
}

/**
 * The matches in `text`: whole words of an alphabet, but only the queried characters of Chinese and Japanese.
 */
function* rangesOf(
  text: string,
  terms: ReadonlySet<string>,
  queryTerms: string[],
): Generator<Range> {
  for (const { term, start, end, firstEnd } of tokensOf(text)) {
    if (!terms.has(term)) continue
    const wanted = isUnspaced(term) && queryTerms.find((query) => term.startsWith(query))
    yield { start, end: wanted && wanted !== term ? firstEnd : end }
  }
}

function* mergeRanges(ranges: Iterable<Range>): Generator<Range> {
  let current: Range | undefined
  for (const range of ranges) {
    if (current && range.start <= current.end)
      current = { ...current, end: Math.max(current.end, range.end) }
    else {
      if (current) yield current
      current = range
    }
  }
  if (current) yield current
}

function split(text: string, ranges: Range[]): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { start, end } of ranges) {
    if (start > at) parts.push({ text: text.slice(at, start), isFound: false })
    parts.push({ text: text.slice(start, end), isFound: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), isFound: false })
  return parts
}

/** The terms that matched: those of the index, and those of the query. */
export interface MatchedTerms {
  terms: ReadonlySet<string>
  queryTerms: string[]
}

/** A short text in parts, with matches marked. */
export const marked = (text: string, { terms, queryTerms }: MatchedTerms): TextPart[] =>
  split(text, [...mergeRanges(rangesOf(text, terms, queryTerms))])

/** The passage of a long text around the first match; null if there is none. */
export function passage(text: string, found: MatchedTerms, language: Language): TextPart[] | null {
  const { lead, length, more } = forLanguage(AROUND, language)
  const [first] = rangesOf(text, found.terms, found.queryTerms)
  if (!first) return null
  const from = Math.max(0, first.start - lead)
  const start = from === 0 ? 0 : beginning(text, from, first.start)
  const [before = '', after = ''] = more
  const cut = wholeText(text, start, start + length)
  const parts = marked(cut, found)
  if (start > 0) parts.unshift({ text: before, isFound: false })
  if (!text.endsWith(cut)) parts.push({ text: after, isFound: false })
  return parts
}

/** `text` from `start` to about `end`, without a truncated word. */
function wholeText(text: string, start: number, end: number): string {
  const rough = text.slice(start, end)
  const isCut = /[a-z\d]$/i.test(rough) && /^[a-z\d]/i.test(text.slice(end))
  return (isCut ? rough.replace(/\s\S*$/, '') : rough).trim()
}

/** The first start of a sentence or word after `from`, no later than `latest`. */
function beginning(text: string, from: number, latest: number): number {
  const before = text.slice(from, latest)
  const sentence = Math.max(...['。', '；', '. '].map((end) => before.lastIndexOf(end)))
  if (sentence >= 0) return from + sentence + 1
  const gap = before.search(/\s/)
  return gap >= 0 ? from + gap + 1 : from
}
