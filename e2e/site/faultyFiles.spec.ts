import * as api from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { shiftOf, watchShift } from '../support/layoutShift.ts'

for (const [id, chunk, body] of [
  ['F18', 404, ''],
  ['F21', 200, '<html></html>'],
] as const) {
  test(`${id} a page's file returns ${chunk}: one reload, then an error with a refresh button`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await open('/#/home')
    await page.waitForLoadState('networkidle')
    let loads = 0
    page.on('load', () => loads++)
    await page.route('**/assets/PictureCollectionPage-*.js', api.respond(body, chunk, 'text/html'))
    await page.goto('/#/image-collection')
    await expect(page.getByRole('heading', { name: '这一页加载失败' })).toBeVisible()
    expect(loads).toBe(1)
    await expectAccessible()
    await page.unrouteAll()
    await page.getByRole('button', { name: '刷新页面' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('这一页加载失败')
  })
}

test('F18 files for later are gone after a new deployment: the page stays as it is', async ({
  page,
  open,
}) => {
  const gone = new Set<string>()
  await page.route(/\/assets\/(?!index-|transport-)[\w.-]+\.(?:js|css)$/, async (route) => {
    const isReady = await page.evaluate(() => document.documentElement.dataset.ready === '')
    if (!isReady) return route.continue()
    gone.add(new URL(route.request().url()).pathname)
    return api.respond('', 404, 'text/html')(route)
  })
  await open('/#/home')
  await expect.poll(() => [...gone].join()).toMatch(/loadInBackground/)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2024 燕岭马拉松')
})

test("F18 the drawer's file is missing: one reload, then a dialog that can be closed", async ({
  page,
  open,
  expectAccessible,
}) => {
  await page.route('**/assets/LoginDrawer-*.js', api.respond('', 404, 'text/html'))
  await open('/#/home')
  const entry = page.getByRole('button', { name: '请登录' })
  const reloaded = page.waitForEvent('load')
  await entry.click()
  await reloaded
  await entry.click()
  const dialog = page.getByRole('dialog').filter({ hasText: '这一页加载失败' })
  await expect(dialog).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
})

test('F19 a page that hangs: an error after 120 s, and the menu still works', async ({
  page,
  open,
}) => {
  await page.clock.install()
  await open('/#/home')
  await page.route('**/assets/PictureCollectionPage-*.js', () => undefined)
  await page.goto('/#/image-collection')
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await page.clock.fastForward(121_000)
  await expect(page.getByText('等了两分钟还没有加载完')).toBeVisible()
  await page.getByRole('link', { name: '首页', exact: true }).click()
  await expect(page).toHaveURL(/#\/home/)
})

test('F20 a missing style file is reported as CSS_CHUNK_LOAD_FAILED', async ({ page, open }) => {
  await open('/#/home')
  await page.route('**/assets/{CollectionPage,PictureCollectionPage}*.css', api.respond('', 404))
  await page.goto('/#/image-collection')
  await expect(page.getByRole('heading', { name: '这一页加载失败' })).toBeVisible()
  await expect(page.getByText('CSS_CHUNK_LOAD_FAILED')).toBeVisible()
})

test('F22 missing pictures do not shift the layout', async ({ page, open }) => {
  await watchShift(page)
  await page.route('**/edition-2024/**', api.dead)
  await open('/#/home')
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  expect(await shiftOf(page)).toBeLessThan(0.05)
})
