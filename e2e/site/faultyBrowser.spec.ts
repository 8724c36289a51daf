import * as api from '../support/api.ts'
import { expect, expectReady, goTo, test } from '../support/fixtures.ts'

test('F24 an invalid stored token is cleared without a toast', async ({ page, open, context }) => {
  await context.addInitScript(() => {
    if (!sessionStorage.getItem('seen')) localStorage.setItem('token', 'T-old')
    sessionStorage.setItem('seen', '1')
  })
  await open('/#/home')
  await expect(page.getByRole('button', { name: '请登录' })).toBeVisible()
  await expect(page.getByTestId(/^toast-/)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('F25 common info unreachable: the token is kept', async ({ page, open, context }) => {
  await context.addInitScript(() => localStorage.setItem('token', 'T-kept'))
  await page.route(api.COMMON_INFO, api.dead)
  await open('/#/home')
  await expect(page.getByRole('link', { name: '个人中心' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe('T-kept')
})

for (const kind of ['getters', 'writes'] as const) {
  test(`F35 storage blocked (${kind}): the site works in memory`, async ({
    page,
    open,
    context,
  }) => {
    await context.addInitScript((how) => {
      if (how === 'writes') {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      } else {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError')
            },
          })
        }
      }
    }, kind)
    await open('/#/home')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  })
}

for (const stored of [
  '{',
  'undefined',
  '[]',
  '{"fileMd5":1}',
  'cp@',
  '"x"',
  'null0',
  '{"content":"cp@%"}',
]) {
  test(`F36 stored configuration ${stored}: removed, one reload`, async ({
    page,
    open,
    watch,
    context,
  }) => {
    watch.reports.push('stored siteConfig')
    await context.addInitScript((value) => {
      if (!sessionStorage.getItem('planted')) localStorage.setItem('siteConfig', value)
      sessionStorage.setItem('planted', '1')
    }, stored)
    let loads = 0
    page.on('load', () => loads++)
    await open('/#/home')
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(loads).toBeLessThanOrEqual(2)
  })
}

for (const value of ['fr', '', '%3Cb%3E']) {
  test(`F37 language cookie ${JSON.stringify(value)}: Chinese, and the switch works`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value, url: baseURL ?? '' }])
    await page.goto('/#/home')
    await expectReady(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
}

test('F37 cookies that throw: a search answers, and the language switch works', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny })
    Reflect.deleteProperty(window, 'cookieStore')
  })
  await open('/#/registration-search')
  await page.getByRole('textbox', { name: '姓名' }).fill('无此人')
  await page.getByRole('textbox', { name: '证件号码或后六位' }).fill('11011X')
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page.getByRole('heading', { name: '没有查到相符的记录' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

for (const hash of [
  '#/%E0%A4%A',
  `#/${'a'.repeat(10_000)}`,
  '#/unknown/place',
  '#//evil.example',
  '#/%00',
]) {
  test(`F49 hash ${hash.slice(0, 20)}: not-found page inside the layout`, async ({
    page,
    open,
  }) => {
    await open(`/${hash}`)
    await expect(page.getByRole('heading', { name: '没有找到这一页' })).toBeVisible()
    await page.getByRole('link', { name: '返回首页' }).click()
    await expect(page).toHaveURL(/#\/home/)
  })
}

test('F52 a layout that cannot be rendered gives way to a screen with a retry', async ({
  page,
  open,
  watch,
  expectAccessible,
}) => {
  watch.reports.push('block layout failed')
  await open('/#/race-information/race-rules')
  // An extension removes the page's label, which the layout then wants to remove as well.
  const breakLayout = () => page.getByTestId('route-label').evaluate((label) => label.remove())
  await breakLayout()
  await goTo(page, '/nowhere')
  await expect(page.getByRole('heading', { name: '这一页暂时无法显示' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()

  await goTo(page, '/race-information/race-rules')
  await breakLayout()
  await goTo(page, '/nowhere')
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page).toHaveURL(/#\/home$/)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

for (const kind of ['missing', 'not allowed'] as const) {
  test(`F53 workers ${kind}: the site search and a preview say so`, async ({
    page,
    open,
    expectCleanText,
  }) => {
    await page.addInitScript((how) => {
      function Denied() {
        throw new DOMException('denied', 'SecurityError')
      }
      Object.defineProperty(window, 'Worker', { value: how === 'missing' ? undefined : Denied })
    }, kind)
    await open('/#/race-information/race-rules')
    await page.getByRole('main').locator('a[href$=".xlsx"]').first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('这个浏览器不支持预览文件')).toBeVisible()
    await expect(dialog.getByRole('link', { name: '下载' }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await dialog.getByRole('textbox').fill('领物')
    await expect(dialog.getByText('暂时无法搜索')).toBeVisible()
    await expectCleanText()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  })
}
