// @vitest-environment node
import { expect, test } from 'vitest'
import { bannerOf, groupOf, pagesBeside } from '../../../src/features/documents/contentRoute.ts'
import { siteRoutes } from '../../../src/app/siteRoutes.ts'
import { edition } from '../../preview/documents.ts'

const routes = siteRoutes(edition)
const routeAt = (path: string) => {
  const route = routes.find((known) => known.path === path)
  if (!route) throw new Error(`no route ${path}`)
  return route
}

test('the banner goes by the group, in whichever spelling', () => {
  const names = (paths: string[]) => paths.map((path) => /banner-(\w+)/.exec(bannerOf(path))?.[1])
  expect(names(['/news-notice/race-news', '/newsNotice/raceNews'])).toEqual(['news', 'news'])
  expect(names(['/race-information/x', '/elsewhere', '/constructor/x', ''])).toEqual(
    Array(4).fill('race'),
  )
})

test('a page knows its group and the pages beside it', () => {
  const rules = routeAt('/race-information/race-rules')
  expect(groupOf(routes, rules)?.path).toBe('/race-information')
  expect(pagesBeside(routes, rules).map(({ path }) => path)).toEqual([
    '/race-information/race-rules',
    '/race-information/registration-instructions',
    '/race-information/race-route',
    '/race-information/race-statement',
  ])
})

test('hidden pages are not offered, but the open one is', () => {
  const [first, ...others] = routes.filter(({ parent }) => parent === '/introduction')
  if (!first) throw new Error('no pages')
  const hidden = { ...first, hidden: true }
  const all = [hidden, ...others]
  expect(pagesBeside(all, others[0] ?? first)).not.toContain(hidden)
  expect(pagesBeside(all, hidden)).toContain(hidden)
})

test('a page at the top stands alone', () => {
  const alone = { ...routeAt('/race-information/race-rules'), path: '/rules', parent: '' }
  const other = { ...alone, path: '/other' }
  expect(pagesBeside([alone, other], alone)).toEqual([alone])
})
