import { describe, expect, test } from 'vitest'
import { siteConfigSchema } from '../../src/api/siteConfig.ts'
import { menuOf } from '../../src/app/menu.ts'
import { routeAt, siteRoutes } from '../../src/app/siteRoutes.ts'
import { parse } from '../../src/lib/parse.ts'
import { edition2024 } from '../../src/preview/edition2024.ts'
import { takeReports } from '../support/setup.ts'

const routesOf = (remoteAsyncRoutes: unknown) =>
  siteRoutes(parse(siteConfigSchema, { remoteAsyncRoutes }))
const group = (path: string, children: unknown[], more = {}) => ({
  path,
  component: 'layout',
  meta: { title: path },
  children,
  ...more,
})
const page = (path: string, more = {}) => ({
  path,
  component: 'document view',
  name: path,
  meta: { title: path, dataPath: `x.${path}` },
  ...more,
})
const pathsOf = (routes: { path: string }[]) => routes.map(({ path }) => path)

describe('the configuration brings the routes', () => {
  test('in the kebab-case spelling of the 2024 edition', () => {
    const routes = siteRoutes(parse(siteConfigSchema, edition2024))
    expect(routeAt(routes, '/race-information')?.redirect).toBe('/race-information/race-rules')
    expect(routeAt(routes, '/news-notice/race-news')?.view).toBe('list')
    expect(routeAt(routes, '/about-us')?.redirect).toBe('/about-us/race-Introduction')
  })

  test('or in camel case, and each spelling finds the page', () => {
    const routes = routesOf([
      group('/raceInformation', [page('raceRules'), page('raceRoute')], { redirect: 'raceRules' }),
    ])
    expect(routeAt(routes, '/race-information/race-rules')?.path).toBe('/raceInformation/raceRules')
    expect(routeAt(routes, '/raceInformation')?.redirect).toBe('/raceInformation/raceRules')
    expect(pathsOf(routes)).not.toContain('/race-information')
  })

  test('and the built-in groups stand for what it leaves out', () => {
    const routes = routesOf([])
    for (const path of [
      '/race-information/registration-instructions',
      '/news-notice/activity-bulletin',
      '/epidemic-prevention-instructions/epidemic-prevention-notice',
      '/introduction/cuisine',
      '/about-us/contact-us',
      '/about-us/athletics-association',
      '/licensed-goods/mascot',
      '/partners/sponsors',
    ]) {
      expect(routeAt(routes, path), path).toBeDefined()
    }
  })
})

describe('what is wrong with a route is dropped and reported', () => {
  test.each([
    ['an unknown component', [group('/a', [page('b', { component: 'eval' })])]],
    ['a duplicate', [group('/a', [page('b'), page('b')])]],
    ['a path of the site', [page('/home'), page('/licensed-goods/x', { path: '/licensed-goods' })]],
    ['the root', [page('/')]],
    ['a wildcard', [page('*'), page('/a/*')]],
    ['a parameter', [page('/:any')]],
    [
      'a redirect in circles',
      [group('/a', [page('b')], { redirect: '/c' }), group('/c', [page('d')], { redirect: '/a' })],
    ],
    ['a redirect to nowhere', [group('/a', [page('b')], { redirect: '/nowhere' })]],
    ['a group of nothing', [group('/a', [])]],
  ])('%s', (_, entries) => {
    const routes = routesOf(entries)
    expect(takeReports().length).toBeGreaterThan(0)
    expect(routes.filter(({ path }) => path === '/a/b').length).toBeLessThanOrEqual(1)
    for (const path of ['/', '/home', '/:any', '/a/*']) expect(pathsOf(routes)).not.toContain(path)
    for (const { redirect } of routes)
      if (redirect) expect(routeAt(routes, redirect)?.redirect).toBe('')
  })

  test('children nested without end are cut', () => {
    const endless = page('a', { component: 'layout' }) as { children?: unknown[] }
    endless.children = [endless, page('leaf')]
    expect(routesOf([endless]).length).toBeLessThan(40)
    takeReports()
  })
})

describe('the menu', () => {
  const titles = (entries: unknown) => menuOf(routesOf(entries)).map(({ title }) => title)

  test('starts with home and shows each group with its visible children', () => {
    const [home, first] = menuOf(
      routesOf([
        group('/a', [page('b'), page('c'), page('d', { meta: { title: 'd', hidden: true } })]),
      ]),
    )
    expect(home?.path).toBe('/home')
    expect(first?.title).toBe('/a')
    expect(first?.children.map(({ title }) => title)).toEqual(['b', 'c'])
  })

  test('a group with one visible child shows as that child, unless always shown', () => {
    expect(titles([group('/a', [page('b')])])).toContain('b')
    expect(titles([group('/a', [page('b')], { alwaysShow: true })])).toContain('/a')
  })

  test('a hidden group is not in it', () => {
    expect(titles([group('/a', [page('b')], { meta: { title: '/a', hidden: 1 } })])).not.toContain(
      '/a',
    )
  })
})
