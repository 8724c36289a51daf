import { type Page, test as bare } from '@playwright/test'
import { HEAVY } from '#tests/support/payloads/heavy.ts'
import { openTestPage, routeTestPage, TEST_PAGE_URL } from '#tests/support/payloads/openTestPage.ts'
import { PAYLOADS } from '#tests/support/payloads/payloads.ts'
import { SCRIPT_LINKS } from '#tests/support/payloads/schemes.ts'
import { provoke, strangers } from '#tests/support/payloads/watchers.ts'
import { changeConfig } from '../support/api.ts'
import { expect, expectReady, test as watched } from '../support/fixtures.ts'

const groups = Object.entries(PAYLOADS)
const all = groups.flatMap(([, payloads]) => payloads)
/** Payloads per group that are also tried without the sanitiser. */
const SAMPLE = 8

/** The site reports what it has taken away from content. */
const test = watched.extend<{ isReported: boolean }>({
  isReported: [
    async ({ watch }, use) => {
      watch.reports.push('not shown')
      await use(true)
    },
    { auto: true },
  ],
})

const hits = (page: Page) => page.evaluate(() => window.__hit ?? 0)

test('there are more than 1,000 payloads, all different', () => {
  expect(all.length).toBeGreaterThan(1000)
  expect(new Set(all).size).toBe(all.length)
})

// The policy would block most of this too, so it is switched off to test the sanitiser alone.
for (const [group, payloads] of groups) {
  test(`as content, nothing gets through: ${group}`, async ({ page }) => {
    const escapes = await openTestPage(page, { policy: false })
    for (let start = 0; start < payloads.length; start += 40) {
      const some = payloads.slice(start, start + 40)
      await page.evaluate((contents) => window.testPage.showContent(contents), some)
      await page.waitForFunction(() => window.testPage.isWhole())
      expect(await strangers(page)).toEqual([])
      await provoke(page)
      expect(await hits(page)).toBe(0)
      await expect(page.locator('.test-content')).toHaveCount(some.length)
    }
    expect(escapes).toEqual({ requests: [], dialogs: [] })
    expect(page.url()).toContain(TEST_PAGE_URL)
  })
}

// Every policy report is a console error, which fails the test.
test('the policy has nothing to report @core', async ({ page }) => {
  await openTestPage(page, { policy: true })
  for (let start = 0; start < all.length; start += 40) {
    const some = all.slice(start, start + 40)
    await page.evaluate((contents) => window.testPage.showContent(contents), some)
    await page.waitForFunction(() => window.testPage.isWhole())
    await expect(page.locator('.test-content')).toHaveCount(some.length)
  }
})

test('as titles and links, nothing gets through', async ({ page }) => {
  const escapes = await openTestPage(page, { policy: false })
  const texts = [...all, ...SCRIPT_LINKS]
  await page.evaluate((list) => window.testPage.showTexts(list), texts)
  const sections = page.locator('.test-content')
  await expect(sections).toHaveCount(texts.length)
  const titles = await sections
    .locator('h2')
    .evaluateAll((list) => list.map((title) => `${title.childElementCount}${title.textContent}`))
  expect(titles).toEqual(texts.map((text) => `0${text}`))
  const hrefs = await sections
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const href of hrefs) expect(href).toMatch(/^(https?:\/\/|#\/)/)
  await provoke(page)
  expect(await hits(page)).toBe(0)
  expect(escapes).toEqual({ requests: [], dialogs: [] })
})

bare('without the sanitiser, the payloads are detected getting through', async ({ page }) => {
  const escapes = await routeTestPage(page, { policy: false })
  let runs = 0
  for (const [group, payloads] of groups) {
    let unknown = 0
    const step = Math.ceil(payloads.length / SAMPLE)
    for (const payload of payloads.filter((_, index) => index % step === 0)) {
      await page.goto(`${TEST_PAGE_URL}blank`)
      await page.evaluate((html) => {
        document.body.innerHTML = `<div data-testid="content-slice">${html}`
      }, payload)
      unknown += (await strangers(page)).length
      await provoke(page)
      runs += await hits(page)
    }
    expect(unknown, group).toBeGreaterThan(SAMPLE / 2)
  }
  expect(runs).toBeGreaterThan(20)
  expect(escapes.dialogs.length).toBeGreaterThan(0)
  expect(escapes.requests.length).toBeGreaterThan(5)
})

for (const [name, { html, words }] of Object.entries(HEAVY)) {
  test(`handles ${name}`, async ({ page }) => {
    await openTestPage(page, { policy: true })
    await page.evaluate((content) => window.testPage.showContent([content]), html)
    await page.waitForFunction(() => window.testPage.isWhole())
    expect(await strangers(page)).toEqual([])
    const shown = await page.getByTestId('content').evaluate((root) => root.textContent)
    expect(words.test(shown ?? '')).toBe(true)
  })
}

/** Puts a payload into every text of the configuration, and a hostile link into every link. */
function infect(value: unknown, payloads: string[]): unknown {
  let turn = 0
  const next = (list: string[]) => list[turn++ % list.length]
  const walk = (part: unknown, key: string): unknown => {
    if (Array.isArray(part)) return part.map((item) => walk(item, key))
    if (part !== null && typeof part === 'object') {
      return Object.fromEntries(
        Object.entries(part).map(([name, item]) => [name, walk(item, name)]),
      )
    }
    if (typeof part !== 'string' || part === '') return part
    if (/^content/.test(key)) return payloads.join('\n')
    if (/^(jumpUrl|link|.*SearchUrl|shopUrl|productUrl)(En)?$/.test(key)) return next(SCRIPT_LINKS)
    return /title|name|label|summary|slogan|alt/i.test(key) ? next(payloads) : part
  }
  return walk(value, '')
}

for (const group of ['SVG and MathML', 'markup that mutates', 'malformed tags', 'clobbering']) {
  test(`on the site, nothing gets through: ${group}`, async ({ page }) => {
    await changeConfig(page, (config) => {
      const { remoteAsyncRoutes: _routes, ...rest } = config
      Object.assign(config, infect(rest, PAYLOADS[group] ?? []))
    })
    for (const path of ['home', 'race-information/race-rules', 'news-notice/race-news']) {
      await page.goto('about:blank')
      await page.goto(`/#/${path}`)
      await expectReady(page)
      await page.waitForLoadState('networkidle')
      expect(await hits(page)).toBe(0)
      expect(await strangers(page)).toEqual([])
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const slices = await page.getByTestId('content-slice').count()
      expect(slices > 0).toBe(path.startsWith('race-information'))
    }
  })
}
