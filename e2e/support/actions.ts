import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

/** Drags the pointer from one point of the window to another. */
export async function drag({ mouse }: Page, from: Point, to: Point) {
  await mouse.move(from.x, from.y)
  await mouse.down()
  await mouse.move(to.x, to.y, { steps: 5 })
  await mouse.up()
}

/** Clicks a button five times before the page can respond. */
export const clickFive = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    for (let click = 0; click < 5; click += 1) element.click()
  })

/** Clicks a button that saves a file. */
export async function fileSavedBy(button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([button.page().waitForEvent('download'), button.click()])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}
