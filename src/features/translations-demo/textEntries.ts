import type { RemoteTexts } from '../../i18n/i18n.ts'
import type { Language } from '../../i18n/language.ts'

export type Origin = 'bundled' | 'remote' | 'fallback' | 'missing' | 'changed'

/** One language of a text. */
export interface Wording {
  /** As it stands now, changes of this page included; '' where there is none. */
  words: string
  /** As the site shows it without the changes of this page. */
  original: string
  /** As it is built into the site. */
  bundled: string
  remote: string
}

export interface TextEntry {
  key: string
  /** The key up to its first dot. */
  group: string
  zh: Wording
  en: Wording
  /** Sent by the file host, but asked for by nothing in the site. */
  isUnused: boolean
}

export type Edit = Partial<Record<Language, string>>

type Texts = Record<string, string>

function wording(bundled = '', remote = ''): Wording {
  const original = remote || bundled
  return { words: original, original, bundled, remote }
}

/** Every text, bundled or remote, in the order of its groups. */
export function textEntries(bundled: { zh: Texts; en: Texts }, remote: RemoteTexts): TextEntry[] {
  const [chinese, english] = [bundled.zh, bundled.en].map((texts) => new Map(Object.entries(texts)))
  const sent = new Map(Object.entries(remote))
  const keys = [...new Set([...(chinese?.keys() ?? []), ...sent.keys()])]
  return keys.map((key) => ({
    key,
    group: groupOf(key),
    zh: wording(chinese?.get(key), sent.get(key)?.zh),
    en: wording(english?.get(key), sent.get(key)?.en),
    isUnused: !chinese?.has(key),
  }))
}

const groupOf = (key: string) => key.split('.', 1).join()

/** The entry with the words typed for it; the same object when there are none. */
export function withEdit(entry: TextEntry, edit: Edit | undefined): TextEntry {
  if (!edit) return entry
  const { zh, en } = entry
  return {
    ...entry,
    zh: { ...zh, words: edit.zh ?? zh.words },
    en: { ...en, words: edit.en ?? en.words },
  }
}

/** A language's own words: an empty remote text leaves the bundled one standing. */
const ownWords = ({ words, bundled }: Wording) => words || bundled

export const lacksEnglish = ({ en }: TextEntry) => !ownWords(en)

/** What the site shows in the language: its own words, else the Chinese ones. */
export const shownWords = (entry: TextEntry, language: Language) =>
  ownWords(entry[language]) || ownWords(entry.zh)

const isReworded = ({ words, original }: Wording) => words !== original

export const isChanged = ({ zh, en }: TextEntry) => isReworded(zh) || isReworded(en)

/** Where the words shown in the language come from. */
export function originOf(entry: TextEntry, language: Language): Origin {
  const own = entry[language]
  if (isReworded(own)) return 'changed'
  if (own.remote) return 'remote'
  if (own.bundled) return 'bundled'
  return shownWords(entry, language) ? 'fallback' : 'missing'
}
