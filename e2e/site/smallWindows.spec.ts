import type { Locator, Page } from '@playwright/test'
import * as account from '../support/account.ts'
import { coreIf, expect, expectReady, test } from '../support/fixtures.ts'

/** Opens menu, search and login drawer in a low window, reads them to the end, and closes them. */
async function readOverlays(page: Page, open: (path: string, language: 'en') => Promise<void>) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/#/unknown', 'en')
  const header = page.getByRole('banner')

  await header.getByRole('button', { name: 'Main menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  const last = menu.getByRole('button', { name: 'About' })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
  await menu.getByRole('button', { name: 'Close' }).click()

  await header.getByRole('button', { name: /Search/ }).click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('textbox').fill('bag')
  const result = search.getByRole('link').last()
  await result.hover()
  await expect(result).toBeInViewport({ ratio: 1 })
  await search.getByRole('button', { name: 'Close' }).click()

  const drawer = await account.openDrawer(page, account.texts.en)
  const close = drawer.getByRole('button', { name: 'Close' })
  await expect(close).toBeInViewport({ ratio: 1 })
  const forgot = drawer.getByRole('button', { name: account.texts.en.forgot })
  await forgot.hover()
  await expect(forgot).toBeInViewport({ ratio: 1 })
  await close.click()
  await expect(drawer).toBeHidden()
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } })

  for (const [host, names] of [
    ['localhost', ['中文', 'English']],
    ['trail.localhost', ['日本語', '中文', 'English']],
  ] as const)
    test(`the header of ${host} switches between all languages at 320 px${coreIf(host === 'localhost')}`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const url = new URL(baseURL ?? '')
      url.hostname = host
      await page.goto(`${url.href}#/unknown`)
      await expectReady(page)
      const header = page.getByRole('banner')
      const pressed = header.locator('button[aria-pressed="true"]')
      const seen = new Set<string>()
      for (let taps = 0; taps < names.length; taps += 1) {
        const before = (await pressed.textContent()) ?? ''
        const next = names[(names.findIndex((name) => name === before) + 1) % names.length] ?? ''
        await expect(header.locator('a[href="#/home"] img').first()).toBeInViewport({ ratio: 1 })
        await expect(header.locator('[aria-haspopup="dialog"]')).toBeInViewport({ ratio: 1 })
        await header.getByRole('button', { name: next, exact: true }).tap()
        await expect(pressed).toHaveText(next)
        seen.add(next)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      }
      expect([...seen].toSorted()).toEqual([...names].toSorted())
    })

  for (const [width, height] of [
    [320, 568],
    [844, 390],
  ] as const)
    test(`dialogs and drawer can be read and closed in a window of ${width} × ${height} px`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height })
      await readOverlays(page, open)
    })
})

test('dialogs and drawer can be read and closed in a desktop window enlarged to 400 %', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 225 })
  await readOverlays(page, open)
})

for (const { width, columns } of [
  { width: 390, columns: 2 },
  { width: 768, columns: 3 },
  { width: 1280, columns: 4 },
])
  test(`the pictures are in ${columns} columns at ${width} px, and no name hides a small one`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open('/#/image-collection', 'en')
    const tiles = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
    const boxOf = async (index: number) => await tiles.nth(index).boundingBox()
    await expect
      .poll(async () => (await boxOf(columns))?.y)
      .toBeGreaterThan((await boxOf(0))?.y ?? 0)
    expect((await boxOf(columns - 1))?.y).toBe((await boxOf(0))?.y)
    if (width > 390) return
    const picture = await tiles.first().getByRole('img').boundingBox()
    const name = await tiles.first().getByText('Tower at sunrise').boundingBox()
    expect(name?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? Infinity))
  })

test.describe('on a phone of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  /** The vertical middle of elements, in px. */
  const middles = (...all: Locator[]) =>
    Promise.all(
      all.map(async (one) => {
        const { y = 0, height = 0 } = (await one.boundingBox()) ?? {}
        return Math.round(y + height / 2)
      }),
    )

  test('a table of numbers fits, and a wider one scrolls in its own box', async ({
    page,
    open,
  }) => {
    const isWide = (table: Locator) =>
      table.evaluate(({ parentElement: box }) => (box?.scrollWidth ?? 0) > (box?.clientWidth ?? 0))
    await open('/#/race-information/race-rules', 'en')
    expect(await isWide(page.getByRole('table', { name: 'Events, places and fees' }))).toBe(false)
    await page
      .getByRole('table')
      .first()
      .evaluate((table) => {
        for (const row of table.querySelectorAll('tr'))
          row.append(...row.cloneNode(true).childNodes)
      })
    expect(await isWide(page.getByRole('table').first())).toBe(true)
  })

  test('the pages of a group are in one row, scrolled to the open one', async ({ page, open }) => {
    await open('/#/race-information/race-statement', 'en')
    const links = page.getByRole('navigation', { name: 'The race', exact: true }).getByRole('link')
    await expect(links.filter({ hasText: 'Declaration' })).toBeInViewport({ ratio: 1 })
    await expect(links.first()).not.toBeInViewport({ ratio: 1 })
    expect(new Set(await middles(...(await links.all()))).size).toBe(1)
  })

  test('the fields of a search share a row, and so do logo and languages of a form', async ({
    page,
    open,
  }) => {
    await open('/#/eligibility', 'en')
    const header = page.getByRole('banner')
    const [logo, language] = await middles(
      header.getByRole('link').first(),
      header.getByRole('button', { name: 'English' }),
    )
    expect(Math.abs((logo ?? 0) - (language ?? 0))).toBeLessThan(4)
    await open('/#/registration-search', 'en')
    const fields = page.getByRole('main').getByRole('textbox')
    const [name, number] = await middles(fields.nth(0), fields.nth(1))
    expect(name).toBe(number)
  })

  test('nothing covers the picture of the carousel, and the first home card begins on the first screen', async ({
    page,
    open,
  }) => {
    await open('/', 'en')
    const carousel = page.getByRole('region', { name: 'Highlights' })
    const picture = await carousel.getByRole('img').first().boundingBox()
    const controls = await carousel.getByRole('group', { name: 'Choose a slide' }).boundingBox()
    expect(controls?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? Infinity))
    await expect(page.getByRole('main').getByText('Enter now').first()).toBeInViewport()
  })

  test('the buttons of the carousel stay in place when a slide has a link', async ({
    page,
    open,
  }) => {
    // Slides do not move by themselves.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open('/', 'en')
    const controls = page.getByRole('group', { name: 'Choose a slide' })
    const more = controls.getByRole('link', { name: /^Read more/ })
    const next = controls.getByRole('button', { name: 'Next slide' })
    await expect(more).toBeHidden()
    const before = await next.boundingBox()
    await next.tap()
    await expect(more).toBeVisible()
    expect(await next.boundingBox()).toEqual(before)
  })

  test('a result is brought into view once it is found', async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 640 })
    await open('/#/registration-search', 'en')
    const search = page.getByRole('main').getByRole('form')
    await search.getByRole('textbox').nth(0).fill('林知远')
    await search.getByRole('textbox').nth(1).fill('180014')
    await search.getByRole('button', { name: 'Search' }).click()
    await expect(
      page.getByRole('heading', { name: 'Paid, waiting for the ballot' }),
    ).toBeInViewport({
      ratio: 1,
    })
    await expect(search).not.toBeInViewport()
  })
})
