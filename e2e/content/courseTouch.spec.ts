import type { Locator, Page } from '@playwright/test'
import { expect, goTo, type SiteLanguage, test } from '../support/fixtures.ts'
import { boxOf, drag, pinch } from '../support/gestures.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

const map = (page: Page) => page.getByTestId('course-map')
const line = (page: Page) => map(page).getByTestId('course-line')
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function toCourse(page: Page) {
  await page.getByRole('region', { name: /^(?:路线|The course|コース)$/ }).scrollIntoViewIfNeeded()
  await expect(map(page)).toBeVisible()
  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

/** How much wider the course is drawn than before. */
async function widthOf(locator: Locator) {
  return (await boxOf(locator)).width
}

test('two fingers zoom the map; one scrolls the page before, and moves the map after; a tap names a place @core', async ({
  page,
  open,
}) => {
  await open('/#/home', 'en')
  await toCourse(page)
  const whole = await widthOf(line(page))
  const button = (name: string) => page.getByRole('button', { name })
  await expect(button('Zoom out')).toHaveAttribute('aria-disabled', 'true')

  const before = await scrolled(page)
  const { x, y, width, height } = await boxOf(map(page))
  const middle = { x: x + width / 2, y: y + height / 2 }
  await drag(page, middle, { x: middle.x, y: middle.y - 100 })
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 50)
  expect(await widthOf(line(page))).toBe(whole)

  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const start = await boxOf(map(page).getByTestId('course-start'))
  const at = { x: start.x + start.width / 2 + 60, y: start.y + start.height / 2 }
  await pinch(page, at, 40, 120)
  await expect.poll(() => widthOf(line(page))).toBeGreaterThan(whole * 2.5)
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  // The point between the fingers stays in place, and symbols keep their size.
  const now = await boxOf(map(page).getByTestId('course-start'))
  expect(now.x).toBeLessThan(start.x)
  expect(now.width).toBeCloseTo(start.width, 0)

  const held = await scrolled(page)
  const disc = map(page).locator('g', { hasText: 'Kilometres, 5 km' }).last()
  const from = await boxOf(disc)
  await drag(page, at, { x: at.x - 80, y: at.y - 40 })
  await expect.poll(async () => (await boxOf(disc)).x).toBeLessThan(from.x - 40)
  expect(await scrolled(page)).toBe(held)

  await button('Whole course').tap()
  await expect.poll(() => widthOf(line(page))).toBeCloseTo(whole, 0)
  await disc.tap()
  await expect(
    page.getByText('5 km, 124 m above sea level: Timing mat, medical point'),
  ).toBeVisible()
  await expect(page.getByText('5.0 km, 124 m above sea level')).toBeVisible()
})

test('a small map begins with names and kilometres, and the legend adds services', async ({
  page,
  open,
}) => {
  await open('/#/home', 'en')
  await toCourse(page)
  await expect(page.getByRole('checkbox', { name: 'Kilometres' })).toBeChecked()
  const toilets = page.getByRole('checkbox', { name: 'Toilets' })
  await expect(toilets).not.toBeChecked()
  await expect(map(page).locator('title', { hasText: /^Toilets/ })).toHaveCount(0)
  await toilets.tap()
  await expect(map(page).locator('title', { hasText: /^Toilets/ })).not.toHaveCount(0)
})

test('the map zooms and moves without a gesture, and is accessible', async ({
  page,
  open,
  expectAccessible,
  expectCleanText,
}) => {
  await open('/#/home', 'en')
  await toCourse(page)
  const whole = await widthOf(line(page))
  await page.getByRole('button', { name: 'Zoom in' }).press('Enter')
  await expect.poll(() => widthOf(line(page))).toBeGreaterThan(whole * 1.5)
  const { x } = await boxOf(line(page))
  await map(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await boxOf(line(page))).x).toBeCloseTo(x - 60, 0)
  await page.getByText('The course in words').tap()
  await expectCleanText()
  await expectAccessible()
})

