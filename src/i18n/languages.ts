import { importChunk } from '#lib/chunks/chunkError.ts'

const ENGLISH_NUMBERS = { thousands: ',', groupedFrom: 1000, decimal: '.' }

/** A language of the organiser's texts that the site has no texts of its own in. */
const contentOnly = <C extends string, S extends string>(code: C, name: string, suffix: S) =>
  ({
    code,
    name,
    tag: code,
    suffix,
    fallback: ['en', 'zh'],
    // The site's English texts stand around them.
    numbers: ENGLISH_NUMBERS,
    isContentOnly: true,
  }) as const

/**
 * The languages that a race can declare. `suffix` names their fields in the configuration (`titleEn`),
 * `fallback` lists the languages used for missing texts, `load` loads the site's texts for the first
 * screen, or all of them. Texts in a further language need a folder in `locales`, and `load`.
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
    numbers: ENGLISH_NUMBERS,
    load: async () =>
      (await importChunk('English', () => import('./locales/en/firstScreen.ts'))).firstTexts,
  },
  {
    code: 'ja',
    name: '日本語',
    tag: 'ja',
    suffix: 'Ja',
    fallback: ['en', 'zh'],
    numbers: { thousands: ',', groupedFrom: 1000, decimal: '.' },
    load: async () => (await importChunk('Japanese', () => import('./locales/ja/index.ts'))).ja,
  },
  contentOnly('de', 'Deutsch', 'De'),
  contentOnly('es', 'Español', 'Es'),
  contentOnly('fr', 'Français', 'Fr'),
  contentOnly('it', 'Italiano', 'It'),
  contentOnly('ko', '한국어', 'Ko'),
  contentOnly('nl', 'Nederlands', 'Nl'),
  contentOnly('pt', 'Português', 'Pt'),
  contentOnly('th', 'ไทย', 'Th'),
  contentOnly('vi', 'Tiếng Việt', 'Vi'),
] as const

export type Language = (typeof list)[number]['code']
/** A language that the site has texts in. */
export type SiteLanguage = Exclude<(typeof list)[number], { isContentOnly: true }>['code']
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
  /** Loads its texts; those that it lacks come from its fallback. */
  load?: () => Promise<Partial<Record<string, string>>>
  /** The site has no texts in it, only the organiser's data. */
  isContentOnly?: true
}

export const LANGUAGES: readonly LanguageInfo[] = list

type SiteLanguageInfo = LanguageInfo & { code: SiteLanguage }
const hasTexts = (one: LanguageInfo): one is SiteLanguageInfo => !one.isContentOnly

/** The languages that the site has texts in. */
export const SITE_LANGUAGES: readonly SiteLanguageInfo[] = LANGUAGES.filter(hasTexts)

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
export function languageChain(code: Language): [LanguageInfo, ...LanguageInfo[]] {
  const one = byCode.get(code) ?? list[0]
  return [one, ...one.fallback.flatMap((other) => byCode.get(other) ?? [])]
}

/** The entry for a language, or else for the first of its fallbacks that has one. */
export function forLanguage<T>(
  entries: Record<DataLanguage, T> & Partial<Record<Language, T>>,
  code: Language,
): T {
  const chainEntries = languageChain(code).map((one) => entries[one.code])
  return chainEntries.find((entry) => entry !== undefined) ?? entries.zh
}

/** The language of the site's own texts: the given one, or the first fallback that has texts. */
export const textLanguage = (code: Language): SiteLanguageInfo =>
  languageChain(code).find(hasTexts) ?? list[0]

/** Values of the text that says that only the race's content is in a language; undefined for others. */
export function contentOnlyNames(code: Language): { name: string; other: string } | undefined {
  const one = byCode.get(code)
  return one?.isContentOnly && { name: one.name, other: textLanguage(code).name }
}

/** The BCP 47 tag of the site's own texts in a language. */
export const tagOf = (code: Language): string => textLanguage(code).tag

/** How a language writes numbers. */
export const numberStyleOf = (code: Language): LanguageInfo['numbers'] =>
  byCode.get(code)?.numbers ?? list[0].numbers

/** Whether the language is Chinese, so that names and lists in the data need no other form. */
export const isChinese = (code: Language): boolean => code === BASE_LANGUAGE
