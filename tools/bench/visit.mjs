import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { makeStopWatch } from './stopWatch.mjs'

/** @import { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test' */

/** "Slow 4G", and a four times slower processor. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
const CPU_SLOWDOWN = 4
export const SETTLED_MS = 800
/** Longest time until the site has prepared the login drawer: 4 s, and up to 4.2 s until idle. */
const LATER_MS = 8200
const TIMEOUT_MS = 180_000
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
}

/**
 * A page to measure. `build` is the folder of what it serves; the floor has no script, and only
 * builds of the site keep a configuration and answer clicks.
 * @typedef {{ name: string, url: string, build: string, hasScript: boolean, isSite: boolean }} Kind
 */

/**
 * @template T @param {Browser} browser @param {BrowserContextOptions} options
 * @param {(context: BrowserContext) => Promise<T>} measure
 */
export async function inContext(browser, options, measure) {
  const context = await browser.newContext(options)
  await context.addInitScript(`window.stopWatch = (${String(makeStopWatch)})()`)
  // Generous, so that a busy machine produces figures instead of a timeout.
  context.setDefaultTimeout(TIMEOUT_MS)
  // A script in the page would wait for ever for an element that the page does not have.
  const timer = setTimeout(() => void context.close(), TIMEOUT_MS)
  try {
    return await measure(context)
  } finally {
    clearTimeout(timer)
    await context.close()
  }
}

/** Slows processor and network down, or the processor only. @param {Page} page @param {boolean} hasNetwork */
export async function slowDown(page, hasNetwork = false) {
  const session = await page.context().newCDPSession(page)
  if (hasNetwork) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return session
}

/** Resolves to whether the page reported that it is ready within two minutes. */
const WHEN_READY = `new Promise((done) => {
  const isReady = () => document.documentElement?.dataset.ready === ''
  const look = () => (isReady() ? done(true) : setTimeout(look, 20))
  look()
  setTimeout(done, 120_000, false)
})`

/** @param {Page} page */
export async function whenReady(page) {
  // Bypasses Playwright, whose injected script would use more than 1 MB of heap.
  const session = await page.context().newCDPSession(page)
  const question = { expression: WHEN_READY, awaitPromise: true }
  const { result } = await session.send('Runtime.evaluate', question)
  if (!result.value) throw new Error(`${page.url()} did not become ready`)
}

/** @param {Page} page @param {boolean} hasScript */
async function whenIdle(page, hasScript) {
  if (hasScript) await whenReady(page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLED_MS)
}

/**
 * Opens a page and waits until nothing loads any more.
 * @param {BrowserContext} context @param {string} url
 * @param {(page: Page) => Promise<unknown>} [prepare]
 */
export async function openIdle(context, url, prepare) {
  const page = await context.newPage()
  await prepare?.(page)
  await page.goto(url)
  await whenIdle(page, true)
  return page
}

/** Milliseconds from a route change to the painted page. @param {Page} page @param {string} hash */
export const go = (page, hash) => page.evaluate((to) => stopWatch.go(to), hash)

/** @param {Kind} kind @param {string[]} files */
const gzipKb = ({ build }, files) =>
  files
    .map((file) => gzipSync(readFileSync(build + file), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0) / 1000

/** One visit with the fixed network and processor profile. @param {BrowserContext} context @param {Kind} kind */
async function visit(context, kind) {
  const page = await context.newPage()
  const session = await slowDown(page, true)
  await page.goto(kind.url)
  await whenIdle(page, kind.hasScript)
  // Otherwise the heap and the longest task would depend on how much of it has been loaded.
  if (kind.hasScript) await page.waitForTimeout(LATER_MS)
  await page.waitForLoadState('networkidle')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  const { scriptFiles, ...figures } = await page.evaluate(() => stopWatch.visit())
  await page.close()
  return { ...figures, heapMb: heap / 2 ** 20, scriptKb: gzipKb(kind, scriptFiles) }
}

/** A first visit without throttling, so that the next one is a returning visit. @param {BrowserContext} context @param {Kind} kind */
async function prepareReturn(context, { url, hasScript, isSite }) {
  const page = await context.newPage()
  await page.goto(url)
  await whenIdle(page, hasScript)
  if (isSite) {
    await page.waitForFunction(() => localStorage.getItem('siteConfig') !== null)
    // A worker that is still being installed would slow the returning visit down.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  }
  await page.close()
}

/** @typedef {{ loaded: number, notLoaded: number }} Clicks */

/**
 * From a click on a menu link to the painted page, on the first and second click.
 * @param {BrowserContext} context @param {string} url
 * @returns {Promise<Clicks>}
 */
async function clickMenu(context, url) {
  const page = await openIdle(context, url)
  await slowDown(page, true)
  const notLoaded = await go(page, '#/image-collection')
  await go(page, '#/home')
  await page.waitForTimeout(SETTLED_MS)
  const loaded = await go(page, '#/image-collection')
  await page.close()
  return { loaded, notLoaded }
}

/**
 * A visit on a phone; in another profile a first and a returning visit, and clicks in the menu.
 * @param {Browser} browser @param {Kind} kind
 * @param {(measure: () => Promise<Clicks>) => Promise<Clicks>} measureClicks
 */
export async function measureVisits(browser, kind, measureClicks) {
  const phone = await inContext(browser, PHONE, (context) => visit(context, kind))
  return inContext(browser, DESKTOP, async (context) => {
    const cold = await visit(context, kind)
    await prepareReturn(context, kind)
    const again = await visit(context, kind)
    const clicks = await measureClicks(() => clickMenu(context, kind.url))
    return { cold, again, phone, clicks }
  })
}

/**
 * From a route change to the React floor's painted list of 2,000 lines, on the second visit: the
 * measure of what depends on the processor only.
 * @param {BrowserContext} context @param {string} url of the React floor
 */
export async function measureLines(context, url) {
  const page = await openIdle(context, url)
  await slowDown(page)
  await go(page, '#/list')
  await go(page, '#/')
  await page.waitForTimeout(SETTLED_MS)
  return go(page, '#/list')
}
