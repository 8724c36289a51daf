// @vitest-environment node
import { expect, test } from 'vitest'
import { listText } from '#features/search/results/listText.ts'
import { results as enScores } from '#i18n/locales/en/results.ts'
import { search as enSearch } from '#i18n/locales/en/search.ts'
import { results as zhScores } from '#i18n/locales/zh/results.ts'
import { search as zhSearch } from '#i18n/locales/zh/search.ts'

const inLanguage =
  (...texts: Record<string, string>[]) =>
  (key: string): string =>
    texts.map((text) => text[key]).find((text) => text !== undefined) ?? ''

test.each([
  [[], '', ''],
  [['5'], '5', '5'],
  [['5', '10'], '5、10', '5 and 10'],
  [['5', '10', '15'], '5、10、15', '5, 10 and 15'],
])('%j is a list', (items, chinese, english) => {
  expect(listText(items, inLanguage(zhScores, zhSearch))).toBe(chinese)
  expect(listText(items, inLanguage(enScores, enSearch))).toBe(english)
})
