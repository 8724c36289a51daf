/** @import { BrowserContext, CDPSession, Page } from '@playwright/test' */

/** "Slow 4G", and a four times slower processor. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
const CPU_SLOWDOWN = 4
const SETTLED_MS = 800
/** Longest time until the site has prepared the login drawer: 4 s, and up to 4.2 s until idle. */
const LATER_MS = 8200

/**
 * @typedef {{ firstPaint: number, largestPaint: number, ready: number, shift: number,
 *   blocked: number, longestLater: number, heapMb: number, scriptFiles: string[], requests: number }} Visit
 */

/** Runs in the page before all other scripts. */
function observe() {
  const seen = { firstPaint: 0, largestPaint: 0, ready: 0, shift: 0, blocked: 0, longestLater: 0 }
  const beginningMs = 1000
  Object.assign(window, { seen })
  /** @param {string} type @param {(entry: PerformanceEntry & { value?: number, hadRecentInput?: boolean, blockingDuration?: number }) => void} take */
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  watch('paint', (entry) => {
    if (entry.name === 'first-paint') seen.firstPaint = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value ?? 0
  })
  // Idle-time work, such as preparing the drawer, is reported separately.
  /** @param {PerformanceEntry} entry */
  const isLater = ({ startTime }) => seen.ready > 0 && startTime > seen.ready + beginningMs
  watch('longtask', (entry) => {
    if (isLater(entry)) seen.longestLater = Math.max(seen.longestLater, entry.duration)
  })
  // Other than a long task, a long frame includes style and layout in every case.
  watch('long-animation-frame', (entry) => {
    if (!isLater(entry)) seen.blocked += entry.blockingDuration ?? 0
  })
  new MutationObserver(() => {
    if (!seen.ready && document.documentElement.dataset.ready === '') seen.ready = performance.now()
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] })
}

/** @param {Page} page */
export async function throttle(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return session
}

/** Slows the processor down, but not the network. @param {Page} page */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** Resolves to whether the page reported that it is ready within two minutes. */
const whenReady = `new Promise((done) => {
  const isReady = () => document.documentElement?.dataset.ready === ''
  const look = () => (isReady() ? done(true) : setTimeout(look, 20))
  look()
  setTimeout(done, 120_000, false)
})`

/** @param {Page} page */
export async function whenPageReady(page) {
  // Bypasses Playwright, whose injected script would use more than 1 MB of heap.
  const session = await page.context().newCDPSession(page)
  const question = { expression: whenReady, awaitPromise: true }
  const { result } = await session.send('Runtime.evaluate', question)
  if (!result.value) throw new Error(`${page.url()} did not become ready`)
}

/** @param {Page} page @param {boolean} hasScript */
export async function waitUntilIdle(page, hasScript) {
  if (hasScript) await whenPageReady(page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLED_MS)
}

/** @param {CDPSession} session */
async function heapMb(session) {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 2 ** 20
}

/**
 * One visit with the fixed network and processor profile.
 * @param {BrowserContext} context @param {string} url @param {boolean} hasScript
 * @returns {Promise<Visit>}
 */
export async function measureVisit(context, url, hasScript) {
  const page = await context.newPage()
  const session = await throttle(page)
  await page.addInitScript(observe)
  await page.goto(url)
  await waitUntilIdle(page, hasScript)
  // Otherwise the heap and the longest task would depend on how much of it has been loaded.
  if (hasScript) await page.waitForTimeout(LATER_MS)
  await page.waitForLoadState('networkidle')
  const heap = await heapMb(session)
  const figures = await page.evaluate(() => {
    const { seen } = /** @type {{ seen: Omit<Visit, 'heapMb' | 'scriptFiles' | 'requests'> }} */ (
      /** @type {unknown} */ (window)
    )
    const files = /** @type {PerformanceResourceTiming[]} */ (
      performance.getEntriesByType('resource')
    )
    const before = files.filter(({ startTime }) => startTime <= (seen.ready || Infinity))
    const paths = [...new Set(before.map(({ name }) => new URL(name).pathname))]
    return {
      ...seen,
      requests: paths.length + 1,
      scriptFiles: paths.filter((path) => path.endsWith('.js')),
    }
  })
  const result = { ...figures, heapMb: heap }
  await page.close()
  return result
}

/**
 * Completes a first visit without throttling, so that the next one is a returning visit.
 * @param {BrowserContext} context @param {string} url
 * @param {{ hasScript: boolean, keepsConfig: boolean }} kind
 */
