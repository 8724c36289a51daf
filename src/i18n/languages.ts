import { importChunk } from '../lib/chunks/chunkError.ts'

/**
 * The languages of the site's own texts. A further one needs a file of texts and an entry here:
 * `suffix` names its fields in the configuration (`titleEn`), `fallback` lists the languages used
 * for missing texts, `load` loads its texts for the first screen, or all of them.
 */
const list = [
  {
    code: 'zh',
    name: '中文',
    tag: 'zh-CN',
    suffix: '',
    fallback: [],
    numbers: { thousands: ',', groupedFrom: 10_000, decimal: '.' },
  },
  {
    code: 'en',
    name: 'English',
    tag: 'en',
    suffix: 'En',
    fallback: ['zh'],
    numbers: { thousands: ',', groupedFrom: 1000, decimal: '.' },
    load: async () => (await importChunk(() => import('./firstEnglish.ts'))).firstEnglish,
  },
  {
    code: 'ja',
    name: '日本語',
    tag: 'ja',
    suffix: 'Ja',
    fallback: ['en', 'zh'],
    numbers: { thousands: ',', groupedFrom: 1000, decimal: '.' },
    load: async () => (await importChunk(() => import('./ja.ts'))).ja,
  },
] as const

export type Language = (typeof list)[number]['code']
/** Suffix of field names in the configuration; none for Chinese. */
export type Suffix = (typeof list)[number]['suffix']

export interface LanguageInfo {
  code: Language
  /** Its own name for itself. */
  name: string
  /** BCP 47, for `lang` and `Intl`. */
  tag: string
  suffix: Suffix
  fallback: readonly Language[]
  /** Separator of thousands, the least number that has one, and decimal separator. */
  numbers: { thousands: string; groupedFrom: number; decimal: string }
  load?: () => Promise<Record<string, string>>
}

export const LANGUAGES: readonly LanguageInfo[] = list

/**
 * The languages that the organiser's data and the site's longer texts always have. Further ones
 * fall back to these where they have no text of their own.
 */
export type DataLanguage = 'zh' | 'en'
export const DATA_LANGUAGES: readonly (LanguageInfo & { code: DataLanguage })[] = [list[0], list[1]]

const byCode = new Map(LANGUAGES.map((one) => [one.code, one]))

/** The site's first language: every text exists in it. */
export const BASE_LANGUAGE: Language = 'zh'

/** A language and its fallbacks, in order. */
export function languageChain(code: Language): LanguageInfo[] {
  const { fallback = [] } = byCode.get(code) ?? {}
  return [code, ...fallback].flatMap((one) => byCode.get(one) ?? [])
}

/** The entry for a language, or else for the first of its fallbacks that has one. */
export function forLanguage<T>(
  entries: Record<DataLanguage, T> & Partial<Record<Language, T>>,
  code: Language,
): T {
  const own = languageChain(code).map((one) => entries[one.code])
  return own.find((entry) => entry !== undefined) ?? entries.zh
}

/** The BCP 47 tag of a language. */
export const tagOf = (code: Language): string => byCode.get(code)?.tag ?? code

/** How a language writes numbers. */
export const numberStyleOf = (code: Language): LanguageInfo['numbers'] =>
  byCode.get(code)?.numbers ?? list[0].numbers

/** Whether the language is Chinese, so that names and lists in the data need no other form. */
export const isChinese = (code: Language): boolean => code === BASE_LANGUAGE
