import { slowDown, whenPageReady } from './measure.mjs'

/** @import { BrowserContext, Page } from '@playwright/test' */

/** Number of frames in which the scroll bar is dragged to the end. */
const FLIGHT = 120
/** Distance (px) and number of frames of a slow scroll. */
const CALM = { way: 9000, frames: 150 }

/**
 * Runs in the page. Measures the milliseconds from a click to the painted result, and the frames of
 * a scroll.
 */
function makeStopWatch() {
  // A message posted in an animation frame arrives once that frame has been painted.
  const painted = () =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = done
      requestAnimationFrame(() => port2.postMessage(null))
    })
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  let answeredAt = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { responseEnd } = /** @type {PerformanceResourceTiming} */ (entry)
      if (/race-center/.test(entry.name)) answeredAt = Math.max(answeredAt, responseEnd)
    }
  }).observe({ type: 'resource' })
  Object.assign(window, {
    /** @param {string} button @param {string} outcome */
    async timeToOutcome(button, outcome) {
      const words = () => document.querySelector(outcome)?.textContent ?? ''
      const before = words()
      const start = performance.now()
      const element = document.querySelector(button)
      if (element instanceof HTMLElement) element.click()
      while (words() === before) await frame()
      await painted()
      const end = performance.now()
      await new Promise((done) => setTimeout(done, 100))
      return { whole: end - start, afterAnswer: end - answeredAt }
    },
    /** @param {number} to @param {number} steps */
    async scrollThrough(to, steps) {
      let longest = 0
      const from = scrollY
      const end = to < 0 ? document.documentElement.scrollHeight - innerHeight : from + to
      let last = await frame()
      for (let step = 1; step <= steps; step += 1) {
        scrollTo(0, from + ((end - from) * step) / steps)
        const now = await frame()
        longest = Math.max(longest, Number(now) - Number(last))
        last = now
      }
      await new Promise((done) => setTimeout(done, 1500))
      return { longest, nodes: document.querySelectorAll('*').length }
    },
  })
}

/** @param {Page} page @param {string} name @param {string} bib */
async function fillFacts(page, name, bib) {
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  await tabs.filter({ hasText: '参赛号' }).click()
  await page.locator('input[name=name]').fill(name)
  await page.locator('input[name=bib]').fill(bib)
}

/** @param {Page} page @param {string} button @param {string} outcome */
const timeTo = (page, button, outcome) =>
  /** @type {Promise<{ whole: number, afterAnswer: number }>} */ (
    page.evaluate(`timeToOutcome(${JSON.stringify(button)}, ${JSON.stringify(outcome)})`)
  )

/** @param {BrowserContext} context @param {string} url */
async function openPage(context, url) {
  const page = await context.newPage()
  await page.addInitScript(makeStopWatch)
  await page.goto(url)
  await whenPageReady(page)
  await page.waitForLoadState('networkidle')
  // The drawer is prepared in idle time, which is measured separately.
  await page.waitForSelector('.LoginDrawer_loginDrawer', { state: 'attached' })
  return page
}

/** @param {string} url @param {string} now a named stop of the sandbox clock */
const setClock = (url, now) =>
  fetch(`${url}__sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  })

/**
 * Measures the time from the search click to the painted result, a search for 10,000 photos
 * scrolled from end to end, and a page of the results list. All with 4× CPU throttling, on the day
 * after the race.
 * @param {BrowserContext} context without service worker @param {string} url
 */
export async function measureSearches(context, url) {
  await setClock(url, 'day-after')
  const search = await openPage(context, `${url}#/score-search`)
  await fillFacts(search, '林知远', 'B1226')
  await search.waitForSelector('.ResultsList_table')
  await slowDown(search)
  const score = await timeTo(search, '.QueryForm_button', '.ScoreResult_score')
  const results = await timeTo(
    search,
    '.ResultsList_pages > button:last-of-type',
    '.ResultsList_table',
  )
  const resultNodes = await search.locator('*').count()
  await search.close()

  const photos = await openPage(context, `${url}#/image-search`)
  await fillFacts(photos, '余长风', 'B1400')
  await slowDown(photos)
  const grid = await timeTo(photos, '.QueryForm_button', '.VirtualGrid_virtualGrid')
  /** @param {number} way @param {number} frames */
  const scroll = (way, frames) =>
    /** @type {Promise<{ longest: number, nodes: number }>} */ (
      photos.evaluate(`scrollThrough(${way}, ${frames})`)
    )
  const calm = await scroll(CALM.way, CALM.frames)
  const flight = await scroll(-1, FLIGHT)
  await photos.close()
  await setClock(url, 'sign-up-open')
  return {
    score: score.whole,
    results: results.afterAnswer,
    resultNodes,
    photos: grid.afterAnswer,
    photoNodes: Math.max(calm.nodes, flight.nodes),
    longestFrame: Math.max(calm.longest, flight.longest),
  }
}
