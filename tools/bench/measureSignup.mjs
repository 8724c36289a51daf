import { slowDown, whenPageReady } from './measure.mjs'

/** @import { BrowserContext } from '@playwright/test' */

const FIELDS = 200
/** Index of a text field. */
const MIDDLE = 99
/** Repeating sequence of field types. */
const TYPES = ['input', 'input', 'picker', 'input', 'radio', 'number', 'input', 'date-picker']
const ACCOUNT = { phone: '13800000012', password: 'Marathon2024' }
const TYPED = 'Yanling Mountain Run'

const options = Array.from({ length: 6 }, (_, i) => ({ value: `o${i}`, label: `选项 ${i}` }))
const fields = Array.from({ length: FIELDS }, (_, i) => {
  const type = TYPES[i % TYPES.length]
  return { key: `field-${i}`, type, label: `题目 ${i}`, labelEn: `Question ${i}`, options }
})

/**
 * Runs in the page. Records the time from each key press to the painted letter, as reported by the
 * browser.
 */
function watchKeys() {
  /** @type {number[]} */
  const strokes = []
  Object.assign(window, { strokes })
  const durationThreshold = 16
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown') strokes.push(duration)
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold }))
}

/**
 * Milliseconds from each key press to its painted letter, in a form of 200 fields.
 * @param {BrowserContext} context without service worker @param {string} url
 * @returns {Promise<number[]>}
 */
export async function measureSignup(context, url) {
  const page = await context.newPage()
  await page.route('**/race-center/api/signup/form?*', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, data: { ...answer.data, fields, sections: [] } } })
  })
  await page.goto(`${url}#/post`)
  await whenPageReady(page)
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('手机号', { exact: true }).fill(ACCOUNT.phone)
  await drawer.getByLabel('密码', { exact: true }).fill(ACCOUNT.password)
  await drawer.getByRole('checkbox').check()
  await drawer.getByRole('button', { name: '登录', exact: true }).click()
  const box = page.getByRole('textbox', { name: `题目 ${MIDDLE}`, exact: true })
  await box.click()
  await page.waitForTimeout(1000)
  await slowDown(page)
  await page.evaluate(watchKeys)
  await page.keyboard.type(TYPED, { delay: 120 })
  await page.waitForTimeout(500)
  const strokes = /** @type {number[]} */ (await page.evaluate('strokes'))
  await page.close()
  return strokes
}
