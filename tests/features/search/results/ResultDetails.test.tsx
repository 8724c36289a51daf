import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runnerResultSchema } from '#api/race/runnerResult.ts'
import { SiteProvider } from '#app/SiteProvider.tsx'
import { ResultDetails } from '#features/search/results/ResultDetails.tsx'
import { ResultNotes } from '#features/search/results/ResultNotes.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { results as resultsEn } from '#i18n/locales/en/results.ts'
import { search as searchEn } from '#i18n/locales/en/search.ts'
import { results as resultsZh } from '#i18n/locales/zh/results.ts'
import { search as searchZh } from '#i18n/locales/zh/search.ts'
import { parse } from '#lib/parse.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { setSite } from '#stores/site.ts'

beforeEach(() => {
  addTexts({ zh: { ...searchZh, ...resultsZh }, en: { ...searchEn, ...resultsEn } })
  const config = parse(siteConfigSchema, {})
  setSite({ kind: 'open', raceId: 'race-2024', config, source: 'published' })
})
afterEach(cleanup)

const scoreOf = (fields: object) => parse(runnerResultSchema, { state: 'finished', ...fields })

test.each([
  ['M30-34', 1, '男子名次', '男子 30–34 岁'],
  ['F30-34', 2, '女子名次', '女子 30–34 岁'],
  ['X30-34', 0, '性别名次', '30–34 岁'],
  ['X30-34', undefined, '性别名次', '30–34 岁'],
])('places in %s by sex %s are called %s and %s', (group, sex, bySex, inGroup) => {
  const places = { overall: { place: 1 }, sex: { place: 2 }, group: { place: 3 } }
  render(<ResultDetails result={scoreOf({ group, sex, places })} />, { wrapper: SiteProvider })
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toEqual(expect.arrayContaining([bySex, inGroup]))
})

const NOTE = /15 公里处的计时与其他计时点前后矛盾，该计时点的时钟可能有误/
const splitsWith = (netSeconds: number) => [
  { km: 5, netSeconds: 1500 },
  { km: 10, netSeconds: 3075 },
  { km: 15, netSeconds },
  { km: 20, netSeconds: 6200 },
  { km: 25, netSeconds: 7800 },
]

test.each([3000, 3075, 9000])(
  'a split of %i s between 3,075 s and 6,200 s is explained',
  (netSeconds) => {
    render(<ResultNotes result={scoreOf({ splits: splitsWith(netSeconds) })} />, {
      wrapper: SiteProvider,
    })
    expect(screen.getByText(NOTE)).toBeVisible()
  },
)

test('splits in order need no explanation', () => {
  render(<ResultNotes result={scoreOf({ splits: splitsWith(4600) })} />, { wrapper: SiteProvider })
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument()
})

const notesOf = (fields: object) => {
  render(<ResultNotes result={scoreOf(fields)} />, { wrapper: SiteProvider })
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

test.each([
  [{ isOfficial: true, publishedAt: '' }, '成绩已确认。'],
  [{ isOfficial: true, publishedAt: '2024/09/23' }, '成绩已确认。'],
  [{ officialAt: 'tba' }, '成绩正在公示。如有异议，请按竞赛规程提出。'],
])('without a date that can be read, %j says no date', (fields, words) => {
  expect(notesOf(fields)).toContain(words)
})

const MISSING = '10、30 公里处的计时点没有您的记录，因此只列成绩，不列名次。'

test('missing mats are why a finisher has no place', () => {
  expect(notesOf({ missingMats: [30, 10, '30'] })).toContain(MISSING)
})

test.each([
  { state: 'dnf' },
  { state: 'dns' },
  { state: 'dsq' },
  { state: undefined },
  { places: { overall: { place: 5 } } },
])('%j has no place to miss', (fields) => {
  expect(notesOf({ missingMats: [10, 30], ...fields })).not.toContain(MISSING)
})

test('an event of no length has no pace', () => {
  const config = parse(siteConfigSchema, {
    raceItems: [{ itemId: 'run', name: '跑步', distanceKm: 0 }],
  })
  setSite({ kind: 'open', raceId: 'race-2024', config, source: 'published' })
  render(<ResultDetails result={scoreOf({ itemId: 'run', netSeconds: 3600 })} />, {
    wrapper: SiteProvider,
  })
  expect(screen.queryByText('平均配速')).not.toBeInTheDocument()
})