test('the list of a narrow page has the rows of the table of a wide one', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open('/#/home', 'en')
  await toCourse(page)
  await page.getByRole('button', { name: 'Show as a table' }).click()
  const rows = await page
    .getByRole('region', { name: 'Points along the course' })
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent).filter(Boolean)),
    )
  expect(rows.length).toBeGreaterThan(15)

  await page.setViewportSize({ width: 320, height: 568 })
  const items = page.getByRole('list', { name: 'Points along the course' }).getByRole('listitem')
  await expect(items).toHaveCount(rows.length)
  const texts = await items.allTextContents()
  rows.forEach((row, index) => {
    for (const cell of row) expect(texts[index]).toContain(cell)
  })
  // The button back to the map is visible in the middle of the list.
  await items.nth(9).evaluate((item) => item.scrollIntoView({ block: 'center' }))
  const back = page.getByRole('button', { name: 'Show the map' })
  await expect(back).toBeInViewport({ ratio: 1 })
  await back.tap()
  await expect(map(page)).toBeInViewport()
})

test('a thumb finds a place on the profile, and scrolls the page over it', async ({
  page,
  open,
}) => {
  await open('/#/home', 'en')
  await toCourse(page)
  const slider = page.getByRole('slider')
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { x, y, width, height } = await boxOf(slider)
  expect(height).toBeGreaterThanOrEqual(44)
  await drag(page, { x: x + 20, y: y + 50 }, { x: x + width / 2, y: y + 50 })
  await expect(page.getByText(/^2[01]\.\d km, \d+ m above sea level$/)).toBeVisible()
  const before = await scrolled(page)
  await drag(page, { x: x + width / 2, y: y + 80 }, { x: x + width / 2, y: y - 40 })
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 50)
})

/** Texts of a drawing that are too small, overlap each other or are cut. */
const poorTexts = (svg: Locator) =>
  svg.evaluate((element) => {
    const frame = element.getBoundingClientRect()
    const texts = [...element.querySelectorAll('text')].map((text) => ({
      name: text.textContent,
      box: text.getBoundingClientRect(),
      size: parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
    }))
    return texts.flatMap(({ name, box, size }, index) => [
      ...(size < 14.9 ? [`${name} has ${size} px`] : []),
      ...(box.left < frame.left - 1 || box.right > frame.right + 1 ? [`${name} is cut`] : []),
      ...texts
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
            // Boxes of lines of text are higher than their letters.
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 6,
        )
        .map((other) => `${name} overlaps ${other.name}`),
    ])
  })

for (const [language, host] of [
  ['zh', 'localhost'],
  ['en', 'localhost'],
  ['en', 'trail.localhost'],
  ['ja', 'trail.localhost'],
] as [SiteLanguage, string][])
  test(`map and profile of each course of ${host} are legible on a phone in ${language}, and told in words`, async ({
    page,
    open,
    baseURL,
  }) => {
    const url = new URL('/#/home', baseURL)
    url.hostname = host
    await open(url.href, language)
    for (const width of [320, 390, 760]) {
      await page.setViewportSize({ width, height: 844 })
      await goTo(page, '/home')
      await toCourse(page)
      for (const choice of await page.locator('label:has([name=course-event])').all()) {
        await choice.tap()
        const at = `${width} px, ${await choice.textContent()}`
        expect(await poorTexts(map(page)), at).toEqual([])
        expect(await poorTexts(page.getByTestId('course-profile')), at).toEqual([])
      }
    }
    const summary = { zh: '文字路线', en: 'The course in words', ja: '文章で見るコース' }[language]
    await page.getByText(summary).tap()
    const first = {
      zh: /^0–\d+ 公里 ?爬升 \d+ 米/,
      en: /^From 0 to \d+ km \d+ m up/,
      ja: /^0〜\d+km ?上り\d+m/,
    }
    await expect(page.getByRole('listitem').filter({ hasText: first[language] })).toBeVisible()
  })
