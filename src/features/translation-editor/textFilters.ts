import { comparable } from '#domain/comparable.ts'
import { placeholdersIn } from './placeholders.ts'
import { isChanged, lacksEnglish, type TextEntry, type Wording } from './textEntries.ts'

const differs = ({ remote, bundled }: Wording) => remote !== '' && remote !== bundled

/** A singular form may spell its number out. */
const neededIn = (text: string, key: string) =>
  placeholdersIn(text).filter((name) => !(key.endsWith('_one') && name === 'count'))

const placeholdersDiffer = ({ key, zh, en }: TextEntry) =>
  zh.text !== '' &&
  en.text !== '' &&
  neededIn(zh.text, key).join() !== neededIn(en.text, key).join()

/** The translator's filters, each with its condition. */
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

export const NO_FILTERS: Criteria = { search: '', filter: 'all', group: '' }

/** Whether the entry passes the filter and contains every search word in its key or texts. */
export function matchesCriteria(entry: TextEntry, { search, filter }: Criteria): boolean {
  if (!FILTERS[filter](entry)) return false
  const haystack = comparable('search', `${entry.key}\n${entry.zh.text}\n${entry.en.text}`)
  const wanted = comparable('search', search).split(' ')
  return wanted.every((word) => haystack.includes(word))
}

/** The entries by group, in the order in which the groups first occur. */
export function byGroup(entries: TextEntry[]): Map<string, TextEntry[]> {
  const groups = new Map<string, TextEntry[]>()
  for (const entry of entries) {
    const group = groups.get(entry.group)
    if (group) group.push(entry)
    else groups.set(entry.group, [entry])
  }
  return groups
}
