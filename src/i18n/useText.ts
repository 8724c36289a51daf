import { createContext, useContext } from 'react'
import { i18n } from './i18n.ts'
import type { Language } from './language.ts'
import type { TextKey } from './zh.ts'

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

export interface Texts {
  t: Translate
  language: Language
}

export const languageInUse = (): Language => (i18n.language === 'en' ? 'en' : 'zh')

/** Outside a `TextProvider` texts are right, but do not follow a change of the language. */
export const TextContext = createContext<Texts>({
  t: (key, values) => i18n.t(key, values ?? {}),
  get language() {
    return languageInUse()
  },
})

/** The texts of the site in the language in use. */
export const useText = (): Texts => useContext(TextContext)
