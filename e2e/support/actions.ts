import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The articles of a list page. */
export const articleItems = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })

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

/** Looks up a seeded registration, whose state is shown. */
export async function findRegistration(page: Page) {
  await page.goto('/#/registration-search')
  const form = page.getByRole('form', { name: '姓名和证件号码' })
  await form.getByLabel('姓名').fill('林知远')
  await form.getByLabel('证件号码或后六位').fill('180014')
  await form.getByRole('button', { name: '查询' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '已缴费，等待抽签' })).toBeVisible()
}
