import { runnerImport } from 'vite'
import { go, openIdle, SETTLED_MS, slowDown, whenReady } from './visit.mjs'

/** @import { BrowserContext, Page } from '@playwright/test' */

const NEWS = 2000
const DOCUMENT_LENGTH = 500_000
/** Rows and columns of a workbook of a million cells. */
const WORKBOOK = /** @type {const} */ ([20_000, 50])
const DRAWER = '.LoginDrawer_loginDrawer'
// By roles where there are any: classes have the names of components, and older builds other ones.
const SEARCH_BUTTON = 'form:has(input[name=name]) button[type=submit]'
const RESULT = 'main article'
const RESULTS = '.ResultsTable_table, .ResultsList_table'
const NEXT_PAGE = 'main nav > button:last-of-type'
const PHOTOS = '.VirtualGrid_virtualGrid'
const ACCOUNT = { phone: '13800000012', password: 'Marathon2024' }
const TYPED = 'Yanling Mountain Run'
/** A form of 200 fields. */
const TYPES = ['input', 'input', 'picker', 'input', 'radio', 'number', 'input', 'date-picker']
const options = Array.from({ length: 6 }, (_, i) => ({ value: `o${i}`, label: `选项 ${i}` }))
const fields = Array.from({ length: 200 }, (_, i) => {
  const type = TYPES[i % TYPES.length]
  return { key: `field-${i}`, type, label: `题目 ${i}`, labelEn: `Question ${i}`, options }
})

/** Enlarges the news and rules of a configuration. @param {Record<string, any>} config */
function grow({ newsNotice, raceInformation, ...rest }) {
  const [article] = newsNotice.raceNews
  const { raceRules } = raceInformation
  const raceNews = Array.from({ length: NEWS }, (_, i) => ({ ...article, id: `news-${i}` }))
  const content = raceRules.content.repeat(Math.ceil(DOCUMENT_LENGTH / raceRules.content.length))
  return {
    ...rest,
    newsNotice: { ...newsNotice, raceNews },
    raceInformation: { ...raceInformation, raceRules: { ...raceRules, content } },
  }
}

/** Serves the configuration with 2,000 news and a document of 500 KB. @param {Page} page */
const growContent = (page) =>
  page.route('**/site-config/*.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: grow(config) })
  })

/** Starts to watch a page's long tasks. The result reads the longest so far. @param {Page} page */
async function watchTasks(page) {
  const since = await page.evaluate(() => performance.now())
  return async () => {
    await page.waitForTimeout(SETTLED_MS)
    return page.evaluate((from) => stopWatch.longestTask(from), since)
  }
}

/** Milliseconds from a click on the login button to the painted drawer. @param {Page} page */
const openDrawer = (page) =>
  page.evaluate(
    ([drawer]) =>
      stopWatch.click(document.querySelector('button.LoginButton_button'), () =>
        Boolean(document.querySelector(`${drawer}.ant-drawer-open .LoginForm_loginForm`)),
      ),
    [DRAWER],
  )

