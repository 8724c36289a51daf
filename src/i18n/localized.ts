import type { Translate } from './i18n.ts'
import {
  BASE_LANGUAGE,
  type Language,
  languageChain,
  type LanguageInfo,
  LANGUAGES,
  type Suffix,
  textLanguage,
} from './languages.ts'
import type { SiteTextKey } from './locales/zh/index.ts'

/** A field in the languages available in the data: `title`, `titleEn`. */
export type Localized<K extends string> = Partial<Record<`${K}${Suffix}`, string>>

/** The languages to read data in: the visitor's, then those that stand in for it. */
export type Languages = readonly [visitors: LanguageInfo, ...others: LanguageInfo[]]

/** The visitor's language and its fallbacks, the race's own language last. */
export const languagesOf = (language: Language, raceLanguage: Language): Languages => [
  ...languageChain(language),
  ...languageChain(raceLanguage),
]

const found = <K extends string>(record: Localized<K>, field: K, languages: Languages) =>
  languages.find(({ suffix }) => record[`${field}${suffix}`])

/** A field in the first of the languages that has it; '' if none has. */
export function localized<K extends string>(
  record: Localized<K>,
  field: K,
  languages: Languages,
): string {
  const { suffix } = found(record, field, languages) ?? {}
  return (suffix !== undefined && record[`${field}${suffix}`]) || ''
}

/** A field as `localized` reads it, else in any language that has it; '' if none has. */
export function inAnyLanguage<K extends string>(
  record: Localized<K>,
  field: K,
  languages: Languages,
): string {
  const preferred = localized(record, field, languages)
  return (
    preferred || (LANGUAGES.map(({ suffix }) => record[`${field}${suffix}`]).find(Boolean) ?? '')
  )
}

/** The `lang` attribute for the result of `localized` if the site's own texts are in another language. */
export function localizedLang<K extends string>(
  record: Localized<K>,
  field: K,
  languages: Languages,
): string | undefined {
  const one = found(record, field, languages)
  return one && one !== textLanguage(languages[0].code) ? one.tag : undefined
}

/** Whether the result of `localized` is neither in the visitor's language nor in that of the site's texts. */
export function isInOtherLanguage<K extends string>(
  record: Localized<K>,
  field: K,
  languages: Languages,
): boolean {
  const one = found(record, field, languages)
  const [visitors] = languages
  return one !== undefined && one !== visitors && one !== textLanguage(visitors.code)
}

/** A page's name: in the data, or one of the site's texts. */
export interface Titled extends Localized<'title'> {
  titleKey?: SiteTextKey
}

/** The name of a page in the visitor's language. */
export const titleOf = (
  page: Titled,
  { t, languages }: { t: Translate; languages: Languages },
): string => (page.titleKey ? t(page.titleKey) : localized(page, 'title', languages))

/** The `lang` attribute for the result of `titleOf` if it is in a fallback language. */
export const titleLang = (page: Titled, languages: Languages): string | undefined =>
  page.titleKey ? undefined : localizedLang(page, 'title', languages)

/** A field with its text in each language: `title`, `titleEn` and so on. */
export function inEveryLanguage<K extends string>(
  field: K,
  textIn: (language: LanguageInfo) => string,
): Record<`${K}${Suffix}`, string>
export function inEveryLanguage(
  field: string,
  textIn: (language: LanguageInfo) => string,
): Record<string, string> {
  return Object.fromEntries(LANGUAGES.map((one) => [`${field}${one.suffix}`, textIn(one)]))
}

const HAN = /\p{Script=Han}/u
const LATIN = /\p{Script=Latin}/u
const HAN_LANGUAGES: ReadonlySet<Language> = new Set<Language>(['zh', 'ja'])

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * The `lang` attribute for data in a single form, such as a name, if it is in another language than
 * the page. A race's data are in the race's own language where the script does not tell.
 */
export function dataLang(
  text: string,
  language: Language,
  raceLanguage: Language,
): string | undefined {
  const dataLanguage = languageOf(text, language, raceLanguage)
  return dataLanguage === language ? undefined : languageChain(dataLanguage)[0].tag
}

function languageOf(text: string, language: Language, raceLanguage: Language): Language {
  if (KANA.test(text)) return 'ja'
  // At a Japanese race, a text of Chinese characters only is Japanese.
  if (HAN.test(text)) return raceLanguage === 'ja' ? raceLanguage : BASE_LANGUAGE
  // At a race in another script, a text in Latin letters is neither Chinese nor Japanese.
  const isForeign = HAN_LANGUAGES.has(language) && !HAN_LANGUAGES.has(raceLanguage)
  return isForeign && LATIN.test(text) ? raceLanguage : language
}
