import { openDrawer, texts } from '../support/account.ts'
import { expect, test } from '../support/fixtures.ts'

/** The focused element, and whether its focus ring is visible. */
const readStop = () => {
  const stop = document.activeElement
  if (!stop || stop === document.body) return null
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(stop)
  const isDrawn = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  return {
    name: `${stop.tagName} ${stop.getAttribute('aria-label') ?? stop.textContent.trim().slice(0, 40)}`,
    isVisible: isDrawn && !/,\s*0\)$/.test(outlineColor),
  }
}

test('every tab stop of the home page has a visible focus ring, even after opening the login @core', async ({
  page,
  open,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/#/home')
  const drawer = await openDrawer(page, texts.zh)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  const stops = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readStop)
    if (!stop || stops.length > 300) break
    stops.push(stop)
  }
  expect(stops.length).toBeGreaterThan(60)
  expect(stops.length).toBeLessThan(300)
  expect(stops.filter(({ isVisible }) => !isVisible).map(({ name }) => name)).toEqual([])
})
