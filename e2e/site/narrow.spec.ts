import type { Browser, Page } from '@playwright/test'
import { expect, expectReady, test } from '../support/fixtures.ts'

const WIDTHS = [320, 390, 768]
const SAMPLE = ['home', 'race-information/race-rules', 'image-collection']
const ROUTES = [
  ...SAMPLE,
  'race-information/race-route',
  'news-notice/race-news',
  'licensed-goods/mascot',
  'partners/sponsors',
  'about-us/contact-us',
  'video-collection',
  'user-agreement',
  'no-such-page',
  'i18NDemos',
]

/** The marathon site is in Chinese and English, the trail race also in Japanese. */
async function openIn(page: Page, language: string, baseURL: string | undefined) {
  const url = new URL(baseURL ?? '')
  if (language === 'ja') url.hostname = 'trail.localhost'
  await page.context().addCookies([{ name: 'language', value: language, url: url.href }])
  await page.goto(url.href)
  await expectReady(page)
}

async function goTo(page: Page, route: string) {
  await page.evaluate((hash) => {
    location.hash = `#/${hash}`
  }, route)
  await expectReady(page)
  await page.waitForLoadState('networkidle')
}

/** Descriptions of everything that does not fit on the current page. */
const misfits = (page: Page, width: number) =>
  page.evaluate((most) => {
    const found: string[] = []
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 30)}"`
    const isShown = (element: Element) =>
      element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"]')
    const { scrollWidth } = document.scrollingElement ?? document.body
    // A phone's viewport grows to the width of an overflowing page.
    if (scrollWidth > most) found.push(`the page is ${scrollWidth} px wide`)

    for (const element of document.querySelectorAll('body *')) {
      if (!(element instanceof HTMLElement) || !isShown(element)) continue
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element)
      const isMeant = textOverflow === 'ellipsis' || clipPath !== 'none'
      const hasText = [...element.childNodes].some(
        (node) => node instanceof Text && node.data.trim(),
      )
      if (
        hasText &&
        !isMeant &&
        overflowX === 'hidden' &&
        element.scrollWidth > element.clientWidth
      )
        found.push(`cut off: ${nameOf(element)}`)
    }

    const targets = [...document.querySelectorAll('a[href], button, input, select, summary')]
      .filter((element) => isShown(element) && !element.matches('[type=range], p a, li p a, td a'))
      .map((element) => ({
        element,
        // The label of a control is part of its target.
        box: (element.closest('label') ?? element).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    for (const { element, box } of targets) {
      if (Math.min(box.width, box.height) < 23.5 && getComputedStyle(element).display !== 'inline')
        found.push(`${box.width} × ${box.height} px: ${nameOf(element)}`)
    }
    targets.forEach(({ element, box }, index) => {
      for (const { element: other, box: its } of targets.slice(index + 1)) {
        if (element.contains(other) || other.contains(element)) continue
        if (element.closest('label') && element.closest('label') === other.closest('label'))
          continue
        const across = Math.min(box.right, its.right) - Math.max(box.left, its.left)
        const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top)
        if (across > 1 && down > 1) found.push(`${nameOf(element)} overlaps ${nameOf(other)}`)
      }
    })
    return [...new Set(found)]
  }, width)

test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } })

for (const language of ['zh', 'en', 'ja'])
  for (const width of WIDTHS) {
    const isCore = language === 'en' && width === 320
    test(`pages fit a touch screen of ${width} px in ${language}${isCore ? ' @core' : ''}`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await openIn(page, language, baseURL)
      for (const route of isCore ? SAMPLE : ROUTES) {
        await goTo(page, route)
        expect(await misfits(page, width), route).toEqual([])
      }
    })
  }

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
  test.use({ hasTouch: false, isMobile: false })

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
