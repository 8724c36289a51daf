import {
  BASE_LANGUAGE,
  DATA_LANGUAGES,
  type Language,
  type LanguageInfo,
  LANGUAGES,
} from './languages.ts'

/** The part of a site configuration that declares languages. */
interface Declaring {
  race?: { languages: Language[]; defaultLanguage?: Language }
}

export interface SiteLanguages {
  /** In the order of the language switch; at least one. */
  offered: readonly LanguageInfo[]
  /** The language of visitors who have not chosen one. */
  defaultLanguage: Language
}

/**
 * The languages that a race offers; Chinese and English if it declares none. Without a default
 * among them, Chinese is the default if it is offered, else the first.
 */
export function siteLanguages({ race }: Declaring = {}): SiteLanguages {
  const declared = [...new Set(race?.languages)].flatMap(
    (code) => LANGUAGES.find((one) => one.code === code) ?? [],
  )
  const offered = declared.length > 0 ? declared : DATA_LANGUAGES
  const defaultLanguage = [
    race?.defaultLanguage,
    BASE_LANGUAGE,
    ...offered.map(({ code }) => code),
  ].find((wanted) => offered.some(({ code }) => code === wanted))
  return { offered, defaultLanguage: defaultLanguage ?? BASE_LANGUAGE }
}
