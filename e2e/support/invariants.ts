import { expect, type Page } from '@playwright/test'
import { axeViolations } from './axe.ts'

const NOT_FOR_VISITORS = /\bundefined\b|\bnull\b|\bNaN\b|Invalid Date|\[object Object\]|\{\{/
const RAW_KEY =
  /\b(site|home|route|footer|gallery|translations|course|documents|filePreview|search|siteSearch|raceGuide|login|captcha|photos|scores|agreements|signup|fields)\.[a-z]+(\.[a-zA-Z]+)*\b/
/** Overlays that cover the page, so that header and menu cannot be pressed. */
const COVERS = 'dialog[open], [role="dialog"][aria-modal="true"], .ant-drawer-open'
const LANGUAGES = ['中文', 'English']

/** I5: no raw keys, `undefined`, `{{` or the like in the current screen. */
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

/** Windows below this width have no minimum width that would make them scroll sideways. */
const NARROW = 800

/** I8: no axe violations in the current screen, and a narrow one does not scroll sideways. */
export async function expectAccessible(page: Page) {
  // Wait for animations to end: a half faded-in element has other colours.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity)
        .map(({ finished }) => finished),
    ),
  )
  const violations = await axeViolations(page)
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  )
  expect(found, 'I8').toEqual([])
  const width = page.viewportSize()?.width ?? NARROW
  if (width < NARROW)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'I8').toBe(width)
}

/**
 * I2: the page has rendered with a visible heading, either the site's or that of an error screen.
 */
async function expectNotBlank(page: Page) {
  await expect(page.locator('html'), 'I2').toHaveAttribute('data-ready', '')
  await expect(page.getByRole('heading').first(), 'I2').toBeVisible()
}

/** I3: the page answers: the language can be switched, and back again. */
async function expectAnswering(page: Page) {
  if ((await page.locator(COVERS).filter({ visible: true }).count()) > 0) return
  const language = (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'zh'
  const names = language === 'zh' ? LANGUAGES.toReversed() : LANGUAGES
  for (const name of names) {
    const lang = name === 'English' ? 'en' : /^zh/
    await page.getByRole('button', { name, exact: true }).first().click()
    await expect(page.locator('html'), 'I3').toHaveAttribute('lang', lang)
  }
}

/** I4: one toast per cause. */
async function expectNoToastTwice(page: Page) {
  const toasts = await page.getByTestId(/^toast-/).allInnerTexts()
  expect(new Set(toasts).size, 'I4').toBe(toasts.length)
}

/**
 * Invariants of the current screen under any fault: I2 to I5, and I8 for error screens. I1 and I6
 * are checked throughout each test (`watch`), I7 by `expectRecovered`.
 */
export async function expectInvariants(page: Page) {
  await expectNotBlank(page)
  await expectNoToastTwice(page)
  await expectCleanText(page)
  const retry = page.getByRole('button', { name: /^(重试|Retry)/ })
  if ((await retry.filter({ visible: true }).count()) > 0) await expectAccessible(page)
  await expectAnswering(page)
}

/** I7: once the fault is gone, a retry leads to the normal screen without a reload. */
export async function expectRecovered(page: Page) {
  await page.unrouteAll()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('navigation', { name: '主菜单' }), 'I7').toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window), 'I7').toBe(true)
}
