import MiniSearch, { type SearchResult } from 'minisearch'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { KINDS, type Kind, type IndexEntry } from './indexEntries.ts'
import { type Hit, resultOf } from './searchResult.ts'
import { isUnspaced, queryTermsOf, termsOf } from './tokens.ts'

/** Maximum number of results shown per group; more specific queries reveal the others. */
export const MAX_HITS = 12
/** Words of five letters or more, but no numbers, may contain typos in a fifth of their letters. */
const FUZZY_WORD = /^(?:(?!\p{Script=Han})\p{L}){5,}$/u
const FUZZINESS = 0.2
/** The share of query terms that must match if nothing matches them all. */
const MIN_MATCHED_SHARE = 0.5

export interface Answer {
  total: number
  groups: { kind: Kind; total: number; hits: Hit[] }[]
}

type IndexedEntry = IndexEntry & { id: number }

const joinLanguages = (entry: IndexedEntry, field: 'title' | 'label' | 'summary' | 'content') =>
  LANGUAGES.map(({ suffix }) => entry[`${field}${suffix}`]).join(' ')

function textOf(entry: IndexedEntry, field: string): string | number {
  if (field === 'title') return `${joinLanguages(entry, 'title')} ${joinLanguages(entry, 'label')}`
  if (field === 'summary') return joinLanguages(entry, 'summary')
  return field === 'id' ? entry.id : `${joinLanguages(entry, 'content')} ${entry.reading ?? ''}`
}

/** Finds entries by text in every language; independent of pages, workers and the network. */
export function createSearchIndex() {
  const indexed: IndexedEntry[] = []
  const index = new MiniSearch<IndexedEntry>({
    fields: ['title', 'summary', 'content'],
    extractField: textOf,
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: queryTermsOf,
      boost: { title: 6, summary: 2 },
      prefix: (term) => !isUnspaced(term) || Array.from(term).length === 1,
      fuzzy: (term) => FUZZY_WORD.test(term) && FUZZINESS,
    },
  })

  function find(query: string, queryTerms: string[]): SearchResult[] {
    const withAll = index.search(query, { combineWith: 'AND' })
    if (withAll.length > 0 || queryTerms.length < 2) return withAll
    const withSome = index.search(query, { combineWith: 'OR' })
    return withSome.filter(
      ({ queryTerms: matched }) => matched.length >= queryTerms.length * MIN_MATCHED_SHARE,
    )
  }

  return {
    add(entries: IndexEntry[]): void {
      const added = entries.map((entry, at) => ({
        ...entry,
        id: indexed.length + at,
      }))
      indexed.push(...added)
      index.addAll(added)
    },
    search(query: string, language: Language): Answer {
      const queryTerms = queryTermsOf(query)
      const results = find(query, queryTerms).flatMap(({ id, terms }) => {
        const entry = indexed[Number(id)]
        return entry ? [{ entry, found: { terms: new Set(terms), queryTerms } }] : []
      })
      const groups = KINDS.map((kind) => {
        const resultsOfKind = results.filter(({ entry }) => entry.kind === kind)
        const hits = resultsOfKind
          .slice(0, MAX_HITS)
          .map(({ entry, found }) => resultOf(entry, found, language))
        return { kind, total: resultsOfKind.length, hits }
      })
      return { total: results.length, groups: groups.filter(({ total }) => total > 0) }
    },
  }
}
