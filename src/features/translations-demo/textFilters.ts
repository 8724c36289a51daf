import { placeholdersIn } from './placeholders.ts'
import { isChanged, lacksEnglish, type TextEntry, type Wording } from './textEntries.ts'

const differs = ({ remote, bundled }: Wording) => remote !== '' && remote !== bundled

/** The singular of a text may spell its number out. */
const neededIn = (words: string, key: string) =>
  placeholdersIn(words).filter((name) => !(key.endsWith('_one') && name === 'count'))

const placeholdersDiffer = ({ key, zh, en }: TextEntry) =>
  zh.words !== '' &&
  en.words !== '' &&
  neededIn(zh.words, key).join() !== neededIn(en.words, key).join()

/** What a translator looks for, and which entries are it. */
export const FILTERS = {
  all: () => true,
  noEnglish: lacksEnglish,
  differs: ({ zh, en, isUnused }) => !isUnused && (differs(zh) || differs(en)),
  placeholders: placeholdersDiffer,
  unused: ({ isUnused }) => isUnused,
  changed: isChanged,
} satisfies Record<string, (entry: TextEntry) => boolean>

export type FilterName = keyof typeof FILTERS

export const FILTER_NAMES: FilterName[] = [
  'all',
  'noEnglish',
  'differs',
  'placeholders',
  'unused',
  'changed',
]

export interface Criteria {
  search: string
  filter: FilterName
  /** '' for all groups. */
  group: string
}

export const NO_CRITERIA: Criteria = { search: '', filter: 'all', group: '' }

/** Whether the entry passes the filter and has every word of the search in its key or its texts. */
export function fits(entry: TextEntry, { search, filter }: Criteria): boolean {
  if (!FILTERS[filter](entry)) return false
  const haystack = `${entry.key}\n${entry.zh.words}\n${entry.en.words}`.toLowerCase()
  const wanted = search.toLowerCase().split(/\s+/)
  return wanted.every((word) => haystack.includes(word))
}

/** The entries by group, in the order in which the groups first appear. */
export function byGroup(entries: TextEntry[]): Map<string, TextEntry[]> {
  const groups = new Map<string, TextEntry[]>()
  for (const entry of entries) {
    const group = groups.get(entry.group)
    if (group) group.push(entry)
    else groups.set(entry.group, [entry])
  }
  return groups
}
