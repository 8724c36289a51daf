import { expect, expectReady, test } from '../support/fixtures.ts'

test('navigating by keyboard shows a focus ring on the heading, navigating by pointer does not @core', async ({
  page,
  open,
}) => {
  await open('/#/race-information/race-rules')
  await expect(page.locator('body')).toBeFocused()
  const heading = page.getByRole('heading', { level: 1 })
  const menu = page.getByRole('navigation', { name: '主菜单' })

  await menu.getByRole('link', { name: '首页', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('2024 燕岭马拉松')
  await expect(heading).toBeFocused()

  await page.evaluate(() => history.back())
  await expect(page).toHaveTitle('2024 燕岭马拉松竞赛规程 · 2024 燕岭马拉松')
  await expect(heading).toBeFocused()

  await page.mouse.click(5, 400)
  await page.getByRole('contentinfo').getByRole('link', { name: '报名须知' }).click()
  await expectReady(page)
  await expect(heading).toBeFocused()
  await expect(heading).toHaveCSS('outline-style', 'none')

  await page.getByRole('contentinfo').getByRole('link', { name: '报名查询' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('报名查询 · 2024 燕岭马拉松')
  await expect(heading).toBeFocused()
  await expect(heading).toHaveCSS('outline-style', 'solid')
})

test('opening a site search result focuses the page heading', async ({ page, open }) => {
  await open('/#/home')
  await page.keyboard.press('/')
  await page.locator('dialog[open] input').fill('竞赛规程')
  await expect(page.getByRole('search').getByRole('link').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page).not.toHaveURL(/#\/home/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
