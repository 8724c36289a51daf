import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeLanguage } from '#i18n/i18n.ts'
import { setZoneName, zoneName } from '#i18n/zoneName.ts'

beforeEach(() => setZoneName())

afterEach(async () => {
  setZoneName()
  await changeLanguage('zh')
})

test.each([
  ['zh', '中欧时间'],
  ['en', 'Central European Time'],
] as const)(
  'a zone without a name of its own has one for the whole year: %s',
  async (language, name) => {
    await changeLanguage(language)
    expect(zoneName('Europe/Paris')).toBe(name)
  },
)

test("the organiser's name comes first", async () => {
  setZoneName({ zoneName: '北京时间', zoneNameEn: 'Beijing time' })
  await changeLanguage('en')
  expect(zoneName('Asia/Shanghai')).toBe('Beijing time')
})
