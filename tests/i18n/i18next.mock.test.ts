import { beforeAll, expect, test } from 'vitest'
import { addRemoteTexts, addTexts, changeLanguage, formatNumber, translate } from '#i18n/i18n.ts'
import { SITE_LANGUAGES } from '#i18n/languages.ts'
import { siteTexts } from '../support/siteTexts.ts'

const VALUES = {
  far: 21.0975,
  many: 3000,
  name: 'Qingxia',
  time: '07:30',
  day: '20 October',
  n: 3,
  host: 'a.test',
  age: '',
}
const keys = [...siteTexts.values()]
  .flatMap((texts) => Object.keys(texts))
  .map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, ''))

/** Every text of the site, with and without values, singular and plural, in each language. */
const allTexts = () =>
  SITE_LANGUAGES.flatMap(({ code }) =>
    [...new Set(keys), 'not.a.key'].flatMap((key) =>
      [{}, VALUES, ...[0, 1, 2, 21].map((count) => ({ ...VALUES, count }))].map(
        (values) => `${code} ${key}: ${translate(key, values, code)}`,
      ),
    ),
  )

beforeAll(() => addTexts(Object.fromEntries(siteTexts)))

test('texts are the same without and with i18next', async () => {
  addRemoteTexts({ 'site.home': { zh: '', en: 'Start page' } })
  const before = allTexts()
  expect(before).toContain('en site.home: Start page')
  expect(before).toContain('zh not.a.key: not.a.key')

  const { i18next } = await import('#i18n/i18next.ts')
  expect(allTexts()).toEqual(before)

  await changeLanguage('en')
  expect(i18next.language).toBe('en')
  addRemoteTexts({ 'site.home': { zh: '', en: 'Front page' } })
  expect(translate('site.home')).toBe('Front page')
  expect(translate('site.age.minutes', { count: 1 })).toBe('1 minute ago')
  expect(translate('site.age.minutes', { count: 2 })).toBe('2 minutes ago')
  expect(translate('site.age.minutes', { count: 1 }, 'ja')).toBe('1分前')
})

test.each(SITE_LANGUAGES)('numbers are grouped and not rounded in $name', ({ code }) => {
  expect(translate('home.signUp.places.value', { value: 3000 }, code)).toContain(
    formatNumber(3000, code),
  )
  expect(translate('course.km', { km: 21.0975 }, code)).toMatch(
    new RegExp(`^${formatNumber(21.0975, code)} ?km$`),
  )
  expect(translate('scores.list.of', { year: '2024' }, code)).toContain('2024')
})
