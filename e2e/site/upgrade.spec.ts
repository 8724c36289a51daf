import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { BUILD_FOLDER } from '../../tools/build/buildFolder.mjs'
import * as account from '../support/account.ts'
import { type Serve, test } from '../support/faultyNetwork.ts'
import { expect, expectReady } from '../support/fixtures.ts'
import visit from '../support/fixtures/earlierVisit.json' with { type: 'json' }

test.use({ serviceWorkers: 'allow' })

/** The page, service worker and first-screen files of an earlier build, unmodified. */
const files: Record<string, string> = JSON.parse(
  brotliDecompressSync(readFileSync('e2e/support/fixtures/earlierBuild.json.br')).toString(),
)
const PHONE = '13800000011'
const w = account.texts.zh

/** What a browser has kept of a visit to an earlier build (`tools/recordEarlierVisit.mjs`). */
interface Visit {
  commit: string
  localStorage: Record<string, string>
  sessionStorage: Record<string, string>
  cookies: Record<string, string>
  /** The paths of the files in each cache. */
  caches: Record<string, string[]>
  /** The script of the service worker. */
  worker: string
}
const VISITS = 'e2e/support/fixtures/visits'
const visits = readdirSync(VISITS).map((name): Visit =>
  JSON.parse(readFileSync(join(VISITS, name), 'utf8')),
)

const typeOf = (path: string) => {
  if (path === '/') return 'text/html; charset=utf-8'
  return path.endsWith('.css') ? 'text/css' : 'text/javascript'
}

/**
 * Serves the earlier build. Files that its worker caches in advance but no test opens are served
 * empty.
 */
const serveEarlier: Serve = (url, body) => {
  const path = url.replace(/\?.*/, '')
  const isNamed = path.startsWith('/assets/') && files['/sw.js']?.includes(path)
  const file = files[path] ?? (isNamed ? '' : null)
  if (file === null) return null
  const [, nonce = ''] = /nonce="([^"]+)"/.exec(body) ?? []
  return { body: file.replaceAll('__CSP_NONCE__', nonce), type: typeOf(path) }
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
/** The cache of the build whose service worker has this script. */
const cacheOf = (worker = '') => `site-${/`?site-`?.*?`([\da-f]{12})`/.exec(worker)?.[1] ?? ''}`

/** Logs in with another browser. Returns the token. */
async function logInElsewhere(browser: Browser, baseURL: string): Promise<string> {
  const elsewhere = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const login = await elsewhere.newPage()
  await login.goto('/#/image-collection')
  await account.openDrawer(login, w)
  await account.logInByPassword(login, w, PHONE)
  await account.expectLoggedIn(login, w)
  const token = (await stored(login, 'token')) ?? ''
  await elsewhere.close()
  return token
}

/** Opens a page of this origin that runs nothing. */
async function openEmpty(page: Page): Promise<void> {
  await page.route('/empty', (route) => route.fulfill({ body: '', contentType: 'text/html' }))
  await page.goto('/empty')
}

/**
 * Fills the caches with the recorded files. Those that the present build has, too, have its content,
 * since their names are hashes of it; page and others are empty: no test opens them.
 */
const fillCaches = (page: Page, recorded: Visit['caches']) =>
  page.evaluate(async (all) => {
    const empty = new Response('', { headers: { 'content-type': 'text/html' } })
    for (const [name, paths] of Object.entries(all)) {
      const cache = await caches.open(name)
      await Promise.all(
        paths.map(async (path) => {
          const file = await fetch(path)
          await cache.put(path, file.ok && path !== '/' ? file : empty.clone())
        }),
      )
    }
  }, recorded)

/** Expects that only the present build's caches are left. */
async function expectOwnCaches(page: Page): Promise<void> {
  const currentCache = cacheOf(readFileSync(join(BUILD_FOLDER, 'sw.js'), 'utf8'))
  await expect
    .poll(async () => (await cacheNames(page)).toSorted())
    .toEqual([currentCache, 'site-pictures'])
}

