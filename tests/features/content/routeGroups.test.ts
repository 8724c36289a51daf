import { expect, test } from 'vitest'
import { groupsOf, pagesBeside } from '#features/content/routeGroups.ts'
import { siteRoutes } from '#site-config/routes/siteRoutes.ts'
import { edition } from '#tests/editions/yanling-2024/documents.ts'

const routes = siteRoutes(edition)
const routeAt = (path: string) => {
  const route = routes.find((known) => known.path === path)
  if (!route) throw new Error(`no route ${path}`)
  return route
}

test('the group of a page and the pages in that group are found', () => {
  const rules = routeAt('/race-information/race-rules')
  expect(groupsOf(routes, rules).map(({ path }) => path)).toEqual(['/race-information'])
  expect(pagesBeside(routes, rules).map(({ path }) => path)).toEqual([
    '/race-information/race-rules',
    '/race-information/registration-instructions',
    '/race-information/race-route',
    '/race-information/race-statement',
    '/race-information/faq',
  ])
})

test('hidden pages are not listed, unless open', () => {
  const [first, ...others] = routes.filter(({ parent }) => parent === '/introduction')
  if (!first) throw new Error('no pages')
  const hidden = { ...first, hidden: true }
  const all = [hidden, ...others]
  expect(pagesBeside(all, others[0] ?? first)).not.toContain(hidden)
  expect(pagesBeside(all, hidden)).toContain(hidden)
})

test('a top-level page has no others beside it', () => {
  const alone = { ...routeAt('/race-information/race-rules'), path: '/rules', parent: '' }
  const other = { ...alone, path: '/other' }
  expect(pagesBeside([alone, other], alone)).toEqual([alone])
})
