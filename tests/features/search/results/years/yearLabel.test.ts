// @vitest-environment node
import { expect, test } from 'vitest'
import { yearLabel } from '#features/search/results/years/yearLabel.ts'
import { languageChain } from '#i18n/languages.ts'

const config = {
  multipleSearchRaceList: [
    { raceId: 'r-1', raceName: '第一届', raceNameEn: 'First edition', year: 2022 },
    { raceId: 'r-2', raceName: '第二届', raceNameEn: 'Second edition', year: undefined },
  ],
  websiteTitle: '燕岭马拉松',
}

test.each([
  [{ raceId: 'r-1', year: 2023 }, '2023'],
  [{ raceId: 'r-1' }, '2022'],
  [{ raceId: 'r-2' }, 'Second edition'],
  [{ raceId: 'r-3', publishedAt: '2021-09-23 14:25:00' }, '2021'],
  [{ raceId: 'r-3' }, '燕岭马拉松'],
])('%j is called %s', (result, label) => {
  const full = { year: undefined, publishedAt: '', ...result }
  expect(yearLabel(full, config, languageChain('en'))).toBe(label)
})
