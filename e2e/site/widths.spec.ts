import type { Browser, Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { crawl } from '../support/crawl.ts'
import { expect, expectReady, goTo, LANGUAGES, test } from '../support/fixtures.ts'
import { misfits } from '../support/misfits.ts'
import { TRAIL_HOST } from '../support/ownSandbox.ts'
import { closeDayAfter } from '../support/raceDay.ts'
import { openScreen, SCREENS } from '../support/screens.ts'

/** Windows in which every screen fits: of phones and tablets, and of desktops. */
const POINTERS = [
  { pointer: 'touch', widths: [320, 390, 768, 1024], size: { width: 1024, height: 844 } },
  { pointer: 'mouse', widths: [1280, 1920, 2560], size: { width: 1280, height: 900 } },
] as const
/** At these widths axe looks at every page, too. */
const AXE_WIDTHS: readonly number[] = [390, 1280]
const RACES = [
  { host: 'localhost', languages: ['zh', 'en'] },
  { host: TRAIL_HOST, languages: ['zh', 'en', 'ja'] },
] as const
/** Without a mouse, the window of a phone. */
const TOUCH = { hasTouch: true, isMobile: true }

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.afterAll(closeDayAfter)

/**
 * What axe finds with sticky bars in their normal position. Otherwise they would cover targets,
 * which axe would report as too small although they can be scrolled into view.
 */
async function violationsWithoutBars(page: Page) {
  const bars = await page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    ),
  )
  await bars.evaluate((all) => all.forEach(({ style }) => style.setProperty('position', 'static')))
  const violations = await axeViolations(page)
  await bars.evaluate((all) => all.forEach(({ style }) => style.removeProperty('position')))
  return violations
}

/** What does not fit at each of the widths, and what axe finds. */
async function faultsAt(page: Page, widths: readonly number[]) {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 })
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
    found.push(...(await misfits(page)).map((fault) => `${width}: ${fault}`))
    if (AXE_WIDTHS.includes(width))
      found.push(
        ...(await violationsWithoutBars(page)).map(
          ({ id, nodes }) => `${width}: axe ${id}: ${nodes[0]?.html.slice(0, 120)}`,
        ),
      )
  }
  return found
}

for (const { pointer, widths, size } of POINTERS)
  test.describe(`with ${pointer}`, () => {
    test.use({ viewport: size, ...(pointer === 'touch' && TOUCH) })

    for (const { host, languages } of RACES)
      for (const language of languages)
        test(`every page of ${host} fits each width in ${language} with ${pointer}`, async ({
          page,
          open,
          baseURL,
        }) => {
          test.setTimeout(600_000)
          const url = new URL('/#/home', baseURL)
          url.hostname = host
          await open(url.href, language)
          const paths = await crawl(page, async (path) => {
            await page.waitForLoadState('networkidle')
            expect.soft(await faultsAt(page, widths), path).toEqual([])
          })
          expect(paths.size).toBeGreaterThan(30)
        })

    for (const language of LANGUAGES)
      for (const screen of SCREENS.filter(({ then }) => then))
        test(`${screen.name} fits each width in ${language} with ${pointer}`, async ({
          page,
          open,
        }) => {
          await openScreen(screen, { page, language, open })
          expect(await faultsAt(page, widths)).toEqual([])
        })
  })

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, ...TOUCH })

  test('home, rules and pictures fit a screen of 320 px @core', async ({ page, open }) => {
    await open('/#/home', 'en')
    for (const path of ['/home', '/race-information/race-rules', '/image-collection']) {
      await goTo(page, path)
      await page.waitForLoadState('networkidle')
      expect(await faultsAt(page, [320]), path).toEqual([])
    }
  })
})

test.describe('the menu', () => {
  test.use(TOUCH)

  test('the menu opens by touch and by keyboard, traps the focus, and returns it @core', async ({
    page,
    open,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open('/#/unknown', 'en')
    const button = page.getByRole('button', { name: 'Main menu' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.tap()
    const menu = page.getByRole('dialog', { name: 'Main menu' })
    await expect(menu).toBeVisible()
    expect((await menu.boundingBox())?.height).toBe(844)
    const race = menu.getByRole('button', { name: 'The race' })
    await race.tap()
    await expect(race).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible()
    const news = menu.getByRole('button', { name: 'News' })
    await news.tap()
    await expect(menu.getByRole('link', { name: /Race rules/ })).toBeHidden()
    await race.tap()
    await menu.getByRole('link', { name: /Race rules/ }).tap()
    await expect(page).toHaveURL(/race-information\/race-rules/)
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Race rules 2024' })).toBeFocused()

    await button.press('Enter')
    // The group of the page is open.
    await expect(menu.getByRole('link', { name: /Race rules/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog'),
      )
      expect(isInside).toBeTruthy()
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

/** The bytes of all pictures of the home page at this width, as sent. */
async function pictureBytes(browser: Browser, url: string, width: number) {
  // Nothing is in its cache.
  const context = await browser.newContext({ viewport: { width, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto(url)
  await expectReady(page)
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
      window.scrollTo(0, y)
      await frame()
      await frame()
    }
  })
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  // The drawn course, and with it its background.
  await expect(page.locator('svg image')).toBeAttached()
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility() && !image.complete)
          .map(({ currentSrc }) => currentSrc),
      ),
    )
    .toEqual([])
  const sum = await page.evaluate(() => {
    const pictures = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(?:avif|svg|png|jpe?g|webp)$/.test(name))
      .map(({ name, encodedBodySize }): [string, number] => [name, encodedBodySize])
    return [...new Map(pictures).values()].reduce((total, bytes) => total + bytes, 0)
  })
  await context.close()
  return sum
}

for (const host of ['localhost', 'trail.localhost'])
  test(`a phone loads at most half of the picture bytes of the home page of ${host}`, async ({
    browser,
    baseURL,
  }) => {
    const url = new URL(baseURL ?? '')
    url.hostname = host
    const wide = await pictureBytes(browser, url.href, 1280)
    expect(wide).toBeGreaterThan(200_000)
    expect(await pictureBytes(browser, url.href, 390)).toBeLessThanOrEqual(wide / 2)
  })

test.describe('with a mouse', () => {
  test('a window of 1,000 px keeps the minimum width and the menu bar; one of 790 px has neither @core', async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1000, height: 800 })
    await open('/#/unknown')
    const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await widthOf()).toBe(1200)
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
    await expect(page.getByRole('button', { name: '主菜单' })).toBeHidden()
    await page.setViewportSize({ width: 790, height: 800 })
    expect(await widthOf()).toBe(790)
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeHidden()
    await expect(page.getByRole('button', { name: '主菜单' })).toBeVisible()
  })
})
