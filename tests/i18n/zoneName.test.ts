import { expect, test } from 'vitest'
import { zoneName } from '#i18n/zoneName.ts'

test.each([
  ['zh', '中欧时间'],
  ['en', 'Central European Time'],
] as const)('a zone without a name of its own has one for the whole year: %s', (language, name) => {
  expect(zoneName('Europe/Paris', undefined, language)).toBe(name)
})

test("the organiser's name comes first", () => {
  const named = { zoneName: '北京时间', zoneNameEn: 'Beijing time' }
  expect(zoneName('Asia/Shanghai', named, 'en')).toBe('Beijing time')
})