export async function prepareReturn(context, url, { hasScript, keepsConfig }) {
  const page = await context.newPage()
  await page.goto(url)
  await waitUntilIdle(page, hasScript)
  if (keepsConfig) {
    await page.waitForFunction(() => localStorage.getItem('siteConfig') !== null)
    // A worker that is still being installed would slow the returning visit down.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  }
  await page.close()
}

/**
 * Milliseconds from a route change to the painted page.
 * @param {Page} page @param {string} hash
 */
const timeTo = (page, hash) =>
  page.evaluate(async (target) => {
    const start = performance.now()
    document.documentElement.removeAttribute('data-ready')
    location.hash = target
    await new Promise((ready) => {
      const watch = new MutationObserver(() => {
        if (document.documentElement.dataset.ready !== '') return
        watch.disconnect()
        ready(null)
      })
      watch.observe(document.documentElement, { attributeFilter: ['data-ready'] })
    })
    // A message posted in an animation frame arrives once that frame has been painted.
    await new Promise((painted) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = painted
      requestAnimationFrame(() => port2.postMessage(null))
    })
    return performance.now() - start
  }, hash)

/**
 * Time from a click on a menu link to the painted page, on the first and second click.
 * @param {BrowserContext} context @param {string} url
 */
export async function measureClicks(context, url) {
  const page = await context.newPage()
  await page.goto(url)
  await waitUntilIdle(page, true)
  await throttle(page)
  const notLoaded = await timeTo(page, '#/image-collection')
  await timeTo(page, '#/home')
  await page.waitForTimeout(SETTLED_MS)
  const loaded = await timeTo(page, '#/image-collection')
  await page.close()
  return { loaded, notLoaded }
}

/**
 * Milliseconds from a route change to the React floor's painted list of 2,000 lines, on the second
 * visit. Baseline for figures that depend on the processor only.
 * @param {BrowserContext} context @param {string} url of the React floor
 */
export async function measureLines(context, url) {
  const page = await context.newPage()
  await page.goto(url)
  await waitUntilIdle(page, true)
  await slowDown(page)
  await timeTo(page, '#/list')
  await timeTo(page, '#/')
  await page.waitForTimeout(SETTLED_MS)
  const lines = await timeTo(page, '#/list')
  await page.close()
  return lines
}

const NEWS = 2000
const DOCUMENT_LENGTH = 500_000

/** Enlarges the news and rules of a configuration. @param {Record<string, any>} config */
function grow(config) {
  const [article] = config.newsNotice.raceNews
  const { raceRules } = config.raceInformation
  const times = Math.ceil(DOCUMENT_LENGTH / raceRules.content.length)
  return {
    ...config,
    newsNotice: {
      ...config.newsNotice,
      raceNews: Array.from({ length: NEWS }, (_, i) => ({ ...article, id: `news-${i}` })),
    },
    raceInformation: {
      ...config.raceInformation,
      raceRules: { ...raceRules, content: raceRules.content.repeat(times) },
    },
  }
}

/** Serves the configuration with 2,000 news and a document of 500 KB. @param {Page} page */
export const growContent = (page) =>
  page.route('**/site-config/*.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: grow(config) })
  })

/** Starts to watch a page's long tasks. The result reads the longest so far. @param {Page} page */
export async function watchTasks(page) {
  await page.evaluate(() => {
    const tasks = { longest: 0 }
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        tasks.longest = Math.max(tasks.longest, duration)
    }).observe({ type: 'longtask' })
  })
  return async () => {
    await page.waitForTimeout(SETTLED_MS)
    return Number(await page.evaluate('tasks.longest'))
  }
}

/**
 * Time from a click to a painted list of 2,000 news articles and to a painted document of 500 KB,
 * with their code already loaded, and the longest task until the document is complete.
 * @param {BrowserContext} context without service worker
 * @param {string} url
 */
export async function measureContent(context, url) {
  const page = await context.newPage()
  await growContent(page)
  await page.goto(`${url}#/race-information/race-statement`)
  await waitUntilIdle(page, true)
  await timeTo(page, '#/news-notice/activity-bulletin')
  await timeTo(page, '#/home')
  await slowDown(page)
  const longest = await watchTasks(page)
  const news = await timeTo(page, '#/news-notice/race-news')
  await timeTo(page, '#/home')
  await page.waitForTimeout(SETTLED_MS)
  const longDocument = await timeTo(page, '#/race-information/race-rules')
  await page.waitForTimeout(2 * SETTLED_MS)
  const longestTask = await longest()
  await page.close()
  return { news, longDocument, longestTask }
}
