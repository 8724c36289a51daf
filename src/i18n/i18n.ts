import { createInstance, type FormatterModule, type i18n as I18n, type TFunction } from 'i18next'
import { formatNumber } from './formatNumber.ts'
import {
  BASE_LANGUAGE,
  type DataLanguage,
  type Language,
  languageChain,
  type LanguageInfo,
  LANGUAGES,
} from './languages.ts'
import { firstTexts } from './locales/zh/firstScreen.ts'
import type { TextKey } from './locales/zh/index.ts'

/**
 * Values of a text's placeholders (`{name}`). `count` also selects the plural form, and `context` the
 * variant, in place of the race's entry mode. Numbers are formatted with digit grouping, so pass
 * years, bibs and pixels as strings.
 */
export type TextValues = Record<string, string | number>
export type Translate = (key: TextKey, values?: TextValues) => string
export type TextsByLanguage = Partial<Record<Language, Record<string, string>>>

/** The namespace of a text: the first word of its key. */
const namespaceOf = (key: string): string => key.split('.', 1).join()

/** The language of a race's variant of it: `en` of `en-x-1`. */
const languageOf = (lng: string | undefined): Language =>
  LANGUAGES.find(({ code }) => lng?.startsWith(code))?.code ?? BASE_LANGUAGE

/** Formats every number that a text is given: texts mark none. */
const numberFormatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: string | number, _, lng) =>
    typeof value === 'number' ? formatNumber(value, languageOf(lng)) : value,
}

/** The texts of the site, the same for every race. */
const siteTexts = createInstance()
void siteTexts.use(numberFormatter).init({
  lng: BASE_LANGUAGE,
  fallbackLng: {
    ...Object.fromEntries(LANGUAGES.map(({ code, fallback }) => [code, [...fallback]])),
    default: [BASE_LANGUAGE],
  },
  resources: {},
  returnEmptyString: false,
  keySeparator: false,
  nsSeparator: false,
  ignoreJSONStructure: false,
  interpolation: { escapeValue: false, prefix: '{', suffix: '}', alwaysFormat: true },
  react: {
    // Translating browsers take texts out of the page: each has an element of its own (decision 61).
    transWrapTextNodes: 'span',
  },
  initAsync: false,
})

/**
 * Adds texts. Only those that replace others (`isOverride`) render the site again: no component has
 * asked for the others yet.
 */
function add(lng: string, texts: Record<string, string>, isOverride: boolean): void {
  const namespaces: Record<string, Record<string, string>> = {}
  for (const [key, text] of Object.entries(texts)) (namespaces[namespaceOf(key)] ??= {})[key] = text
  const options = { silent: !isOverride, skipCopy: true }
  for (const [namespace, namespaceTexts] of Object.entries(namespaces))
    siteTexts.addResourceBundle(lng, namespace, namespaceTexts, true, isOverride, options)
}

/** Adds the texts of a page, when it loads. Remote texts that have already loaded stay. */
export function addTexts(added: TextsByLanguage): void {
  for (const [language, texts] of Object.entries(added)) add(language, texts, false)
}

addTexts({ zh: firstTexts })

/** Texts by key; '' if a language has none. */
export type RemoteTexts = Record<string, Record<DataLanguage, string>>

/** Overrides the bundled texts with remote ones; an empty remote text leaves the bundled one. */
export function overrideTexts(remote: RemoteTexts): void {
  for (const language of ['zh', 'en'] as const) {
    const texts = Object.entries(remote).map(([key, text]) => [key, text[language]] as const)
    add(language, Object.fromEntries(texts.filter(([, text]) => text)), true)
  }
}

/** A text of the site as it is loaded, without fallback; undefined if the language has none. */
export function loadedText(key: TextKey, language: Language): string | undefined {
  const text: unknown = siteTexts.getResource(language, namespaceOf(key), key)
  return typeof text === 'string' ? text : undefined
}

const loading = new Map<Language, Promise<void>>()

/**
 * Loads the texts of a language and its fallbacks: those of the first screen, or all. Each is
 * loaded once, and again only after a failure.
 */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all(languageChain(language).map(loadOwnTexts))
}

async function loadOwnTexts({ code, load }: LanguageInfo): Promise<void> {
  if (!load) return
  const coming =
    loading.get(code) ??
    load().then(
      (added) => addTexts({ [code]: added }),
      () => void loading.delete(code),
    )
  loading.set(code, coming)
  await coming
}

/** The texts of a race. */
export interface RaceTexts {
  i18n: I18n
  /** The language as `i18n` knows it: the race's own words are a variant, `en-x-1`, of a language. */
  lngOf: (language: Language) => string
}

let variants = 0

/**
 * Makes the i18next instance of a race. Its own words override all others in their language; they are
 * not a fallback for other languages.
 */
export function createI18n(raceTexts: TextsByLanguage = {}): RaceTexts {
  variants += 1
  const variant = `-x-${variants}`
  for (const [language, texts] of Object.entries(raceTexts)) add(language + variant, texts, false)
  return {
    i18n: siteTexts.cloneInstance(),
    lngOf: (language) => (raceTexts[language] ? language + variant : language),
  }
}

/** Binds a `t` of i18next to a race's entry mode, the context of its texts: `key_ballot`. */
export const bindTranslate =
  (t: TFunction, entryMode: string | undefined): Translate =>
  (key, values) =>
    t(key, { ns: namespaceOf(key), context: entryMode, ...values })

/** A text of the site in its first language, without a race. */
export const translateSiteText: Translate = bindTranslate(siteTexts.t, undefined)
