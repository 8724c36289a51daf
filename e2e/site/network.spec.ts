import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { BUILD_FOLDER } from '../../tools/build/buildFolder.mjs'
import { type Network, test } from '../support/faultyNetwork.ts'
import { coreIf, expect, expectReady } from '../support/fixtures.ts'
import { shiftOf, watchShift } from '../support/layoutShift.ts'

test.use({ serviceWorkers: 'allow' })

const MENU = { name: '主菜单' }
const STALE = /暂时无法载入最新内容，您看到的是.*保存的内容/
const APP_FILES = /\/assets\/(?:site|libraries)-/
const PAGE_FILES = /\/assets\/(?:PictureCollectionPage|CollectionPage|Lightbox)-/
const STYLES = /\/assets\/(?:PictureCollectionPage|CollectionPage|Lightbox)-.*\.css$/
/** Not cached in advance, because it is large. */
const LARGE_FILE = /\/assets\/signupPages-.*\.js$/
const LOGO = /\/logo[\w.-]*\.svg/
const CONFIG_FILE = /^\/site-config\//

const expectMenu = async (page: Page) => {
  await expectReady(page)
  await expect(page.getByRole('navigation', MENU)).toBeVisible()
}

/** Paths of the cached scripts and style sheets, with their text. */
const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /^site-[\da-f]{12}$/.test(name))
    const files: [path: string, text: string][] = []
    for (const name of names) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const cached = await cache.match(url)
        files.push([new URL(url).pathname, (await cached?.text()) ?? ''])
      }
    }
    return files
  })

/** Expects an active service worker, with a cache identical to the build. */
async function expectSoundWorker(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expectCached(page, appFiles())
  const files = await cachedFiles(page)
  for (const [path, text] of files) {
    const isSame =
      path === '/'
        ? text.includes('</html>')
        : text === readFileSync(`${BUILD_FOLDER}${path}`, 'utf8')
    expect(isSame, path).toBe(true)
  }
}

/** Expects the gallery page with its script and styles. */
async function expectPictures(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: '精彩图集' })).toBeVisible()
  const unstyled = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      .filter(({ sheet }) => !sheet?.cssRules.length)
      .map(({ href }) => href),
  )
  expect(unstyled).toEqual([])
}

/** Opens a page that may never finish loading. */
async function begin(page: Page) {
  await page.goto('/#/home', { waitUntil: 'commit' })
  await expect(page.locator('.shell')).toBeAttached()
}

/** Scripts and style sheets of the build. */
const builtFiles = () =>
  readdirSync(`${BUILD_FOLDER}/assets`)
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => `/assets/${name}`)
const appFiles = () => builtFiles().filter((path) => APP_FILES.test(path))
/** The worker caches small files of every page in advance. */
const smallFiles = () =>
  builtFiles().filter((path) => statSync(BUILD_FOLDER + path).size <= 64 * 1024)

/** Waits until the worker has cached everything it caches in advance. */
async function visit(page: Page) {
  await expectMenu(page)
  await page.waitForFunction(() => localStorage.getItem('siteConfig'))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expectCached(page, ['/', ...smallFiles()])
}
const expectCached = (page: Page, paths: string[]) =>
  expect
    .poll(() =>
      page.evaluate(async (expected) => {
        const names = (await caches.keys()).filter((name) => /^site-[\da-f]{12}$/.test(name))
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        const cached = new Set(keys.flat().map(({ url }) => new URL(url).pathname))
        return expected.filter((path) => !cached.has(path))
      }, paths),
    )
    .toEqual([])

/** Simulates cache eviction: removes these files, and clears the browser's HTTP cache. */
async function forget(page: Page, paths: RegExp) {
  await page.evaluate(async (source) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys())
        if (new RegExp(source).test(url)) await cache.delete(url)
    }
  }, paths.source)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

/** Natural width of the logo in the header, or 0 if it is missing. */
const logoWidth = (page: Page) =>
  page
    .getByRole('banner')
    .locator('img[alt=""]')
    .last()
    .evaluate((image: HTMLImageElement) => image.naturalWidth)

const JSON_TYPE = 'application/json'
const SEARCH = '/website-center/api/website/config'

/** Publishes the configuration with another title. Returns its MD5. */
async function publish({ url, serve }: Network, websiteTitle: string): Promise<string> {
  const at = await (await fetch(`${url}${SEARCH}?domainName=localhost`)).json()
  const config = await (await fetch(url + at.data.uri)).json()
  const body = JSON.stringify({ ...config, websiteTitle })
  const fileMd5 = createHash('md5').update(body).digest('hex')
  const uri = `/site-config/next.${fileMd5.slice(0, 8)}.json`
  const data = { ...at.data, uri, fileMd5 }
  serve((path) => {
    if (path === uri) return { body, type: JSON_TYPE }
    return path.startsWith(SEARCH)
      ? { body: JSON.stringify({ ...at, data }), type: JSON_TYPE }
      : null
  })
  return fileMd5
}

