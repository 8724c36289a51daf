import { runnerImport } from 'vite'
import { growContent, waitUntilIdle, slowDown, watchTasks } from './measure.mjs'

/** @import { BrowserContext, Page } from '@playwright/test' */

/** Rows and columns of a workbook of a million cells. */
const WORKBOOK = /** @type {const} */ ([20_000, 50])
const RULES = '#/race-information/race-rules'

/** Milliseconds from a click on the language switch to the painted page. @param {Page} page */
const switchLanguage = (page) =>
  page
    .getByRole('button', { name: 'English', exact: true })
    .first()
    .evaluate(async (button) => {
      const start = performance.now()
      if (button instanceof HTMLElement) button.click()
      while (document.documentElement.lang !== 'en') await new Promise(requestAnimationFrame)
      // A message posted in an animation frame arrives once that frame has been painted.
      await new Promise((painted) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = painted
        requestAnimationFrame(() => port2.postMessage(null))
      })
      return performance.now() - start
    })

/** The longest task until 2,000 news are indexed and searched. @param {Page} page */
async function searchSite(page) {
  const longest = await watchTasks(page)
  await page.getByRole('banner').getByRole('button', { name: '全站搜索' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('textbox').fill('取包')
  await panel
    .getByRole('status')
    .filter({ hasText: /^找到 [\d,]+ 条$/ })
    .waitFor()
  const ms = await longest()
  await page.keyboard.press('Escape')
  return ms
}

/** The longest task until a workbook is shown in its preview. @param {Page} page */
async function previewWorkbook(page) {
  /** @type {{ module: typeof import('../../e2e/support/officeFiles.ts') }} */
  const { module } = await runnerImport('./e2e/support/officeFiles.ts', { configFile: false })
  const body = module.xlsx(...WORKBOOK)
  await page.route('**/files/*.xlsx', (route) => route.fulfill({ body }))
  const content = page.locator('.SafeHtml_safeHtml')
  const link = content.locator('a[href$=".xlsx"]').first()
  await link.waitFor()
  const longest = await watchTasks(page)
  await link.click()
  await page.getByRole('dialog').getByText('预览只显示前').waitFor()
  return longest()
}

/**
 * The language switch, and the longest tasks of what is read in workers: the site search and the
 * preview of an office file.
 * @param {BrowserContext} context without service worker @param {string} url
 */
export async function measureTasks(context, url) {
  const home = await context.newPage()
  await growContent(home)
  await home.goto(url)
  await waitUntilIdle(home, true)
  await slowDown(home)
  const search = await searchSite(home)
  const language = await switchLanguage(home)
  await home.close()

  await context.clearCookies()
  const rules = await context.newPage()
  await rules.goto(url + RULES)
  await waitUntilIdle(rules, true)
  await slowDown(rules)
  const workbook = await previewWorkbook(rules)
  await rules.close()
  return { language, search, workbook }
}
