import { describe, expect, test } from 'vitest'
import { menuOf } from '#app/layout/menu/menuItems.ts'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { normalPath } from '#lib/normalPath.ts'
import { parse } from '#lib/parse.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import { siteRoutes } from '#site-config/routes/siteRoutes.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { takeReports } from '#tests/support/setup.ts'

const routesOf = (remoteAsyncRoutes: unknown) =>
  siteRoutes(parse(siteConfigSchema, { remoteAsyncRoutes, links: yanling2024.links }))
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
/** The route at a path, in any spelling (`race-rules`, `raceRules`). */
const routeAt = (routes: SiteRoute[], path: string) =>
  routes.find((route) => normalPath(route.path) === normalPath(path))
const pathsOf = (routes: { path: string }[]) => routes.map(({ path }) => path)

describe('routes of the configuration', () => {
  test('use the kebab-case spelling of the 2024 edition', () => {
    const routes = siteRoutes(parse(siteConfigSchema, yanling2024))
    expect(routeAt(routes, '/race-information')?.redirect).toBe('/race-information/race-rules')
    expect(routeAt(routes, '/news-notice/race-news')?.view).toBe('list')
    expect(routeAt(routes, '/about-us')?.redirect).toBe('/about-us/race-Introduction')
  })

  test('may use camel case, and each spelling finds the page', () => {
    const routes = routesOf([
      group('/raceInformation', [page('raceRules'), page('raceRoute')], { redirect: 'raceRules' }),
    ])
    expect(routeAt(routes, '/race-information/race-rules')?.path).toBe('/raceInformation/raceRules')
    expect(routeAt(routes, '/raceInformation')?.redirect).toBe('/raceInformation/raceRules')
    expect(pathsOf(routes)).not.toContain('/race-information')
  })

  test('are completed by the built-in groups', () => {
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

describe('an external address in the configuration', () => {
  const outside = (path: string, title = path) => page(path, { meta: { title } })
  const hrefsOf = (entries: unknown[]) => routesOf(entries).flatMap(({ href }) => href ?? [])

  test('is a menu item, at the top level or in a group', () => {
    const menu = menuOf(
      routesOf([
        outside('https://shop.example.org/', 'Shop'),
        group('/a', [page('b'), outside('https://club.example.org/', 'Club')]),
      ]),
    )
    expect(menu[1]).toMatchObject({ title: 'Shop', href: 'https://shop.example.org/' })
    expect(menu[2]?.children[1]).toMatchObject({ title: 'Club', href: 'https://club.example.org/' })
    expect(routeAt(routesOf([group('/a', [outside('https://x.org'), page('b')])]), '/a')).toEqual(
      expect.objectContaining({ redirect: '/a/b' }),
    )
  })

  test('needs a title and a web scheme', () => {
    const schemes = [
      'javascript:alert(1)',
      'data:text/html,x',
      'mailto:a@b.c',
      'https:x.org',
      'ht!',
    ]
    for (const path of schemes)
      expect(pathsOf(routesOf([{ ...outside(path), component: 'x' }]))).not.toContain(path)
    expect(hrefsOf([outside('https://nameless.example.org', '')])).toHaveLength(1)
    expect(takeReports()).toHaveLength(schemes.length + 1)
  })

  test('appears once, and a group of such links becomes the first one', () => {
    const routes = routesOf([
      group('/links', [
        outside('https://x.org/a'),
        outside('https://x.org/a'),
        outside('//x.org/b'),
      ]),
    ])
    expect(routeAt(routes, '/links')).toMatchObject({ view: 'outside', href: 'https://x.org/a' })
    expect(new Set(pathsOf(routes)).size).toBe(routes.length)
    takeReports()
  })

  test.each([
    ['by its address', outside('http://athletics.org.cn/index.html', '田协')],
    ['in kebab case', page('athletics-association')],
    ['in camel case', page('athleticsAssociation')],
  ])("the association's page appears once if the configuration contains it %s", (_, brought) => {
    const routes = routesOf([group('/aboutUs', [page('contactUs'), brought])])
    const menu = menuOf(routes).find(({ path }) => path === '/aboutUs')
    expect(menu?.children).toHaveLength(2)
    expect(pathsOf(routes).filter((path) => /athletics/i.test(path))).toHaveLength(1)
  })
})

describe('invalid routes are dropped and reported', () => {
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

  test('an entry with an unknown component leaves its group, and its children, in place', () => {
    const routes = routesOf([
      group('/a', [page('b', { component: 'eval' }), page('c')], { redirect: 'b' }),
      group('/d', [page('e')], { component: 'tabs' }),
    ])
    expect(routeAt(routes, '/a')?.redirect).toBe('/a/c')
    expect(routeAt(routes, '/a/b')).toBeUndefined()
    expect(routeAt(routes, '/d/e')).toMatchObject({ view: 'document', parent: '' })
    expect(takeReports()).toHaveLength(3)
  })

  test('endlessly nested children are cut off', () => {
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

  test('shows a group with one visible child as that child, unless always shown', () => {
    expect(titles([group('/a', [page('b')])])).toContain('b')
    expect(titles([group('/a', [page('b')], { alwaysShow: true })])).toContain('/a')
  })

  test('contains every page of three levels', () => {
    const [, first] = menuOf(
      routesOf([group('/a', [group('b', [page('c'), page('d')]), group('e', [page('f')])])]),
    )
    expect(first?.children.map(({ path }) => path)).toEqual(['/a/b', '/a/e/f'])
    expect(first?.children[0]?.children.map(({ path }) => path)).toEqual(['/a/b/c', '/a/b/d'])
  })

  test('does not contain hidden groups', () => {
    expect(titles([group('/a', [page('b')], { meta: { title: '/a', hidden: 1 } })])).not.toContain(
      '/a',
    )
  })
})

describe('the order of the menu', () => {
  const orderOf = (config: object) =>
    menuOf(siteRoutes(parse(siteConfigSchema, config))).map(({ path }) => path)

  test('is that of the configuration, for the groups of the site too', () => {
    const { remoteAsyncRoutes } = yanling2024
    const inFile = orderOf({ ...yanling2024, remoteAsyncRoutes })
    expect(inFile).toEqual([
      '/home',
      '/race-information',
      '/news-notice',
      '/epidemic-prevention-instructions/epidemic-prevention-notice',
      '/introduction',
      '/licensed-goods',
      '/partners/sponsors',
      '/about-us',
    ])
    const [home, ...others] = inFile
    const reversed = { ...yanling2024, remoteAsyncRoutes: remoteAsyncRoutes?.toReversed() }
    expect(orderOf(reversed)).toEqual([home, ...others.toReversed()])
  })

  test('has external links where the configuration puts them, and unnamed groups last', () => {
    const remoteAsyncRoutes = [
      page('https://b.example.org/', { meta: { title: 'B' } }),
      { path: '/partners' },
      page('https://a.example.org/', { meta: { title: 'A' } }),
      group('/aboutUs', [page('contactUs'), page('team')]),
    ]
    expect(orderOf({ ...yanling2024, remoteAsyncRoutes }).slice(1, 6)).toEqual([
      'https://b.example.org/',
      '/partners/sponsors',
      'https://a.example.org/',
      '/aboutUs',
      '/race-information',
    ])
  })
})

test('a list that the race has at a path of its own is in the menu once', () => {
  const remoteAsyncRoutes = [
    page('/news', {
      component: 'document list view',
      meta: { title: '新闻', dataPath: 'newsNotice.raceNews' },
    }),
  ]
  const { newsNotice } = yanling2024
  const routes = siteRoutes(parse(siteConfigSchema, { newsNotice, remoteAsyncRoutes }))
  const menu = menuOf(routes)
  expect(pathsOf(menu.flatMap(({ children }) => children ?? []))).not.toContain(
    '/news-notice/race-news',
  )
  expect(pathsOf(menu)).toEqual(expect.arrayContaining(['/news']))
  expect(routeAt(routes, '/news-notice/race-news')).toMatchObject({ view: 'list' })
})

describe('the page of questions', () => {
  const questions = [{ id: 'poles', question: '可以使用登山杖吗？', answer: '<p>可以。</p>' }]
  const siteOf = (config: object) => siteRoutes(parse(siteConfigSchema, config))
  const race = (children: unknown[]) => [group('/raceInformation', children)]
  const groupOf = (routes: ReturnType<typeof siteOf>) =>
    pathsOf(menuOf(routes).find(({ path }) => /^.race-?information$/i.test(path))?.children ?? [])

  test('is last among the race information, in its built-in or its own group', () => {
    const inOwn = siteOf({ faq: questions, remoteAsyncRoutes: race([page('raceRules')]) })
    expect(groupOf(inOwn)).toEqual(['/raceInformation/raceRules', '/race-information/faq'])
    expect(routeAt(siteOf({ faq: questions }), '/race-information/faq')).toMatchObject({
      view: 'faq',
      parent: '/race-information',
      hidden: false,
    })
  })

  test('has the name and the place that the configuration gives it', () => {
    const remoteAsyncRoutes = race([page('faq', { meta: { title: '问答' } }), page('raceRules')])
    const routes = siteOf({ faq: questions, remoteAsyncRoutes })
    expect(groupOf(routes)).toEqual(['/race-information/faq', '/raceInformation/raceRules'])
    expect(routeAt(routes, '/race-information/faq')).toMatchObject({ view: 'faq', title: '问答' })
  })

  test('is not in the menu without questions, unless there is a document in its place', () => {
    expect(routeAt(siteOf({}), '/race-information/faq')).toBeUndefined()
    const remoteAsyncRoutes = race([
      page('faq', { meta: { title: '问答', dataPath: 'raceInformation.faq' } }),
      page('raceRules'),
      page('raceRoute'),
    ])
    expect(groupOf(siteOf({ remoteAsyncRoutes }))).not.toContain('/raceInformation/faq')
    const raceInformation = { faq: { id: 'faq', title: '问答' } }
    const routes = siteOf({ remoteAsyncRoutes, raceInformation })
    expect(routeAt(routes, '/race-information/faq')).toMatchObject({ view: 'document' })
    expect(groupOf(routes)).toContain('/raceInformation/faq')
  })
})

test.each([
  ['track-union', '/about-us/track-union'],
  ['', '/about-us/association-1'],
  [':any', '/about-us/association-1'],
  ['*', '/about-us/association-1'],
  ['a?b', '/about-us/association-1'],
  ['/elsewhere', '/about-us/association-1'],
  ['100%', '/about-us/association-1'],
])('an organisation with the path %j is at %s', (path, at) => {
  const url = 'https://tracks.example/'
  const associations = [{ name: '田径协会', path, url }]
  const routes = siteRoutes(parse(siteConfigSchema, { links: { associations } }))
  expect(routes.find(({ href }) => href === url)?.path).toBe(at)
})

test('of two organisations with one path the first is kept', () => {
  const associations = [1, 2].map((n) => ({
    name: '协会',
    path: 'one',
    url: `https://${n}.example`,
  }))
  const routes = siteRoutes(parse(siteConfigSchema, { links: { associations } }))
  expect(routes.filter(({ view }) => view === 'outside').map(({ href }) => href)).toEqual([
    'https://1.example/',
  ])
})