/** @param {string} url @param {string} now a named stop of the sandbox clock */
const setClock = (url, now) =>
  fetch(`${url}__sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  })

/**
 * Opens a search and fills it in, with a slow processor from then on.
 * @param {BrowserContext} context @param {string} url
 * @param {{ name: string, bib: string, awaited?: string }} facts
 */
async function openSearch(context, url, { name, bib, awaited = DRAWER }) {
  const page = await context.newPage()
  await page.goto(url)
  await whenReady(page)
  await page.waitForLoadState('networkidle')
  // The drawer is prepared in idle time, which is measured separately.
  await page.waitForSelector(DRAWER, { state: 'attached' })
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  await tabs.filter({ hasText: '参赛号' }).click()
  await page.locator('input[name=name]').fill(name)
  await page.locator('input[name=bib]').fill(bib)
  await page.waitForSelector(awaited, { state: 'attached' })
  await slowDown(page)
  return page
}

/**
 * Milliseconds from a click until an element has other words, and painted; `afterResponse` from the
 * response on.
 * @param {Page} page @param {string} button @param {string} outcome
 */
const search = (page, button, outcome) =>
  page.evaluate(
    async ([clicked, changing]) => {
      const words = () => document.querySelector(changing)?.textContent ?? ''
      const before = words()
      const whole = await stopWatch.click(document.querySelector(clicked), () => words() !== before)
      const end = performance.now()
      await new Promise((done) => setTimeout(done, 100))
      return { whole, afterResponse: end - stopWatch.respondedAt() }
    },
    /** @type {const} */ ([button, outcome]),
  )

/**
 * What is measured in each build of the site, each in a context of its own without service worker,
 * which is closed afterwards.
 */
export const scenarios = {
  /**
   * From a click to a painted list of 2,000 news and to a painted document of 500 KB, with their
   * code already loaded, and the longest task until the document is complete.
   * @param {BrowserContext} context @param {string} url
   */
  async content(context, url) {
    const page = await openIdle(context, `${url}#/race-information/race-statement`, growContent)
    await go(page, '#/news-notice/activity-bulletin')
    await go(page, '#/home')
    await slowDown(page)
    const longest = await watchTasks(page)
    const news = await go(page, '#/news-notice/race-news')
    await go(page, '#/home')
    await page.waitForTimeout(SETTLED_MS)
    const longDocument = await go(page, '#/race-information/race-rules')
    await page.waitForTimeout(2 * SETTLED_MS)
    return { news, longDocument, longestTask: await longest() }
  },

  /**
   * From a click on the login button to the painted drawer: as soon as the page is ready, and after
   * idle time.
   * @param {BrowserContext} context @param {string} url
   */
  async login(context, url) {
    const early = await context.newPage()
    await slowDown(early, true)
    await early.goto(url)
    await whenReady(early)
    const cold = await openDrawer(early)
    await early.close()

    const calm = await openIdle(context, url)
    await calm.waitForSelector(DRAWER, { state: 'attached' })
    await slowDown(calm, true)
    return { idle: await openDrawer(calm), cold }
  },

  /**
   * From the search click to the painted result, a page of the results list, and a search for 10,000
   * photos scrolled from end to end, on the day after the race.
   * @param {BrowserContext} context @param {string} url
   */
  async searches(context, url) {
    await setClock(url, 'day-after')
    const runner = { name: '林知远', bib: 'B1226', awaited: RESULTS }
    const scores = await openSearch(context, `${url}#/score-search`, runner)
    const score = await search(scores, SEARCH_BUTTON, RESULT)
    const results = await search(scores, NEXT_PAGE, RESULTS)
    const resultNodes = await scores.locator('*').count()
    await scores.close()

    const other = { name: '余长风', bib: 'B1400' }
    const photos = await openSearch(context, `${url}#/image-search`, other)
    const grid = await search(photos, SEARCH_BUTTON, PHOTOS)
    const calm = await photos.evaluate(() => stopWatch.scroll(9000, 150))
    // The scroll bar is dragged to the end.
    const flight = await photos.evaluate(() => stopWatch.scroll(Infinity, 120))
    await setClock(url, 'sign-up-open')
    return {
      score: score.whole,
      results: results.afterResponse,
      resultNodes,
      photos: grid.afterResponse,
      photoNodes: Math.max(calm.nodes, flight.nodes),
      frame: Math.max(calm.longest, flight.longest),
    }
  },

  /**
   * From each key press to its painted letter, in a form of 200 fields.
   * @param {BrowserContext} context @param {string} url
   */
  async signup(context, url) {
    const page = await context.newPage()
    await page.route('**/race-center/api/signup/form?*', async (route) => {
      const response = await (await route.fetch()).json()
      await route.fulfill({
        json: { ...response, data: { ...response.data, fields, sections: [] } },
      })
    })
    await page.goto(`${url}#/post`)
    await whenReady(page)
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('手机号', { exact: true }).fill(ACCOUNT.phone)
    await drawer.getByLabel('密码', { exact: true }).fill(ACCOUNT.password)
    await drawer.getByRole('checkbox').check()
    await drawer.getByRole('button', { name: '登录', exact: true }).click()
    // A text field in the middle.
    await page.getByRole('textbox', { name: '题目 99', exact: true }).click()
    await page.waitForTimeout(1000)
    await slowDown(page)
    const since = await page.evaluate(() => performance.now())
    await page.keyboard.type(TYPED, { delay: 120 })
    await page.waitForTimeout(500)
    return { strokes: await page.evaluate((from) => stopWatch.strokes(from), since) }
  },

  /**
   * The longest task until 2,000 news are indexed and searched, and the language switch.
   * @param {BrowserContext} context @param {string} url
   */
  async home(context, url) {
    const page = await openIdle(context, url, growContent)
    await slowDown(page)
    const longest = await watchTasks(page)
    await page.getByRole('banner').getByRole('button', { name: '全站搜索' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('textbox').fill('取包')
    const found = panel.getByRole('status').filter({ hasText: /^找到 [\d,]+ 条$/ })
    await found.waitFor()
    const siteSearch = await longest()
    await page.keyboard.press('Escape')
    const english = page.getByRole('button', { name: 'English', exact: true }).first()
    const isEnglish = (/** @type {Element} */ button) =>
      stopWatch.click(button, () => document.documentElement.lang === 'en')
    return { siteSearch, language: await english.evaluate(isEnglish) }
  },

  /**
   * The longest task until a workbook is shown in its preview.
   * @param {BrowserContext} context @param {string} url
   */
  async preview(context, url) {
    /** @type {{ module: typeof import('../../e2e/support/officeFiles.ts') }} */
    const { module } = await runnerImport('./e2e/support/officeFiles.ts', { configFile: false })
    const body = module.xlsx(...WORKBOOK)
    const page = await openIdle(context, `${url}#/race-information/race-rules`)
    await slowDown(page)
    await page.route('**/files/*.xlsx', (route) => route.fulfill({ body }))
    const link = page.locator('.SafeHtml_safeHtml a[href$=".xlsx"]').first()
    await link.waitFor()
    const longest = await watchTasks(page)
    await link.click()
    await page.getByRole('dialog').getByText('预览只显示前').waitFor()
    return { workbook: await longest() }
  },
}

/** @typedef {{ [S in keyof typeof scenarios]: Awaited<ReturnType<(typeof scenarios)[S]>> }} Measured */