for (const fault of ['HTML', 'half a body', 'nothing', 404, 502] as const) {
  const id = { HTML: 'F21 ', 404: 'F18 ', nothing: 'F19 ' }[String(fault)] ?? ''

  test(`${id}the first start gets ${fault} for the site’s files: one reload shows the site`, async ({
    page,
    network,
  }) => {
    network.spoil(APP_FILES, fault)
    await begin(page)
    if (fault !== 'nothing')
      await expect(page.getByRole('alert')).toContainText('网络连接失败，请刷新')
    network.heal()
    await page.reload()
    await expectMenu(page)
    await expectSoundWorker(page)
  })

  test(`${id}a page’s files arrive as ${fault} when first cached: after one reload they work offline`, async ({
    page,
    network,
    open,
    context,
  }) => {
    network.spoil(PAGE_FILES, fault)
    await open('/#/home')
    await expectSoundWorker(page)
    network.heal()
    await page.reload()
    await visit(page)
    await context.setOffline(true)
    await page.goto('/#/image-collection')
    await expectPictures(page)
    await context.setOffline(false)
  })

  test(`${id}a page’s files arrive as ${fault} later: an error, and one reload shows the page`, async ({
    page,
    network,
    open,
  }) => {
    await open('/#/home')
    await visit(page)
    await forget(page, PAGE_FILES)
    network.spoil(PAGE_FILES, fault)
    await open('/#/home')
    await page.goto('/#/image-collection')
    if (fault !== 'nothing')
      await expect(page.getByRole('heading', { name: '这一页加载失败' })).toBeVisible()
    await expectSoundWorker(page)
    network.heal()
    await page.reload()
    await expectPictures(page)
    await expectSoundWorker(page)
  })
}

for (const fault of ['HTML', 'half a body'] as const) {
  test(`F21 a large page’s file arrives as ${fault}: an error, and a retry shows the page and caches it`, async ({
    page,
    network,
    open,
  }) => {
    await open('/#/home')
    await visit(page)
    network.spoil(LARGE_FILE, fault)
    await page.goto('/#/eligibility')
    const failed = page.getByRole('heading', { name: '这一页加载失败' })
    await expect(failed).toBeVisible()
    await expectSoundWorker(page)
    network.heal()
    await page.getByRole('button', { name: '重试' }).click()
    await expect(failed).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectCached(
      page,
      builtFiles().filter((path) => LARGE_FILE.test(path)),
    )
    await expectSoundWorker(page)
  })
}