test('a visitor of an earlier build keeps session, draft and cached content, and its caches are removed', async ({
  page,
  network,
  browser,
  context,
  watch,
}) => {
  // The earlier build does not know every entry of the menu.
  watch.reports.push('is unknown to the site and was dropped')
  const token = await logInElsewhere(browser, network.url)

  network.serve(serveEarlier)
  await openEmpty(page)
  await page.evaluate(
    ({ userData, draft, token: given }) => {
      localStorage.setItem('userData', JSON.stringify({ ...userData, token: given }))
      localStorage.setItem('token', given)
      localStorage.setItem(draft.key, draft.value)
    },
    { ...visit, token },
  )
  await page.goto('/#/home')
  await expectReady(page)
  await account.expectLoggedIn(page, w)
  await page.waitForFunction(() => localStorage.getItem('siteConfig'))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.evaluate(() => caches.open('site-configurations'))
  expect(await cacheNames(page)).toContain(cacheOf(files['/sw.js']))
  const cachedConfig = await stored(page, 'siteConfig')

  network.serve(() => null)
  await page.reload()
  await expectReady(page)
  await account.expectLoggedIn(page, w)
  expect(await stored(page, 'siteConfig')).toBe(cachedConfig)
  await expectOwnCaches(page)

  await page.goto('/#/post')
  await expect(page.getByRole('textbox', { name: /邮箱/ })).toHaveValue('runner11@race.test')
  expect(await stored(page, 'token')).toBe(token)

  await context.setOffline(true)
  await page.goto('/?again=1#/image-collection')
  await expect(page.getByRole('heading', { level: 1, name: '精彩图集' })).toBeVisible()
  await context.setOffline(false)
})

for (const recorded of visits)
  test(`what a visit to the build of ${recorded.commit} has left is used, and its service worker is replaced @core`, async ({
    page,
    network,
    browser,
    context,
  }) => {
    const token = await logInElsewhere(browser, network.url)
    const url = network.url
    await context.addCookies(
      Object.entries(recorded.cookies).map(([name, value]) => ({ name, value, url })),
    )
    network.serve((path) =>
      path === '/sw.js' ? { body: recorded.worker, type: 'text/javascript' } : null,
    )
    await openEmpty(page)
    await page.evaluate(
      ([recordedStorage, given]) => {
        const user = {
          ...JSON.parse(recordedStorage.localStorage['userData'] ?? '{}'),
          token: given,
        }
        Object.assign(localStorage, recordedStorage.localStorage, { token: given })
        localStorage.setItem('userData', JSON.stringify(user))
        Object.assign(sessionStorage, recordedStorage.sessionStorage)
      },
      [recorded, token] as const,
    )
    await fillCaches(page, recorded.caches)
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js')
      await navigator.serviceWorker.ready
      await new Promise<void>((done) => {
        if (navigator.serviceWorker.controller) done()
        navigator.serviceWorker.addEventListener('controllerchange', () => done())
      })
    })
    expect((await cacheNames(page)).toSorted()).toEqual(Object.keys(recorded.caches).toSorted())

    network.serve(() => null)
    // Only the cached configuration can be shown.
    network.spoil(/^\/(?:website-center|site-config)\//, 'no connection')
    await page.goto('/#/home')
    await expectReady(page)
    const en = account.texts.en
    await expect(page.getByText(/^The latest version cannot be loaded right now/)).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    await expect(page.getByRole('button', { name: 'Close the advertisement' })).toHaveCount(0)
    await account.expectLoggedIn(page, en)
    await expectOwnCaches(page)
    network.heal()

    await page.goto('/?again=1#/post')
    await expectReady(page)
    await expect(page.getByRole('radio', { name: /^Half marathon/ })).toBeChecked()
    await expect(page.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('runner11@race.test')
    await expect(page.getByRole('textbox', { name: /^Emergency contact(?!’s)/ })).toHaveValue(
      'Lin Anran',
    )
    await expect(page.getByRole('radio', { name: /^20 September/ })).toBeChecked()
    expect(await stored(page, 'token')).toBe(token)

    await context.setOffline(true)
    await page.goto('/?again=2#/image-collection')
    await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible()
    await context.setOffline(false)
  })
