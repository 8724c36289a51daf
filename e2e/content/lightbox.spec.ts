import type { Page } from '@playwright/test'
import { expect, expectReady, goTo, test } from '../support/fixtures.ts'
import { boxOf, drag, pinch } from '../support/gestures.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

const view = (page: Page) => page.getByRole('dialog')
const count = (page: Page) => view(page).getByRole('status')

/** Swipes over the middle of the picture. */
async function swipe(page: Page, right: number, down: number) {
  const { x, y, width, height } = await boxOf(view(page).getByRole('img').first())
  const at = { x: x + width / 2, y: y + height / 2 }
  await drag(page, at, { x: at.x + right, y: at.y + down })
}

test('the large view follows swipes to the sides, closes by one down, and is zoomed by a pinch', async ({
  page,
  open,
}) => {
  await open('/#/image-collection', 'en')
  await page.locator('li[aria-posinset="3"] a').tap()
  await expect(count(page)).toContainText('3 / 22')
  await swipe(page, -120, 10)
  await expect(count(page)).toContainText('4 / 22')
  await swipe(page, 120, 10)
  await expect(count(page)).toContainText('3 / 22')

  const { x, y, width, height } = await boxOf(view(page).getByRole('img').first())
  const middle = { x: x + width / 2, y: y + height / 2 }
  await pinch(page, middle, 60, 200)
  const scale = () => page.evaluate(() => visualViewport?.scale ?? 1)
  await expect.poll(scale).toBeGreaterThan(1.5)
  // The swipe moves the zoomed page.
  const left = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0)
  const before = await left()
  await drag(page, { x: 300, y: 400 }, { x: 180, y: 400 })
  await expect.poll(left).toBeGreaterThan(before + 20)
  await expect(count(page)).toContainText('3 / 22')
  await pinch(page, { x: 195, y: 400 }, 300, 30)
  await expect.poll(scale).toBe(1)

  await swipe(page, 10, 150)
  await expect(view(page)).toBeHidden()
})

test('a swipe turns the carousel, and a pinch over it zooms the page', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/#/home', 'en')
  const slide = page.getByRole('group', { name: /^Slide \d of \d/ })
  const { x, y, width, height } = await boxOf(slide)
  const at = { x: x + width / 2, y: y + height / 4 }
  await drag(page, at, { x: at.x - 120, y: at.y + 10 })
  await expect(slide).toHaveAccessibleName(/^Slide 2/)
  await pinch(page, at, 60, 200)
  await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(1.5)
  await drag(page, { x: 300, y: at.y }, { x: 150, y: at.y })
  await expect(slide).toHaveAccessibleName(/^Slide 2/)
})

for (const [width, height] of [
  [320, 568],
  [844, 390],
] as const)
  test(`the large view fits ${width} × ${height} px, with large buttons`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height })
    await open('/#/image-collection?at=2', 'en')
    await expect(count(page)).toBeVisible()
    const parts = [
      view(page).getByRole('heading'),
      view(page).getByRole('img').first(),
      view(page).locator('figcaption'),
    ]
    const buttons = ['Close', 'Previous picture', 'Next picture'].map((name) =>
      view(page).getByRole('button', { name }),
    )
    for (const part of [...parts, ...buttons]) await expect(part).toBeInViewport({ ratio: 0.99 })
    for (const button of buttons) {
      const box = await boxOf(button)
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    }
    expect((await boxOf(view(page).getByRole('img').first())).height).toBeGreaterThan(height / 3)
  })

/** The file names of the gallery's pictures that were requested. */
const pictures = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.split('/').at(-1) ?? '')
      .filter((name) => /^gallery-\d+(?:-s)?\.avif$/.test(name)),
  )

for (const [dpr, suffix] of [
  [1, '-s.avif'],
  [3, '.avif'],
] as const)
  test(`at ${dpr} px for each CSS px the large view and its neighbours load gallery-…${suffix}`, async ({
    browser,
    baseURL,
  }) => {
    const viewport = { width: 390, height: 844 }
    const context = await browser.newContext({ viewport, deviceScaleFactor: dpr, isMobile: true })
    const page = await context.newPage()
    await page.goto(new URL('/#/image-collection?at=2', baseURL).href)
    await expectReady(page)
    await expect(view(page).getByRole('img').first()).toBeVisible()
    await expect
      .poll(async () => (await pictures(page)).toSorted())
      .toEqual([13, 14, 15].map((number) => `gallery-${number}${suffix}`))
    await context.close()
  })

for (const host of ['localhost', 'trail.localhost'])
  test(`a phone loads no picture of ${host} much wider than it shows it`, async ({
    browser,
    baseURL,
  }) => {
    const url = new URL(baseURL ?? '')
    url.hostname = host
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
      isMobile: true,
      hasTouch: true,
    })
    const page = await context.newPage()
    await page.goto(url.href)
    await expectReady(page)
    for (const path of ['/home', '/image-collection', '/race-information/race-route']) {
      await goTo(page, path)
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
          window.scrollTo(0, y)
          await new Promise(requestAnimationFrame)
          await new Promise(requestAnimationFrame)
        }
      })
      await page.waitForLoadState('networkidle')
      const tooWide = await page.evaluate(async () => {
        const loaded = [...document.images].filter(
          ({ currentSrc, complete }) => complete && /\.(?:avif|jpe?g|png|webp)$/.test(currentSrc),
        )
        const measured = await Promise.all(
          loaded.map(async (image) => {
            const file = new Image()
            file.src = image.currentSrc
            await file.decode()
            const { width, height } = image.getBoundingClientRect()
            const isCut = getComputedStyle(image).objectFit === 'cover'
            const ratio = file.naturalWidth / file.naturalHeight
            const shown = (isCut ? Math.max(width, height * ratio) : width) * devicePixelRatio
            return { name: image.currentSrc, wide: file.naturalWidth / shown }
          }),
        )
        return { count: measured.length, found: measured.filter(({ wide }) => wide > 1.5) }
      })
      expect(tooWide.found, path).toEqual([])
      expect(tooWide.count, path).toBeGreaterThan(0)
    }
    await context.close()
  })
