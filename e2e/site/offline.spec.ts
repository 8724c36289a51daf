import type { Page } from '@playwright/test'
import * as account from '../support/account.ts'
import { findRegistration } from '../support/actions.ts'
import { expect, expectReady, test } from '../support/fixtures.ts'
import { test as raceTest, TRAIL_HOST } from '../support/ownSandbox.ts'

test.use({ serviceWorkers: 'allow' })

const STALE = /暂时无法载入最新内容，您看到的是.*保存的内容/

/** Waits until the first visit has cached the site's files, page and configuration. */
async function visit(page: Page) {
  await page.waitForFunction(() => localStorage.getItem('siteConfig'))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => cacheNames(page)).toContain('site-pictures')
}
const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).toSorted())
const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return caught.flat().map(({ url }) => url)
  })

test('after one visit the race guide and every document open offline @core', async ({
  page,
  context,
  open,
}) => {
  await open('/#/home')
  await visit(page)
  await context.setOffline(true)
  await page.reload()
  await expectReady(page)
  await expect(page.getByText(STALE)).toBeVisible()
  const logo = page.getByRole('banner').locator('img[alt=""]').last()
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await page.goto('/#/race-card')
  await expect(page.getByRole('heading', { level: 1, name: '比赛日指南' })).toBeVisible()
  await expect(page.getByText('6:20–7:45')).toBeVisible()
  await expect(page.getByRole('region', { name: '强制装备' })).toBeVisible()
  for (const [path, title] of [
    ['race-information/race-rules', '2024 燕岭马拉松竞赛规程'],
    ['race-information/faq', '常见问题'],
    ['race-information/race-route', '2024 燕岭马拉松比赛路线'],
    ['about-us/contact-us', '联系我们'],
    ['article/bag-claim', '存包与取包须知：马拉松 15:30、半程 12:45 截止'],
  ]) {
    await page.goto(`/#/${path}`)
    await page.reload()
    await expectReady(page)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await page.keyboard.press('/')
  await page.getByRole('dialog').getByRole('textbox').fill('取包')
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  await context.setOffline(false)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the race guide that was opened there opens offline, within the screen', async ({
    page,
    context,
    open,
  }) => {
    await open('/#/race-card')
    await visit(page)
    await context.setOffline(true)
    await page.reload()
    await expectReady(page)
    await expect(page.getByRole('heading', { level: 1, name: '比赛日指南' })).toBeVisible()
    await expect(page.getByRole('row', { name: /^马拉松/ })).toBeVisible()
    await expect(page.getByRole('link', { name: '010-0000 0922' }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await context.setOffline(false)
  })
})

raceTest.describe('the second race', () => {
  raceTest.use({ host: TRAIL_HOST, serviceWorkers: 'allow' })

  raceTest(
    'opens offline in each of its languages, after a visit in one',
    async ({ page, context, open }) => {
      await open('/#/race-card', 'en')
      await visit(page)
      await context.setOffline(true)
      for (const [language, title] of [
        ['English', 'Race-day guide'],
        ['日本語', '当日ガイド'],
        ['中文', '比赛日指南'],
      ] as const) {
        await page.reload()
        await expectReady(page)
        await page.getByRole('button', { name: language }).click()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page.getByText(/yanling|燕岭/i)).toHaveCount(0)
      }
      await context.setOffline(false)
    },
  )
})

test('online nothing stale is shown, offline the cached page is', async ({
  page,
  context,
  open,
}) => {
  await open('/#/home')
  await visit(page)
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => /^site-[\da-f]{12}$/.test(each)) ?? ''
    const headers = { 'content-type': 'text/html' }
    await (await caches.open(name)).put('/', new Response('<p>kept</p>', { headers }))
  })
  await page.reload()
  await expectReady(page)
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('kept')).toBeVisible()
  await context.setOffline(false)
})

test('caches of earlier builds are removed, others are kept', async ({ page, open }) => {
  await page.route('**/old', (route) => route.fulfill({ body: 'old' }))
  await page.goto('/old')
  await page.evaluate(async () => {
    for (const name of ['site-0123456789ab', 'somebody-else']) await caches.open(name)
  })
  await open('/#/home')
  await visit(page)
  const names = await cacheNames(page)
  expect(names).not.toContain('site-0123456789ab')
  expect(names).toContain('somebody-else')
  expect(names.filter((name) => /^site-[\da-f]{12}$/.test(name))).toHaveLength(1)
})

for (const isLoggedIn of [false, true])
  test(`no API response, search or video is cached, logged ${isLoggedIn ? 'in' : 'out'}`, async ({
    page,
    open,
    watch,
  }) => {
    await open('/#/home')
    await visit(page)
    if (isLoggedIn) {
      await account.openDrawer(page, account.texts.zh)
      await account.logInByPassword(page, account.texts.zh, '13800000001')
      await account.expectLoggedIn(page, account.texts.zh)
    }
    // From here on every request passes the service worker.
    watch.requests.length = 0
    await page.reload()
    await expectReady(page)
    await findRegistration(page)
    const video = page.waitForRequest(/\.webm$/)
    await page.goto('/#/video-collection?at=1')
    await page.locator('video').evaluate((player: HTMLVideoElement) => void player.play())
    await video
    await page.waitForLoadState('networkidle')
    const asked = watch.requests.map((request) => new URL(request.url()).pathname)
    const never = [/^\/website-center\//, /^\/race-center\//, /\.webm$/]
    for (const paths of never) expect(asked.some((path) => paths.test(path))).toBe(true)
    // Cached later than they would be.
    await page.evaluate(() => fetch('/edition-2024/logo.svg?last'))
    await expect
      .poll(async () => (await cachedAddresses(page)).filter((url) => url.endsWith('?last')))
      .toHaveLength(1)
    const paths = (await cachedAddresses(page)).map((url) => new URL(url).pathname)
    expect(paths.length).toBeGreaterThan(20)
    for (const path of paths) expect(path).not.toMatch(/-center\/|^\/i18n|^\/config|\.webm$/)
    expect(paths.filter((path) => /pdf|xlsx|mammoth/.test(path))).toEqual([])
  })

test('the service worker starts after the first screen', async ({ page, open }) => {
  await page.addInitScript(() => {
    const container = navigator.serviceWorker
    const register = container.register.bind(container)
    container.register = (...args) => {
      window.readyAtStart = document.documentElement.dataset.ready === ''
      return register(...args)
    }
  })
  await open('/#/home')
  await page.waitForFunction(() => window.readyAtStart !== undefined)
  expect(await page.evaluate(() => window.readyAtStart)).toBe(true)
})

declare global {
  interface Window {
    readyAtStart?: boolean
  }
}
