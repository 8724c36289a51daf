import type { Locator } from '@playwright/test'
import { drag } from '../support/actions.ts'
import { expect } from '../support/fixtures.ts'
import { test } from '../support/ownSandbox.ts'
import { signInOnArrival, TEXTS } from '../support/signupForm.ts'

const PHONE = '13800000011'

/** How far the drawn strokes reach across the canvas, from 0 to 1. */
const inkReach = (sheet: Locator) =>
  sheet.evaluate((element) => {
    const canvas = element as HTMLCanvasElement
    const { width, height } = canvas
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    copy?.drawImage(canvas, 0, 0)
    const { data } = copy?.getImageData(0, 0, width, height) ?? { data: [] }
    let reach = 0
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] ?? 255) < 128) reach = Math.max(reach, (at / 4) % width)
    return reach / width
  })

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

test('the form fits a phone in portrait and landscape, and rotating it keeps the signature', async ({
  page,
  open,
}) => {
  const w = TEXTS.zh
  await open('/#/post')
  await signInOnArrival(page, 'zh', PHONE)
  await expect(page.getByRole('heading', { name: w.form })).toBeVisible()
  const goOn = page.getByRole('button', { name: w.goOn })
  const sheet = page.locator('canvas').first()

  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    // A phone's viewport grows to the width of an overflowing page.
    await expect.poll(() => page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(width)
    expect((await goOn.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    const sizes = await page
      .locator('main')
      .locator('input:not([type=radio], [type=checkbox], [type=file]), textarea')
      .evaluateAll((all) => all.map((input) => parseFloat(getComputedStyle(input).fontSize)))
    // Below 16 px, phones zoom in when a field gets focus.
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
    expect((await sheet.boundingBox())?.height).toBeLessThan(height * 0.8)
  }

  await page.setViewportSize({ width: 390, height: 844 })
  await sheet.scrollIntoViewIfNeeded()
  const box = await sheet.boundingBox()
  if (!box) throw new Error('no sheet')
  expect(box.width).toBeGreaterThan(280)
  const across = (part: number) => box.x + box.width * part
  await drag(page, { x: across(0.1), y: box.y + 40 }, { x: across(0.8), y: box.y + 60 })
  await expect(page.getByText('签名已保存')).toBeVisible()
  const reach = await inkReach(sheet)
  expect(reach).toBeGreaterThan(0.5)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBeGreaterThan(box.width * 1.5)
  await expect.poll(() => inkReach(sheet)).toBeCloseTo(reach, 1)
})
