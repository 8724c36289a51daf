// Isolated: other files must not see the added texts.
import { beforeAll, expect, test } from 'vitest'
import { formatNumber } from '#i18n/formatNumber.ts'
import { addTexts, bindTranslate, createI18n, type TextsByLanguage } from '#i18n/i18n.ts'
import { type Language, SITE_LANGUAGES } from '#i18n/languages.ts'
import type { TextKey } from '#i18n/locales/zh/index.ts'
import { siteTexts } from '../support/siteTexts.ts'

const key = 'test.sentence' as TextKey

/** The translator of a race with these words of its own. */
function race(raceTexts?: TextsByLanguage, entryMode?: string) {
  const { i18n, lngOf } = createI18n(raceTexts)
  return (language: Language) => bindTranslate(i18n.getFixedT(lngOf(language)), entryMode)
}
const textsIn = race()

beforeAll(() => addTexts(Object.fromEntries(siteTexts)))

test.each(SITE_LANGUAGES)('numbers are grouped and not rounded in $name', ({ code }) => {
  const t = textsIn(code)
  expect(t('home.signup.places.value', { value: 3000 })).toContain(formatNumber(3000, code))
  expect(t('course.km', { km: 21.0975 })).toMatch(
    new RegExp(`^${formatNumber(21.0975, code)} ?km$`),
  )
  expect(t('results.list.of', { year: '2024' })).toContain('2024')
})

test('a count selects the plural form of its language', () => {
  expect(textsIn('en')('site.age.minutes', { count: 1 })).toBe('1 minute ago')
  expect(textsIn('en')('site.age.minutes', { count: 2 })).toBe('2 minutes ago')
  expect(textsIn('ja')('site.age.minutes', { count: 1 })).toBe('1分前')
  expect(textsIn('zh')('site.age.minutes', { count: 1 })).toBe(' 1 分钟前')
})

test('a text that a language lacks comes from the first fallback that has it, else it is the key', () => {
  addTexts({ zh: { [key]: '中文' } })
  expect(textsIn('en')(key)).toBe('中文')
  addTexts({ en: { [key]: 'English' } })
  expect(textsIn('ja')(key)).toBe('English')
  expect(textsIn('pt')(key)).toBe('English')
  addTexts({ ja: { [key]: '' } })
  expect(textsIn('ja')(key)).toBe('English')
  expect(textsIn('pt')('not.a.key' as TextKey)).toBe('not.a.key')
})

test('a placeholder without a value stays, and no value is read as a text', () => {
  const enTexts = { [key]: '{first}, {second}' }
  const t = race({ en: enTexts })('en')
  expect(t(key, { first: '{second} $t(site.home) <b>&' })).toBe(
    '{second} $t(site.home) <b>&, {second}',
  )
})

test("a race's own words count in their language, and in no other and for no other race", () => {
  const raceTexts = { en: { 'site.home': 'Start' }, pt: { 'site.news': 'Notícias' } }
  const one = race(raceTexts)
  const other = race({ en: { 'site.home': 'Base' } })
  expect(one('en')('site.home')).toBe('Start')
  expect(other('en')('site.home')).toBe('Base')
  // English is a fallback of Portuguese.
  expect(one('pt')('site.home')).toBe(textsIn('en')('site.home'))
  expect(one('zh')('site.home')).toBe(textsIn('zh')('site.home'))
  expect(one('pt')('site.news' as TextKey)).toBe('Notícias')
})

test("a race's own word stands for every form of a text, and may have forms itself", () => {
  const minutes = 'site.age.minutes'
  expect(race({ en: { [minutes]: '{count} min' } })('en')(minutes, { count: 1 })).toBe('1 min')
  const forms = { [minutes]: '{count} mins', [`${minutes}_one`]: 'one min' }
  expect(race({ en: forms })('en')(minutes, { count: 1 })).toBe('one min')
  const note = 'signup.side.note.post'
  expect(race({ en: { [note]: 'Ours' } }, 'firstCome')('en')(note)).toBe('Ours')
})
