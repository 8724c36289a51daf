// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { formatNumber } from '#i18n/formatNumber.ts'
import { BASE_LANGUAGE, forLanguage, languageChain, SITE_LANGUAGES } from '#i18n/languages.ts'
import { zh } from '#i18n/locales/zh/index.ts'
import {
  dataLang,
  inAnyLanguage,
  inEveryLanguage,
  localized,
  localizedLang,
  titleOf,
} from '#i18n/localized.ts'
import { siteLanguages } from '#i18n/siteLanguages.ts'
import { parse } from '#lib/parse.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { siteTexts } from '../support/siteTexts.ts'

test('a value per language is taken from the language itself, else from a fallback', () => {
  const greetings = { zh: '您好', en: 'Hello' }
  expect(forLanguage(greetings, 'en')).toBe('Hello')
  expect(forLanguage(greetings, 'zh')).toBe('您好')
  expect(forLanguage(greetings, 'ja')).toBe('Hello')
  expect(forLanguage({ ...greetings, ja: 'こんにちは' }, 'ja')).toBe('こんにちは')
})

test('Japanese falls back to English, English to Chinese, Chinese to nothing', () => {
  expect(languageChain('ja').map(({ code }) => code)).toEqual(['ja', 'en', 'zh'])
  expect(languageChain('en').map(({ code }) => code)).toEqual(['en', 'zh'])
  expect(languageChain('zh').map(({ code }) => code)).toEqual(['zh'])
})

test.each(SITE_LANGUAGES)('numbers are written as is usual in $name', ({ code, tag }) => {
  const useGrouping = code === 'zh' ? 'min2' : 'auto'
  const usual = new Intl.NumberFormat(tag, { useGrouping, maximumFractionDigits: 20 })
  for (const value of [
    0, 7, 999, 1000, 3000, 9999, 10_000, 1_234_567, -1234, -12_345, 42.195, 10_000.5,
  ])
    expect(formatNumber(value, code)).toBe(usual.format(value))
})

test('a field is read in the language or its first fallback, which is marked', () => {
  const both = { title: '关门', titleEn: 'Cut-off' }
  expect(localized({ ...both, titleJa: '関門' }, 'title', languageChain('ja'))).toBe('関門')
  expect(localizedLang({ ...both, titleJa: '関門' }, 'title', languageChain('ja'))).toBeUndefined()
  expect([
    localized(both, 'title', languageChain('ja')),
    localizedLang(both, 'title', languageChain('ja')),
  ]).toEqual(['Cut-off', 'en'])
  expect(localizedLang({ title: '关门', titleJa: '' }, 'title', languageChain('ja'))).toBe('zh-CN')
  const foreign = { titlePt: 'Missa' }
  expect([
    localized(foreign, 'title', languageChain('zh')),
    inAnyLanguage(foreign, 'title', languageChain('zh')),
  ]).toEqual(['', 'Missa'])
  expect(inAnyLanguage({ ...foreign, ...both }, 'title', languageChain('en'))).toBe('Cut-off')
  const t = (key: string) => `text of ${key}`
  expect(titleOf({ ...both, titleKey: 'site.home' }, { t, languages: languageChain('ja') })).toBe(
    'text of site.home',
  )
  expect(inEveryLanguage('title', ({ code }) => code)).toMatchObject({
    title: 'zh',
    titleEn: 'en',
    titleJa: 'ja',
  })
})

