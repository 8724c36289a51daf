import { isHan, tokensOf } from './tokens.ts'

/** A piece of a text, and whether it is what was searched for. */
export interface Part {
  text: string
  isFound: boolean
}

/** Characters before and in a passage around the first word that was found. */
const LEAD = { zh: 14, en: 36 }
const LENGTH = { zh: 76, en: 170 }
/** Stands for what is left out before and after. */
const MORE = { zh: ['…', '…'], en: ['… ', ' …'] } as const

interface Range {
  start: number
  end: number
}

/** Where `text` holds what was found: whole words of an alphabet, the asked characters of Chinese. */
function* rangesOf(text: string, terms: ReadonlySet<string>, asked: string[]): Generator<Range> {
  for (const { term, start, end } of tokensOf(text)) {
    if (!terms.has(term)) continue
    const wanted = isHan(term) && asked.find((query) => term.startsWith(query))
    yield { start, end: wanted ? start + wanted.length : end }
  }
}

function* joined(ranges: Iterable<Range>): Generator<Range> {
  let open: Range | undefined
  for (const range of ranges) {
    if (open && range.start <= open.end) open = { ...open, end: Math.max(open.end, range.end) }
    else {
      if (open) yield open
      open = range
    }
  }
  if (open) yield open
}

function split(text: string, ranges: Range[]): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const { start, end } of ranges) {
    if (start > at) parts.push({ text: text.slice(at, start), isFound: false })
    parts.push({ text: text.slice(start, end), isFound: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), isFound: false })
  return parts
}

/** What was found in a text by which terms: those of the index, and those that were asked for. */
export interface Found {
  terms: ReadonlySet<string>
  asked: string[]
}

/** A short text in pieces, with what was found marked. */
export const marked = (text: string, { terms, asked }: Found): Part[] =>
  split(text, [...joined(rangesOf(text, terms, asked))])

/** The passage of a long text around the first thing found; null when nothing was. */
export function passage(text: string, found: Found, language: 'zh' | 'en'): Part[] | null {
  const [first] = rangesOf(text, found.terms, found.asked)
  if (!first) return null
  const from = Math.max(0, first.start - LEAD[language])
  const start = from === 0 ? 0 : beginning(text, from, first.start)
  const [before, after] = MORE[language]
  const cut = wholeWords(text, start, start + LENGTH[language])
  const parts = marked(cut, found)
  if (start > 0) parts.unshift({ text: before, isFound: false })
  if (!text.endsWith(cut)) parts.push({ text: after, isFound: false })
  return parts
}

/** `text` from `start` to about `end`, without a word that would be cut. */
function wholeWords(text: string, start: number, end: number): string {
  const rough = text.slice(start, end)
  const isCut = /[a-z\d]$/i.test(rough) && /^[a-z\d]/i.test(text.slice(end))
  return (isCut ? rough.replace(/\s\S*$/, '') : rough).trim()
}

/** The first place after `from` that begins a sentence or a word, no later than `latest`. */
function beginning(text: string, from: number, latest: number): number {
  const before = text.slice(from, latest)
  const sentence = Math.max(...['。', '；', '. '].map((end) => before.lastIndexOf(end)))
  if (sentence >= 0) return from + sentence + 1
  const gap = before.search(/\s/)
  return gap >= 0 ? from + gap + 1 : from
}
