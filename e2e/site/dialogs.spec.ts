import type { Locator, Page } from '@playwright/test'
import * as account from '../support/account.ts'
import { expect, test } from '../support/fixtures.ts'
import { boxOf } from '../support/gestures.ts'
import { closeDayAfter, visitDayAfter } from '../support/raceDay.ts'

test.afterAll(closeDayAfter)

const search = (page: Page) => page.getByRole('dialog', { name: '搜索' })
const openSearch = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: '全站搜索' }).click()
  await expect(search(page).getByRole('textbox')).toBeFocused()
}
const path = (page: Page) => page.evaluate(() => location.hash)

/** Opens a second page of the site, so that there is one to go back to. */
async function openSecond(page: Page, open: (path: string) => Promise<unknown>, second: string) {
  await open('/#/home')
  await page.evaluate((hash) => (location.hash = hash), second)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Presses within a box, moves beyond its left edge and releases there, or the other way round. */
async function dragAcross(inside: Locator, edge: Locator, isFromInside: boolean) {
  const page = inside.page()
  const from = await boxOf(inside)
  const { x } = await boxOf(edge)
  const points = [
    [from.x + from.width / 2, from.y + from.height / 2],
    [x / 2, from.y + from.height / 2],
  ] as const
  const [start, end] = isFromInside ? points : [points[1], points[0]]
  await page.mouse.move(...start)
  await page.mouse.down()
  await page.mouse.move(...end, { steps: 4 })
  await page.mouse.up()
}

test('a press and a release beside a dialog close it, one of them alone does not', async ({
  page,
  open,
}) => {
  await open('/#/home')
  await openSearch(page)
  const field = search(page).getByRole('textbox')
  await field.fill('领物时间')
  await dragAcross(field, search(page), true)
  await dragAcross(field, search(page), false)
  await expect(field).toHaveValue('领物时间')
  const { x, y } = await boxOf(search(page))
  await page.mouse.click(x / 2, y + 20)
  await expect(search(page)).toBeHidden()
})

test('Back closes a dialog, stays on the page, and Forward does not open it again', async ({
  page,
  open,
}) => {
  await openSecond(page, open, '#/faq')
  const before = await path(page)
  await openSearch(page)
  await page.goBack()
  await expect(search(page)).toBeHidden()
  expect(await path(page)).toBe(before)
  await page.goForward()
  await expect(search(page)).toBeHidden()
  expect(await path(page)).toBe(before)
  await openSearch(page)
  await page.goBack()
  await expect(search(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/#\/home$/)
})

for (const way of ['Escape', 'button', 'reload'])
  test(`a dialog closed by ${way} leaves no entry in the history`, async ({ page, open }) => {
    await openSecond(page, open, '#/faq')
    await openSearch(page)
    if (way === 'Escape') await page.keyboard.press('Escape')
    else if (way === 'button') await search(page).getByRole('button', { name: '关闭' }).click()
    else await page.reload()
    await expect(search(page)).toBeHidden()
    const isLeft = () =>
      page.evaluate(() => !(history.state as { dialogs?: number } | null)?.dialogs)
    await expect.poll(isLeft).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(/#\/home$/)
  })

for (const way of ['address', 'link'])
  test(`a page opened by ${way} as soon as a dialog is closed stays open`, async ({
    page,
    open,
  }) => {
    await openSecond(page, open, '#/faq')
    await openSearch(page)
    const close = search(page).getByRole('button', { name: '关闭' })
    const link = page.getByRole('contentinfo').getByRole('link', { name: '成绩查询', exact: true })
    const linkElement = await link.elementHandle()
    await close.evaluate(
      async (button: HTMLElement, { by, to }) => {
        // Going back takes effect with a delay: here, after the page has been opened.
        const goBack = await new Promise<() => void>((told) => {
          history.go = (delta) => {
            Reflect.deleteProperty(history, 'go')
            told(() => history.go(delta))
          }
          button.click()
        })
        if (by === 'address') {
          const isOpened = new Promise((done) => addEventListener('popstate', done, { once: true }))
          location.hash = '#/score-search'
          await isOpened
        } else if (to instanceof HTMLElement) to.click()
        goBack()
      },
      { by: way, to: linkElement },
    )
    const heading = page.getByRole('heading', { level: 1, name: '成绩查询' })
    await expect(heading).toBeVisible()
    const isSettled = () =>
      page.evaluate(
        () =>
          location.hash === '#/score-search' &&
          !(history.state as { dialogs?: number } | null)?.dialogs,
      )
    await expect.poll(isSettled).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(/#\/faq$/)
    await page.goForward()
    await expect(heading).toBeVisible()
  })

test('a search result takes the place of the dialog in the history', async ({ page, open }) => {
  await openSecond(page, open, '#/faq')
  await openSearch(page)
  await search(page).getByRole('textbox').fill('取包')
  await search(page).getByRole('listitem').getByRole('link').first().click()
  await expect(search(page)).toBeHidden()
  await expect(page).not.toHaveURL(/#\/faq$/)
  const result = await path(page)
  await page.goBack()
  await expect(page).toHaveURL(/#\/faq$/)
  await page.goForward()
  expect(await path(page)).toBe(result)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/#\/home$/)
})

test('a page of the phone menu takes the place of the menu in the history', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSecond(page, open, '#/faq')
  const menu = page.getByRole('dialog', { name: '主菜单' })
  await page.getByRole('button', { name: '主菜单' }).click()
  await menu.getByRole('link', { name: '首页' }).first().click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/#\/home$/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/faq$/)
  await page.getByRole('button', { name: '主菜单' }).click()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/#\/faq$/)
})

test('a file preview closes on Back', async ({ page, open }) => {
  await openSecond(page, open, '#/race-information/race-statement')
  const before = await path(page)
  await page.getByRole('main').locator('a[href$=".docx"]').first().click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByRole('heading').first()).toBeVisible()
  await page.goBack()
  await expect(preview).toBeHidden()
  expect(await path(page)).toBe(before)
})

test('on a photo, Back closes the takedown first', async ({ page, open }) => {
  await visitDayAfter(page)
  await open('/#/home')
  await page.getByRole('tab', { name: '照片' }).click()
  const band = page.getByRole('tabpanel')
  await band.getByLabel('参赛号').fill('B1226')
  await band.getByLabel('姓名').fill('林知远')
  await band.getByRole('button', { name: '查询' }).click()
  await page.locator('li[aria-posinset="1"] > button').click()
  const large = page.getByRole('dialog').first()
  const takedown = page.getByRole('dialog', { name: '申请撤下照片' })
  const reason = takedown.getByLabel('补充说明（选填）')
  await large.getByRole('button', { name: '申请撤下照片' }).click()
  await reason.fill('请处理')
  await dragAcross(reason, takedown, true)
  await expect(reason).toHaveValue('请处理')
  await page.goBack()
  await expect(takedown).toBeHidden()
  await expect(large).toBeVisible()
})

test('a login leaves no entry of the drawer in the history', async ({ page, open }) => {
  await openSecond(page, open, '#/image-collection')
  const w = account.texts.zh
  await account.openDrawer(page, w)
  await account.logInByPassword(page, w, '13800000006')
  await account.expectLoggedIn(page, w)
  await expect(account.drawerOf(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/#\/home$/)
})