test('a name is marked with its language on a page in another', () => {
  expect(dataLang('秦霞', 'zh', 'zh')).toBeUndefined()
  expect([dataLang('秦霞', 'en', 'zh'), dataLang('秦霞', 'ja', 'zh')]).toEqual(['zh-CN', 'zh-CN'])
  expect([dataLang('青木ゆい', 'zh', 'zh'), dataLang('青木ゆい', 'ja', 'zh')]).toEqual([
    'ja',
    undefined,
  ])
  expect(dataLang('Ann', 'ja', 'zh')).toBeUndefined()
  expect([dataLang('山田太郎', 'en', 'ja'), dataLang('山田太郎', 'ja', 'ja')]).toEqual([
    'ja',
    undefined,
  ])
  expect(dataLang('秦霞', 'en', 'en')).toBe('zh-CN')
  expect([
    dataLang('Ann', 'zh', 'en'),
    dataLang('Ann', 'en', 'en'),
    dataLang('1234', 'zh', 'en'),
  ]).toEqual(['en', undefined, undefined])
  expect([dataLang('Correr em Pontarva', 'ja', 'pt'), dataLang('Correr', 'pt', 'pt')]).toEqual([
    'pt',
    undefined,
  ])
  expect(dataLang('Ann', 'ja', 'zh')).toBeUndefined()
})

describe('the languages of a race', () => {
  const offered = (race: unknown) => {
    const languages = siteLanguages(parse(siteConfigSchema, { race }))
    return [languages.offered.map(({ code }) => code).join(), languages.defaultLanguage]
  }
  test.each([
    ['undeclared', undefined, 'zh,en', 'zh'],
    ['in the declared order', { languages: ['ja', 'en', 'zh'] }, 'ja,en,zh', 'zh'],
    ['with a default', { languages: ['zh', 'ja'], defaultLanguage: 'ja' }, 'zh,ja', 'ja'],
    ['without Chinese', { languages: ['ja', 'en'] }, 'ja,en', 'ja'],
    ['with a default it lacks', { languages: ['en'], defaultLanguage: 'ja' }, 'en', 'en'],
    ['unknown and repeated', { languages: ['xx', 'ja', 7, 'ja', null] }, 'ja', 'ja'],
    ['none known', { languages: ['xx'], defaultLanguage: 'yy' }, 'zh,en', 'zh'],
    ['of the wrong shape', { languages: 'ja', defaultLanguage: ['ja'] }, 'zh,en', 'zh'],
    ['not an object', 'ja', 'zh,en', 'zh'],
  ])('%s', (_, race, codes, defaultLanguage) => {
    expect(offered(race)).toEqual([codes, defaultLanguage])
  })
})

const PLURAL = /_(?:zero|one|two|few|many|other)$/
/** Search words, and sentences that name their field in English only. */
const OWN_SHAPE = new Set([
  'siteSearch.often.words',
  'fields.identified.required',
  'fields.proved.required',
])
const placesIn = (text: string) =>
  [...new Set(text.match(/\{\w+\}|<\/?\w+>/g))].toSorted().join(' ')

/** Those whose types allow for missing texts, which come from the fallback. */
const PARTIAL = new Set<string>()

test.each(SITE_LANGUAGES)('$name has every text and no other', ({ code, tag }) => {
  const texts = siteTexts.get(code) ?? {}
  const keys = Object.keys(texts)
  const baseKeys = new Set(keys.map((key) => key.replace(PLURAL, '')))
  expect([...baseKeys].filter((key) => !Object.hasOwn(zh, key))).toEqual([])
  const missing = Object.keys(zh).filter((key) => !baseKeys.has(key))
  if (!PARTIAL.has(code))
    expect(missing, 'missing texts; PARTIAL lists the languages that may lack some').toEqual([])
  expect(keys.filter((key) => texts[key] === '')).toEqual([])
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  const plurals = keys.flatMap((key) => PLURAL.exec(key)?.[0].slice(1) ?? [])
  expect(plurals.filter((form) => !forms.some((known) => known === form))).toEqual([])
})

const translated = SITE_LANGUAGES.filter(({ code }) => code !== BASE_LANGUAGE)
test.each(translated)('$name has the same placeholders and slots as Chinese', ({ code }) => {
  const shape = (text: string) => `${placesIn(text)} ${text.split('|').length}`
  const texts = siteTexts.get(code) ?? {}
  const wrong = Object.entries(zh)
    .filter(([key]) => !OWN_SHAPE.has(key))
    .flatMap(([key, text]) => {
      const translation = texts[key] ?? text
      return shape(translation) === shape(text) ? [] : [`${key}: ${translation}`]
    })
  expect(wrong).toEqual([])
})
