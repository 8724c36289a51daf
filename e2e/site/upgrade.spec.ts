import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { brotliDecompressSync } from 'node:zlib'
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

test('a visitor of an earlier build keeps session, draft and cached content, and its caches are removed @core', async ({
  page,
  network,
  browser,
  context,
  watch,
}) => {
  // The earlier build does not know every entry of the menu.
  watch.reports.push('is unknown to the site and was dropped')
  const elsewhere = await browser.newContext({ baseURL: network.url, serviceWorkers: 'block' })
  const login = await elsewhere.newPage()
  await login.goto('/#/image-collection')
  await account.openDrawer(login, w)
  await account.logInByPassword(login, w, PHONE)
  await account.expectSignedIn(login, w)
  const token = (await stored(login, 'token')) ?? ''
  await elsewhere.close()

  network.serve(serveEarlier)
  await page.route('/empty', (route) => route.fulfill({ body: '', contentType: 'text/html' }))
  await page.goto('/empty')
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
  await account.expectSignedIn(page, w)
  await page.waitForFunction(() => localStorage.getItem('siteConfig'))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.evaluate(() => caches.open('site-configurations'))
  const [, version = ''] = /`?site-`?.*?`([\da-f]{12})`/.exec(files['/sw.js'] ?? '') ?? []
  expect(await cacheNames(page)).toContain(`site-${version}`)
  const kept = await stored(page, 'siteConfig')

  network.serve(() => null)
  await page.reload()
  await expectReady(page)
  await account.expectSignedIn(page, w)
  expect(await stored(page, 'siteConfig')).toBe(kept)
  await expect.poll(() => cacheNames(page)).not.toContain(`site-${version}`)
  await expect
    .poll(async () => (await cacheNames(page)).toSorted())
    .toEqual([expect.stringMatching(/^site-[\da-f]{12}$/), 'site-pictures'])

  await page.goto('/#/post')
  await expect(page.getByRole('textbox', { name: /邮箱/ })).toHaveValue('runner11@race.test')
  expect(await stored(page, 'token')).toBe(token)

  await context.setOffline(true)
  await page.goto('/?again=1#/image-collection')
  await expect(page.getByRole('heading', { level: 1, name: '精彩图集' })).toBeVisible()
  await context.setOffline(false)
})
