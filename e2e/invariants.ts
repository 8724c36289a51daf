import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const NOT_FOR_VISITORS = /\bundefined\b|\bnull\b|\bNaN\b|Invalid Date|\[object Object\]|\{\{/
const RAW_KEY =
  /\b(site|home|route|footer|gallery|demos|course|documents|officePreview|search|raceCard|login|humanCheck|lookups|photos|scores|agreements|signup|entry)\.[a-z]+(\.[a-zA-Z]+)*\b/
/** What covers the page: then header and menu are not what a visitor can press. */
const COVERS = 'dialog[open], [role="dialog"][aria-modal="true"], .ant-drawer-open'
const LANGUAGES = ['中文', 'English']
/** How long something may take to answer a press (I3). */
const ANSWER_MS = 500

/** I5: nothing on the screen is a raw key, `undefined`, `{{` and the like. */
export async function expectCleanText(page: Page) {
  const text = await page.evaluate(() => {
    const labels = Array.from(document.querySelectorAll('[alt],[title],[aria-label]'), (element) =>
      ['alt', 'title', 'aria-label'].map((name) => element.getAttribute(name) ?? '').join(' '),
    )
    return [document.title, document.body.innerText, ...labels].join('\n')
  })
  expect(text, 'I5').not.toMatch(NOT_FOR_VISITORS)
  expect(text, 'I5').not.toMatch(RAW_KEY)
}

/** I8: no finding of axe on what is on the screen. */
export async function expectAccessible(page: Page) {
  // What is half faded in has colours of its own.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity)
        .map(({ finished }) => finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  )
  expect(found, 'I8').toEqual([])
}

/** I2: text stands, and with it the site's header, or a screen that says what is wrong. */
async function expectNotBlank(page: Page) {
  await expect(page.locator('html'), 'I2').toHaveAttribute('data-ready', '')
  await expect(page.getByRole('heading').first(), 'I2').toBeVisible()
}

/** I3: the language is switched at once, and back again. */
async function expectAnswering(page: Page) {
  if ((await page.locator(COVERS).filter({ visible: true }).count()) > 0) return
  const language = (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'zh'
  const names = language === 'zh' ? LANGUAGES.toReversed() : LANGUAGES
  for (const name of names) {
    await page.getByRole('button', { name, exact: true }).first().click()
    const lang = name === 'English' ? 'en' : /^zh/
    await expect(page.locator('html'), 'I3').toHaveAttribute('lang', lang, { timeout: ANSWER_MS })
  }
}

/** I4: one toast a cause. */
async function expectNoToastTwice(page: Page) {
  const toasts = await page.locator('.toast').allInnerTexts()
  expect(new Set(toasts).size, 'I4').toBe(toasts.length)
}

/**
 * What holds whatever the fault was, on the screen as it stands: I2 to I5, and I8 where the screen
 * is an error's. I1 and I6 are watched throughout each test (`watch`), I7 is `expectRecovered`.
 */
export async function expectInvariants(page: Page) {
  await expectNotBlank(page)
  await expectNoToastTwice(page)
  await expectCleanText(page)
  const retry = page.getByRole('button', { name: /^(重试|Retry)/ })
  if ((await retry.filter({ visible: true }).count()) > 0) await expectAccessible(page)
  await expectAnswering(page)
}

/** I7: the fault gone, a retry leads to the normal screen without a reload. */
export async function expectRecovered(page: Page) {
  await page.unrouteAll()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('navigation', { name: '主菜单' }), 'I7').toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window), 'I7').toBe(true)
}
