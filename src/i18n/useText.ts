import { createContext, useContext } from 'react'
import { languageInUse, type TextValues, translate } from './i18n.ts'
import type { Language } from './languages.ts'
import type { TextKey } from './zh.ts'

export type Translate = (key: TextKey, values?: TextValues) => string

export interface Texts {
  t: Translate
  language: Language
}

/** The default outside a `SiteProvider` is correct but does not follow changes of the language. */
export const TextContext = createContext<Texts>({
  t: translate,
  get language() {
    return languageInUse()
  },
})

/** The site's texts in the current language. */
export const useText = (): Texts => useContext(TextContext)
