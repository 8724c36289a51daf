// @vitest-environment node
import { expect, test } from 'vitest'
import { compareMats } from '#features/search/results/compare/comparison.ts'
import { groupLabel } from '#features/search/results/groupLabel.ts'
import type { Translate } from '#i18n/i18n.ts'
import { search as en } from '#i18n/locales/en/search.ts'
import { search as zh } from '#i18n/locales/zh/search.ts'

const asText =
  (texts: Record<string, string>): Translate =>
  (key, values = {}) =>
    (texts[key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

test.each([
  ['M30-34', '男子 30–34 岁', 'Men 30–34'],
  ['F-24', '女子 24 岁及以下', 'Women up to 24'],
  ['M65+', '男子 65 岁及以上', 'Men 65 and over'],
  ['M-12', '男子 12 岁及以下', 'Boys up to 12'],
  ['F13-17', '女子 13–17 岁', 'Girls 13–17'],
  ['X35-39', '35–39 岁', '35–39'],
  ['X-24', '24 岁及以下', 'up to 24'],
  ['65+', '65 岁及以上', '65 and over'],
  ['Elite', 'Elite', 'Elite'],
  ['', '', ''],
])('the age group %s reads %s and %s', (group, chinese, english) => {
  expect(groupLabel(group, asText(zh))).toBe(chinese)
  expect(groupLabel(group, asText(en))).toBe(english)
})

test('runs are compared where both were recorded', () => {
  const split = (km: number, netSeconds: number | undefined) => ({
    ...{ km, netSeconds },
    ...{ gunSeconds: undefined, place: undefined },
  })
  const result = { splits: [split(5, 1500), split(10, 3000), split(15, 4600)] }
  const other = { splits: [split(5, 1600), split(10, undefined), split(15, 4500)] }
  expect(compareMats(result, other)).toEqual({
    time: 'netSeconds',
    mats: [
      { km: 5, seconds: 1500, otherSeconds: 1600, gap: 100 },
      { km: 15, seconds: 4600, otherSeconds: 4500, gap: -100 },
    ],
  })
})
