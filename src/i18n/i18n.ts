import type { i18n as I18next } from 'i18next'
import { firstTexts } from './firstTexts.ts'
import { readLanguage } from './language.ts'
import {
  type DataLanguage,
  type Language,
  languageChain,
  type LanguageInfo,
  LANGUAGES,
  numberStyleOf,
} from './languages.ts'

/**
 * Values of a text's placeholders (`{name}`); `count` also selects the plural form, and `context`
 * the variant, in place of the race's entry mode. Numbers are formatted with digit grouping, so pass
 * years, bibs and pixels as strings.
 */
export type TextValues = Record<string, string | number>
export type TextsByLanguage = Partial<Record<Language, Record<string, string>>>

const texts = new Map<Language, Record<string, string>>(
  LANGUAGES.map(({ code }) => [code, code === 'zh' ? { ...firstTexts } : {}]),
)
const plurals = new Map<Language, Intl.PluralRules>()
const listeners = new Set<() => void>()

let language = readLanguage()
let mode: string | undefined
let raceTexts: TextsByLanguage = {}
let library: I18next | undefined

export const languageInUse = (): Language => language

/**
 * Sets how the race gives its places. A text with a variant for it (`key_ballot`, `key_firstCome`)
 * is replaced by that one: the `context` of i18next.
 */
export function setEntryMode(entryMode: string | undefined): void {
  mode = entryMode
}

/** All loaded texts by language. */
export const loadedTexts = (): ReadonlyMap<Language, Readonly<Record<string, string>>> => texts

/** Reads texts through i18next from now on. It loads after the first screen (`i18next.ts`). */
export function connectI18next(i18next: I18next): void {
  library = i18next
}

/**
 * Formats a number for a language: 3000 and 10,000 in Chinese, 3,000 in English. Without
 * `Intl.NumberFormat`, because the first one of a visit would delay the screen that needs it.
 */
export function formatNumber(value: number, of: Language = language): string {
  const { thousands, groupedFrom, decimal } = numberStyleOf(of)
  const [whole = '', fraction] = String(value).split('.')
  const separator = Math.abs(value) >= groupedFrom ? thousands : ''
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, separator)
  return fraction === undefined ? grouped : grouped + decimal + fraction
}

type Read = (code: Language) => Readonly<Record<string, string>> | undefined

/** The plural form of a count, as `Intl.PluralRules` names it. */
function formOf({ code, tag }: LanguageInfo, count: number): string {
  const rules = plurals.get(code) ?? new Intl.PluralRules(tag)
  plurals.set(code, rules)
  return rules.select(count)
}

/** The text of a key in the first language of the chain that has it. */
function readText(key: string, { count, lng, context, replace }: LookupOptions, read: Read) {
  const textIn = (one: LanguageInfo) => {
    const form = count === undefined ? '' : `_${formOf(one, count)}`
    const own = read(one.code)
    const variant = context && (own?.[`${key}_${context}${form}`] || own?.[`${key}_${context}`])
    return variant || own?.[`${key}${form}`] || own?.[key]
  }
  const text = languageChain(lng).map(textIn).find(Boolean)
  return text?.replace(/\{(\w+)\}/g, (place, name: string) => replace[name] ?? place)
}

/**
 * Options for i18next: the language, the count and the context that select the form, and the
 * placeholders' values.
 */
interface LookupOptions {
  lng: Language
  count?: number
  /** The entry mode. */
  context?: string
  replace: Record<string, string>
}

/**
 * The text of a key in the current or the given language, else in a fallback language, else the
 * key.
 */
export function translate(key: string, values: TextValues = {}, lng = language): string {
  const places = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? formatNumber(value, lng) : value,
  ])
  const { count, context = mode } = values
  const requested: LookupOptions = {
    lng,
    ...(typeof count === 'number' && { count }),
    ...(context && { context: String(context) }),
    replace: Object.fromEntries(places),
  }
  const own = readText(key, requested, (code) => (code === lng ? raceTexts[code] : undefined))
  if (own) return own
  // The first screen does without i18next.
  if (library) return library.t(key, { ...requested })
  return readText(key, requested, (code) => texts.get(code)) ?? key
}

/** Sets the race's own words, which override all others in their language. */
export function setRaceTexts(own: TextsByLanguage = {}): void {
  raceTexts = own
}

function textsChanged(): void {
  for (const listener of listeners) listener()
}

/** Switches all texts to a language. */
export async function changeLanguage(next: Language): Promise<void> {
  language = next
  await library?.changeLanguage(next)
  textsChanged()
}

const loading = new Map<Language, Promise<void>>()

/**
 * Loads the texts of a language and its fallbacks: those of the first screen, or all. Each is
 * loaded once, and again only after a failure.
 */
export async function loadTexts(of: Language): Promise<void> {
  await Promise.all(languageChain(of).map(loadOwnTexts))
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

/** Texts by key; '' if a language has none. */
export type RemoteTexts = Record<string, Record<DataLanguage, string>>

let remoteTexts: RemoteTexts = {}

/** All texts loaded from the file host; a new object whenever more arrive. */
export const readRemoteTexts = (): RemoteTexts => remoteTexts

/** Calls `listener` when texts load or the language changes. Returns the unsubscribe function. */
export function onTextsChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function add(of: Language, added: Record<string, string>): void {
  Object.assign(texts.get(of) ?? {}, added)
  library?.addResourceBundle(of, 'translation', added, false, true)
}

/** Adds the texts of a page. Remote texts that have already loaded still override them. */
export function addTexts(added: TextsByLanguage): void {
  for (const { code } of LANGUAGES) add(code, { ...added[code], ...remoteIn(code) })
}

const remoteIn = (of: Language) =>
  Object.fromEntries(
    Object.entries(remoteTexts).flatMap(([key, text]) => {
      const [, own] = Object.entries(text).find(([code]) => code === of) ?? []
      return own ? [[key, own]] : []
    }),
  )

/** Overrides the bundled texts with remote ones; an empty remote text leaves the bundled one. */
export function addRemoteTexts(loaded: RemoteTexts): void {
  const all = new Map(Object.entries(remoteTexts))
  for (const [key, { zh, en }] of Object.entries(loaded)) {
    const known = all.get(key)
    all.set(key, { zh: zh || known?.zh || '', en: en || known?.en || '' })
  }
  remoteTexts = Object.fromEntries(all)
  for (const { code } of LANGUAGES) add(code, remoteIn(code))
  textsChanged()
}
