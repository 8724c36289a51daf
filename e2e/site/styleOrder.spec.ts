import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const PAGES = [
  '/home',
  '/race-information/race-rules',
  '/registration-search',
  '/race-ranking',
  '/i18NDemos',
  '/race-card',
  '/post',
]

/** Styles of each element of the page that do not depend on its position in the window. */
const readStyles = () => {
  // The heading has focus after a navigation, not after a start.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return [...document.querySelectorAll('#root *')].map((element) => {
    const style = getComputedStyle(element)
    const names = [
      'display',
      'position',
      'color',
      'background-color',
      'border-top-width',
      'border-top-color',
      'border-top-left-radius',
      'box-shadow',
      'font-family',
      'font-size',
      'font-weight',
      'line-height',
      'padding-top',
      'padding-left',
      'text-decoration-line',
      'text-align',
    ]
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
    return [name, names.map((one) => style.getPropertyValue(one)).join('|')] as const
  })
}

/** The styles in use of each kind of element: its tag and classes. */
async function stylesOf(page: Page) {
  const kinds = new Map<string, Set<string>>()
  for (const [kind, style] of await page.evaluate(readStyles))
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(style))
  return kinds
}

async function visit(page: Page, path: string) {
  await page.evaluate((hash) => {
    location.hash = hash
  }, path)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.waitForLoadState('networkidle')
}

test('a page looks the same whichever pages were visited before it', async ({ page, open }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const alone = new Map<string, Awaited<ReturnType<typeof stylesOf>>>()
  for (const path of PAGES) {
    // A document of its own, not a navigation within the last one.
    await page.goto('about:blank')
    await open(`/#${path}`)
    await page.waitForLoadState('networkidle')
    alone.set(path, await stylesOf(page))
  }
  for (const order of [PAGES, PAGES.toReversed()]) {
    await open('/#/article/eleven-villages')
    for (const path of order) {
      await visit(page, path)
      const now = await stylesOf(page)
      const before = alone.get(path) ?? new Map<string, Set<string>>()
      const others = [...now].flatMap(([kind, styles]) => {
        const expected = before.get(kind)
        return expected
          ? [...styles].filter((style) => !expected.has(style)).map((style) => `${kind} ${style}`)
          : []
      })
      expect.soft(others, path).toEqual([])
      expect(now.size, path).toBeGreaterThan(10)
    }
  }
})
