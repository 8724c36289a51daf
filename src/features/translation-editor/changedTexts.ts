import type { RemoteTexts } from '#i18n/i18n.ts'
import { isChanged, type TextEntry } from './textEntries.ts'

/** The changed texts in the format of the file host (spec §7). */
export const changedTexts = (entries: TextEntry[]): RemoteTexts =>
  Object.fromEntries(
    entries.filter(isChanged).map(({ key, zh, en }) => [key, { en: en.text, zh: zh.text }]),
  )
