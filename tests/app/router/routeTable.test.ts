import { expect, test } from 'vitest'
import { matchPage, routeTable } from '#app/router/routeTable.tsx'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { parse } from '#lib/parse.ts'
import { siteRoutes } from '#site-config/routes/siteRoutes.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'

const config = parse(siteConfigSchema, yanling2024)

const frameAt = (path: string, site = config) =>
  matchPage(routeTable(siteRoutes(site), site), path).meta

test.each([
  ['/home', '/home'],
  ['/registration-search', '/home'],
  ['/score-search', '/home'],
  ['/race-card', '/race-information'],
  ['/Race-card/', '/race-information'],
  ['/image-search', ''],
  ['/privacy-policy', ''],
])('on %s the menu highlights %j', (path, marked) => {
  expect(frameAt(path).activeMenu).toBe(marked)
})

test('an article whose id cannot be decoded has no place', () => {
  expect(frameAt('/article/100%')).toEqual(frameAt('/nowhere'))
})

test.each([
  ['BigData', true],
  ['RaceRanking', true],
  ['ScoreQuery', true],
  ['Partners', false],
])('a page that the configuration names %s keeps the scroll position: %s', (name, keeps) => {
  const page = { path: '/a', component: 'document view', name, meta: { title: 'A', dataPath: 'a' } }
  const site = parse(siteConfigSchema, { remoteAsyncRoutes: [page] })
  expect(frameAt('/a', site)).toMatchObject({ page: { name }, keepsScroll: keeps })
})

test('an article of a list that has a name in one language only is in that list', () => {
  const list = {
    path: '/news',
    component: 'document list view',
    meta: { titleEn: 'News', dataPath: 'newsNotice.raceNews' },
  }
  const newsNotice = { raceNews: [{ id: 'storks', titleEn: 'The storks are back' }] }
  const site = parse(siteConfigSchema, { newsNotice, remoteAsyncRoutes: [list] })
  expect(frameAt('/article/storks', site)).toMatchObject({
    page: { titleEn: 'News' },
    activeMenu: '/news',
  })
})
