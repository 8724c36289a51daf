import type { Page } from '@playwright/test'
import { expect, LANGUAGES } from '../support/fixtures.ts'
import { boxOf } from '../support/gestures.ts'
import { test } from '../support/ownSandbox.ts'

const TEXTS = {
  zh: {
    ask: '查询',
    splits: '分段',
    compare: '与另一位选手对比',
    list: '成绩榜',
    column: '净成绩',
  },
  en: {
    ask: 'Search',
    splits: 'Splits',
    compare: 'Compare with another runner',
    list: 'Results',
    column: 'Net time',
  },
}

test.use({ stop: 'day-after', hasTouch: true, isMobile: true })

const rightOf = (box: { x: number; width: number } | null) => (box ? box.x + box.width : NaN)

/** The cells of every table of the page. */
const cellsOf = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('table')].map((table) =>
        [...table.querySelectorAll('tbody :is(th, td)')].map(({ textContent }) => textContent),
      ),
    )

for (const language of LANGUAGES) {
  const texts = TEXTS[language]
  test(`result, splits, ranking and comparison are lists on a phone, with the values of the tables, in ${language}`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    await open('/#/score-search', language)
    const search = page.getByRole('main').getByRole('form').first()
    await search.getByRole('textbox').nth(0).fill('林知远')
    await search.getByRole('textbox').nth(1).fill('180014')
    await search.getByRole('button', { name: texts.ask }).click()
    await expect(page.getByRole('table', { name: texts.splits })).toBeVisible()
    const compare = page.getByRole('region', { name: texts.compare })
    await compare.getByRole('button').click()
    await compare.getByRole('textbox').nth(0).fill('高原')
    await compare.getByRole('textbox').nth(1).fill('A0001')
    await compare.getByRole('button', { name: texts.ask }).click()
    await expect(compare.getByRole('table')).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(3)

    const wide = await cellsOf(page)
    const time = page.getByRole('table', { name: texts.splits }).locator('td').first()
    /** What the style sheet writes above a value. */
    const label = () => time.evaluate((cell) => getComputedStyle(cell, '::before').content)
    expect(await label()).toBe('none')

    await page.setViewportSize({ width: 320, height: 844 })
    await expect.poll(label).toContain(texts.column)
    expect(await cellsOf(page)).toEqual(wide)
    // Values stand below each other, within the page.
    const overflowing = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('td, tbody th, dd')]
        .filter((cell) => {
          const { left, right } = cell.getBoundingClientRect()
          return left < 0 || right > 320 || cell.scrollWidth > cell.clientWidth + 1
        })
        .map(({ textContent }) => textContent),
    )
    expect(overflowing).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    // Values in a compact row are not broken within a word, either.
    await page.setViewportSize({ width: 360, height: 844 })
    const bib = page.getByRole('table', { name: texts.list }).getByRole('cell', { name: 'A0001' })
    await expect.poll(async () => (await bib.boundingBox())?.height).toBeLessThan(32)
    // The splits have their column names once, and each value is below its own.
    const splits = page.getByRole('table', { name: texts.splits })
    const name = await splits.getByRole('columnheader', { name: texts.column }).boundingBox()
    const value = await time.boundingBox()
    expect(name?.height).toBeGreaterThan(10)
    expect(Math.abs(rightOf(name) - rightOf(value))).toBeLessThan(2)
    await page.setViewportSize({ width: 320, height: 844 })
    // The roles of a table stay, for screen readers.
    await expect(page.getByRole('columnheader', { name: texts.column })).not.toHaveCount(0)
    await expectAccessible()
  })
}

test('on a phone, the buttons of the pages share a row below the page’s number', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/#/race-ranking', 'en')
  const pages = page.getByRole('navigation', { name: 'Pages of results' })
  const number = await boxOf(pages.getByRole('status'))
  const previous = await boxOf(pages.getByRole('button', { name: 'Previous' }))
  const next = await boxOf(pages.getByRole('button', { name: 'Next' }))
  expect(previous.y).toBeGreaterThanOrEqual(number.y + number.height)
  expect(next.y).toBe(previous.y)
  expect(next.x).toBeGreaterThan(previous.x)
})
