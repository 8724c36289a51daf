import { createContext } from 'react'
import { type Translate, translateSiteText } from './i18n.ts'
import { BASE_LANGUAGE, type Language } from './languages.ts'
import { type Languages, languagesOf } from './localized.ts'

export interface Texts {
  t: Translate
  language: Language
  /** For `localized`. */
  languages: Languages
}

/** The texts of the nearest `RaceProvider`; without one, the site's own in its first language. */
export const TextContext = createContext<Texts>({
  t: translateSiteText,
  language: BASE_LANGUAGE,
  languages: languagesOf(BASE_LANGUAGE, BASE_LANGUAGE),
})