test('F19 a page’s files hang: an error after 120 s, and the menu still works', async ({
  page,
  network,
  open,
}) => {
  await open('/#/home')
  await visit(page)
  await forget(page, PAGE_FILES)
  network.spoil(PAGE_FILES, 'nothing')
  await page.clock.install()
  await open('/#/home')
  await page.goto('/#/image-collection')
  await expect(page.getByRole('status').filter({ hasText: '正在加载' })).toBeVisible()
  await page.clock.fastForward(121_000)
  await expect(page.getByText('等了两分钟还没有加载完')).toBeVisible()
  await page.getByRole('link', { name: '首页', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('F17 a later visit on a slow network: the page opens without a layout shift', async ({
  page,
  network,
  open,
}) => {
  await watchShift(page)
  await open('/#/home')
  await visit(page)
  network.delay(400)
  await page.reload()
  await expectMenu(page)
  await page.waitForLoadState('networkidle')
  expect(await shiftOf(page)).toBeLessThan(0.1)
})

for (const fault of ['HTML', 'half a body', 404] as const) {
  test(`F20 only a page’s styles arrive as ${fault}: an error, and one reload shows the page`, async ({
    page,
    network,
    open,
  }) => {
    await open('/#/home')
    await visit(page)
    await forget(page, STYLES)
    network.spoil(STYLES, fault)
    await open('/#/home')
    await page.goto('/#/image-collection')
    await expect(page.getByText('CSS_CHUNK_LOAD_FAILED')).toBeVisible()
    network.heal()
    await page.reload()
    await expectPictures(page)
    await expectSoundWorker(page)
  })
}

for (const fault of ['HTML', 'no connection', 404] as const) {
  test(`F22 the logo arrives as ${fault}: after one reload it is shown, even offline`, async ({
    page,
    network,
    open,
    context,
  }) => {
    network.spoil(LOGO, fault)
    await open('/#/home')
    await visit(page)
    await expect.poll(() => logoWidth(page)).toBe(0)
    network.heal()
    await page.reload()
    await expectReady(page)
    await expect.poll(() => logoWidth(page)).toBeGreaterThan(0)
    await context.setOffline(true)
    await page.reload()
    await expectReady(page)
    await expect.poll(() => logoWidth(page)).toBeGreaterThan(0)
    await context.setOffline(false)
  })
}

for (const [id, fault] of [
  ['F06', 404],
  ['F06', 502],
  ['F07', 'HTML'],
  ['F08', 'half a body'],
  ['F15', 'nothing'],
] as const) {
  test(`${id} the first start gets ${fault} for the configuration: one reload shows the site`, async ({
    page,
    network,
    watch,
  }) => {
    if (fault === 'half a body') watch.reports.push('the configuration cannot be read: ')
    network.spoil(CONFIG_FILE, fault)
    await begin(page)
    if (fault !== 'nothing')
      await expect(page.getByRole('heading', { name: '页面暂时无法打开' })).toBeVisible()
    network.heal()
    await page.reload()
    await expectMenu(page)
  })

  test(`${id} a new configuration arrives as ${fault}: the cached one is used, and after one reload the new one${coreIf(fault === 'HTML')}`, async ({
    page,
    network,
    open,
    watch,
  }) => {
    if (fault === 'half a body') watch.reports.push('the configuration cannot be read: ')
    await open('/#/home')
    await visit(page)
    const fileMd5 = await publish(network, '新的标题')
    network.spoil(CONFIG_FILE, fault)
    await page.reload()
    await expect(page).toHaveTitle('2024 燕岭马拉松')
    if (fault !== 'nothing') await expect(page.getByText(STALE)).toBeVisible()
    network.heal()
    await page.reload()
    await expect(page).toHaveTitle('新的标题')
    await expect(page.getByText(STALE)).toHaveCount(0)
    await page.waitForFunction((now) => localStorage.getItem('siteConfig')?.includes(now), fileMd5)
  })
}

for (const fault of ['no connection', 'nothing', 404, 502] as const) {
  test(`F01 a later visit gets ${fault} for the page: the cached page opens`, async ({
    page,
    network,
    open,
  }) => {
    await open('/#/home')
    await visit(page)
    network.spoil(/^\/(?:\?.*)?$/, fault)
    await page.goto('/?again=1#/image-collection')
    await expectPictures(page)
  })
}

test('F01 F16 the site opens offline, including pages never opened before, and recovers online', async ({
  page,
  network,
  open,
  context,
}) => {
  await open('/#/home')
  await visit(page)
  await context.setOffline(true)
  await page.goto('/?again=1#/image-collection')
  await expectPictures(page)
  await expect(page.getByText(STALE)).toBeVisible()
  network.spoil(/^/, 502)
  await context.setOffline(false)
  await page.reload()
  await expectPictures(page)
  network.heal()
  await page.reload()
  await expectPictures(page)
  await expect(page.getByText(STALE)).toHaveCount(0)
})

for (const fault of ['no connection', 'HTML', 502] as const) {
  test.describe(`before the service worker is installed, with a network that returns ${fault}`, () => {
    test.use({ serviceWorkers: 'block' })

    for (const [language, texts] of [
      ['zh', { text: /暂时无法连接网站/, retry: '重试', home: '首页' }],
      ['en', { text: /The site cannot be reached/, retry: 'Retry', home: 'Home' }],
    ] as const) {
      test(`F16 F18 in ${language} keeps the working page, shows an error and can retry`, async ({
        page,
        network,
        open,
      }) => {
        const forLater = page.waitForResponse('**/offline.svg')
        await open('/#/home', language)
        await forLater
        await page.waitForLoadState('networkidle')
        let loads = 0
        page.on('load', () => loads++)
        network.spoil(/^/, fault)
        await page.goto('/#/image-collection')
        await expect(page.getByText(texts.text)).toBeVisible()
        const picture = page.getByRole('main').locator('section:has(h1) img')
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
        await page.getByRole('button', { name: texts.retry }).click()
        await expect(page.getByText(texts.text)).toBeVisible()
        await page.getByRole('link', { name: texts.home, exact: true }).click()
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
        await page.goBack()
        await expect(page.getByText(texts.text)).toBeVisible()
        expect(loads).toBe(0)
        network.heal()
        await page.getByRole('button', { name: texts.retry }).click()
        await expect(page.getByText(texts.text)).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    }
  })
}
