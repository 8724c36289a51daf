import { expect, test } from 'vitest'
import { pageFrameAt } from '#app/router/location.ts'
import { siteRoutes } from '#app/router/siteRoutes.ts'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { parse } from '#lib/parse.ts'

const config = parse(siteConfigSchema, yanling2024)

test.each([
  ['/home', '/home'],
  ['/registration-search', '/home'],
  ['/score-search', '/home'],
  ['/race-card', '/race-information'],
  ['/Race-card/', '/race-information'],
  ['/image-search', ''],
  ['/privacy-policy', ''],
])('on %s the menu highlights %j', (path, marked) => {
  expect(pageFrameAt([], path, config).activeMenu).toBe(marked)
})

test('an article whose id cannot be decoded has no place', () => {
  expect(pageFrameAt(siteRoutes(config), '/article/100%', config)).toEqual(
    pageFrameAt([], '/nowhere', config),
  )
})

test.each([
  ['BigData', true],
  ['RaceRanking', true],
  ['ScoreQuery', true],
  ['Partners', false],
])('a page that the configuration names %s keeps the scroll position: %s', (name, keeps) => {
  const page = { path: '/a', component: 'document view', name, meta: { title: 'A', dataPath: 'a' } }
  const routes = siteRoutes(parse(siteConfigSchema, { remoteAsyncRoutes: [page] }))
  expect(pageFrameAt(routes, '/a', config)).toMatchObject({ page: { name }, keepsScroll: keeps })
})

test('an article of a list that has a name in one language only is in that list', () => {
  const list = {
    path: '/news',
    component: 'document list view',
    meta: { titleEn: 'News', dataPath: 'newsNotice.raceNews' },
  }
  const newsNotice = { raceNews: [{ id: 'storks', titleEn: 'The storks are back' }] }
  const site = parse(siteConfigSchema, { newsNotice, remoteAsyncRoutes: [list] })
  expect(pageFrameAt(siteRoutes(site), '/article/storks', site)).toMatchObject({
    page: { titleEn: 'News' },
    activeMenu: '/news',
  })
})
