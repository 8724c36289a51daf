import { create } from 'zustand'
import type { DataLanguage } from '#i18n/languages.ts'
import type { Edit } from './textEntries.ts'

interface EditorState {
  /** Edited texts by key. Kept in the page only and sent nowhere. */
  edits: ReadonlyMap<string, Edit>
  /** Placeholder values by name, shared by all previews. */
  values: ReadonlyMap<string, string>
}

/** The translator's input. */
export const useEditor = create<EditorState>(() => ({ edits: new Map(), values: new Map() }))

export const editText = (key: string, language: DataLanguage, text: string) =>
  useEditor.setState(({ edits }) => ({
    edits: new Map(edits).set(key, { ...edits.get(key), [language]: text }),
  }))

export const restoreText = (key: string) =>
  useEditor.setState(({ edits }) => ({
    edits: new Map([...edits].filter(([edited]) => edited !== key)),
  }))

export const restoreAllTexts = () => useEditor.setState({ edits: new Map() })

export const editPlaceholder = (name: string, value: string) =>
  useEditor.setState(({ values }) => ({ values: new Map(values).set(name, value) }))
