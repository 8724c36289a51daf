import { create } from 'zustand'
import type { Language } from '../../i18n/language.ts'
import type { Edit } from './textEntries.ts'

interface Workbench {
  /** Words typed here, by key. They live as long as the page and are sent nowhere. */
  edits: ReadonlyMap<string, Edit>
  /** Values for placeholders, by name, shared by all previews. */
  values: ReadonlyMap<string, string>
}

/** What the translator has typed. */
export const useWorkbench = create<Workbench>(() => ({ edits: new Map(), values: new Map() }))

export const wordsTyped = (key: string, language: Language, words: string) =>
  useWorkbench.setState(({ edits }) => ({
    edits: new Map(edits).set(key, { ...edits.get(key), [language]: words }),
  }))

export const textRestored = (key: string) =>
  useWorkbench.setState(({ edits }) => ({
    edits: new Map([...edits].filter(([edited]) => edited !== key)),
  }))

export const allTextsRestored = () => useWorkbench.setState({ edits: new Map() })

export const valueTyped = (name: string, value: string) =>
  useWorkbench.setState(({ values }) => ({ values: new Map(values).set(name, value) }))
