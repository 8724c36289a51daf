import MiniSearch, { type SearchResult } from 'minisearch'
import type { Language } from '../../i18n/language.ts'
import { KINDS, type Kind, type SearchEntry } from './entries.ts'
import { type Hit, hitOf } from './hit.ts'
import { plainText } from './plainText.ts'
import { isHan, queryTermsOf, termsOf } from './tokens.ts'

/** Results of a group that are shown; more words bring the others up. */
export const SHOWN = 12
/** Longer words, but no figures, may be mistyped by a fifth of their letters. */
const MISTYPED = /^(?:(?!\p{Script=Han})\p{L}){5,}$/u
const FUZZY = 0.2
/** So many of the asked terms make a result where nothing has them all. */
const ENOUGH = 0.5

export interface Answer {
  total: number
  groups: { kind: Kind; total: number; hits: Hit[] }[]
}

type Kept = SearchEntry & { id: number }

function textOf(entry: Kept, field: string): string | number {
  if (field === 'title') return `${entry.title} ${entry.titleEn} ${entry.label} ${entry.labelEn}`
  if (field === 'summary') return `${entry.summary} ${entry.summaryEn}`
  return field === 'id' ? entry.id : `${entry.content} ${entry.contentEn}`
}

/** Finds entries by words of both languages; knows nothing of pages, workers and the network. */
export function createSearchIndex() {
  const kept: Kept[] = []
  const index = new MiniSearch<Kept>({
    fields: ['title', 'summary', 'content'],
    extractField: textOf,
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: queryTermsOf,
      boost: { title: 6, summary: 2 },
      prefix: (term) => !isHan(term) || Array.from(term).length === 1,
      fuzzy: (term) => MISTYPED.test(term) && FUZZY,
    },
  })

  function find(query: string, asked: string[]): SearchResult[] {
    const withAll = index.search(query, { combineWith: 'AND' })
    if (withAll.length > 0 || asked.length < 2) return withAll
    const withSome = index.search(query, { combineWith: 'OR' })
    return withSome.filter(({ queryTerms }) => queryTerms.length >= asked.length * ENOUGH)
  }

  return {
    add(entries: SearchEntry[]): void {
      const added = entries.map((entry, at) => ({
        ...entry,
        id: kept.length + at,
        content: plainText(entry.content),
        contentEn: plainText(entry.contentEn),
      }))
      kept.push(...added)
      index.addAll(added)
    },
    search(query: string, language: Language): Answer {
      const asked = queryTermsOf(query)
      const results = find(query, asked).flatMap(({ id, terms }) => {
        const entry = kept[Number(id)]
        return entry ? [{ entry, found: { terms: new Set(terms), asked } }] : []
      })
      const groups = KINDS.map((kind) => {
        const own = results.filter(({ entry }) => entry.kind === kind)
        const hits = own.slice(0, SHOWN).map(({ entry, found }) => hitOf(entry, found, language))
        return { kind, total: own.length, hits }
      })
      return { total: results.length, groups: groups.filter(({ total }) => total > 0) }
    },
  }
}
