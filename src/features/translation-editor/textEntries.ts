import type { RemoteTexts } from '#i18n/i18n.ts'
import type { DataLanguage } from '#i18n/languages.ts'

export type Origin = 'bundled' | 'remote' | 'fallback' | 'missing' | 'changed'

/** One language of a text. */
export interface Wording {
  /** The current text, including edits on this page; '' if there is none. */
  text: string
  /** The text as the site shows it, without edits on this page. */
  original: string
  /** The text in the site's build. */
  bundled: string
  remote: string
}

export interface TextEntry {
  key: string
  /** The key up to its first dot. */
  group: string
  zh: Wording
  en: Wording
  /** Sent by the file host, but not used by the site. */
  isUnused: boolean
}

export type Edit = Partial<Record<DataLanguage, string>>

type Texts = Record<string, string>

function wording(bundled = '', remote = ''): Wording {
  const original = remote || bundled
  return { text: original, original, bundled, remote }
}

/** Every text, bundled or remote, in the order of the groups. */
export function textEntries(bundled: { zh: Texts; en: Texts }, remote: RemoteTexts): TextEntry[] {
  const chinese = new Map(Object.entries(bundled.zh))
  const english = new Map(Object.entries(bundled.en))
  // Chinese has one form for any count, so it is also paired with the English singular.
  for (const [key, text] of Object.entries(bundled.zh)) {
    if (english.has(formForOne(key))) chinese.set(formForOne(key), text)
  }
  const sent = new Map(Object.entries(remote))
  const known = Object.keys(bundled.zh).flatMap((key) => [key, formForOne(key)])
  const keys = [...new Set([...known.filter((key) => chinese.has(key)), ...sent.keys()])]
  return keys.map((key) => ({
    key,
    group: groupOf(key),
    zh: wording(chinese.get(key), sent.get(key)?.zh),
    en: wording(english.get(key), sent.get(key)?.en),
    isUnused: !chinese.has(key),
  }))
}

const formForOne = (key: string) => `${key}_one`
const groupOf = (key: string) => key.split('.', 1).join()

/** The entry with its edit applied; the same object if there is none. */
export function withEdit(entry: TextEntry, edit: Edit | undefined): TextEntry {
  if (!edit) return entry
  const { zh, en } = entry
  return {
    ...entry,
    zh: { ...zh, text: edit.zh ?? zh.text },
    en: { ...en, text: edit.en ?? en.text },
  }
}

/** The language's own text; an empty remote text falls back to the bundled one. */
const ownText = ({ text, bundled }: Wording) => text || bundled

export const lacksEnglish = ({ en }: TextEntry) => !ownText(en)

/** The text that the site shows in the language: its own, or else the Chinese one. */
export const shownText = (entry: TextEntry, language: DataLanguage) =>
  ownText(entry[language]) || ownText(entry.zh)

const isReworded = ({ text, original }: Wording) => text !== original

export const isChanged = ({ zh, en }: TextEntry) => isReworded(zh) || isReworded(en)

/** Where the text shown in the language comes from. */
export function originOf(entry: TextEntry, language: DataLanguage): Origin {
  const shownWording = entry[language]
  if (isReworded(shownWording)) return 'changed'
  if (shownWording.remote) return 'remote'
  if (shownWording.bundled) return 'bundled'
  return shownText(entry, language) ? 'fallback' : 'missing'
}
