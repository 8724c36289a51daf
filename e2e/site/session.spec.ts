import type { Request } from '@playwright/test'
import { deferred } from '#tests/support/deferred.ts'
import * as account from '../support/account.ts'
import { clickFive } from '../support/actions.ts'
import { respond, dead } from '../support/api.ts'
import { expect, LANGUAGES, test } from '../support/fixtures.ts'

const { PASSWORD, texts } = account
const w = texts.zh

for (const language of LANGUAGES) {
  test(`F26 in ${language}: the session expires during a visit: one dialog, then the same page`, async ({
    page,
    open,
    expectAccessible,
    expectCleanText,
  }) => {
    const l = texts[language]
    await open('/#/race-information/race-rules', language)
    await account.openDrawer(page, l)
    await account.logInByPassword(page, l, '13800000001')
    await account.expectLoggedIn(page, l)
    await page.route('**/website-center/api/race/baseInfo', respond('{"code":401}', 401))
    await page.reload()
    const dialog = page.getByRole('dialog', {
      name: /登录已过期，请重新登录|Your login has expired/,
    })
    await expect(dialog).toHaveCount(1)
    await expectAccessible()
    await expectCleanText()
    await page.unrouteAll()
    await dialog.getByRole('button', { name: l.logIn, exact: true }).click()
    await expect(dialog).toBeHidden()
    await account.logInByPassword(page, l, '13800000001')
    await account.expectLoggedIn(page, l)
    await expect(page).toHaveURL(/#\/race-information\/race-rules$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('F38 another tab follows a login and a logout', async ({ page, open }) => {
  await open('/#/image-collection')
  const other = await page.context().newPage()
  await other.goto('/#/image-collection')
  await expect(other.getByRole('button', { name: w.entry })).toBeVisible()
  await account.openDrawer(page, w)
  await account.logInByPassword(page, w, '13800000002')
  await account.expectLoggedIn(page, w)
  await expect(other.getByRole('link', { name: w.service })).toBeVisible()
  await other.getByRole('button', { name: w.out }).click()
  await expect(page.getByRole('button', { name: w.entry })).toBeVisible()
})

/** Values that are invalid in a header, or were stored by mistake. */
const NO_TOKENS = ['undefined', 'null', '赛', 'T-1\nT-2', 'T'.repeat(20_000)]

test('F28 the site starts with an invalid stored token, and neither sends nor keeps it', async ({
  page,
  open,
  watch,
}) => {
  await page.route('/empty', (route) => route.fulfill({ body: '', contentType: 'text/html' }))
  for (const token of NO_TOKENS) {
    await page.goto('/empty')
    await page.evaluate((stored) => localStorage.setItem('token', stored), token)
    await open('/#/image-collection')
    await expect(page.getByRole('button', { name: w.entry })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  }
  const headers = watch.requests.map((request) => request.headers())
  expect(headers.filter((sent) => 'token' in sent)).toEqual([])
})

const FAILURES = [
  ['a msg', respond('{"code":2006,"msg":"账号或密码错误"}'), '账号或密码错误'],
  ['no msg', respond('{"code":1}'), 'Error'],
  ['HTML 502', respond('<h1>Bad gateway</h1>', 502, 'text/html'), '502'],
  ['an empty body', respond(''), null],
  ['no network', dead, '网络连接失败，请刷新'],
  ['F28 success without a token', respond('{"code":0,"data":{}}'), '出错了！'],
  ['F28 a token that no header takes', respond('{"code":0,"data":{"token":"赛"}}'), '出错了！'],
] as const

for (const [name, failure, toast] of FAILURES) {
  test(`F27 login response with ${name}: the drawer is unchanged`, async ({ page, open }) => {
    await open('/#/image-collection')
    const drawer = await account.openDrawer(page, w)
    await page.route(account.LOGIN, failure)
    await account.logInByPassword(page, w, '13800000003')
    if (toast) await expect(page.getByTestId('toast-error')).toContainText(toast)
    else await expect(drawer.getByText('服务器无响应，请重试')).toBeVisible()
    await expect(page.getByTestId(/^toast-/)).toHaveCount(toast ? 1 : 0)
    await expect(drawer.getByLabel(w.password, { exact: true })).toHaveValue(PASSWORD)
    await expect(drawer.getByRole('button', { name: w.logIn, exact: true })).toBeEnabled()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
}

test('F15 a login that hangs ends after 60 s, and keeps the input', async ({ page, open }) => {
  await page.clock.install()
  await open('/#/image-collection')
  const drawer = await account.openDrawer(page, w)
  await page.route(account.LOGIN, () => undefined)
  const sent = page.waitForRequest(account.LOGIN)
  await account.logInByPassword(page, w, '13800000003')
  const button = drawer.getByRole('button', { name: w.logIn, exact: true })
  await sent
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await page.clock.fastForward(61_000)
  await expect(page.getByTestId('toast-error')).toBeVisible()
  await expect(button).toHaveAttribute('aria-busy', 'false')
  await expect(drawer.getByLabel(w.phone, { exact: true })).toHaveValue('13800000003')
  await expect(drawer.getByLabel(w.password, { exact: true })).toHaveValue(PASSWORD)
  await page.clock.fastForward(5_100)
  await expect(page.getByTestId(/^toast-/)).toHaveCount(0)
})

test('F29 five clicks at once send one login, and open one captcha', async ({ page, open }) => {
  await open('/#/image-collection')
  const drawer = await account.openDrawer(page, w)
  let logins = 0
  const clicked = deferred()
  await page.route(account.LOGIN, async (route) => {
    logins += 1
    await clicked.promise
    await route.fulfill({ json: { code: 2006, msg: '账号或密码错误' } })
  })
  const button = (name: string) => drawer.getByRole('button', { name, exact: true })
  await drawer.getByLabel(w.phone, { exact: true }).fill('13800000003')
  await drawer.getByLabel(w.password, { exact: true }).fill(PASSWORD)
  await account.tick(drawer, w)
  await clickFive(button(w.logIn))
  clicked.resolve()
  await expect(page.getByTestId(/^toast-/)).toHaveCount(1)
  expect(logins).toBe(1)
  await drawer.getByRole('tab', { name: w.tabs.code }).click()
  let challenges = 0
  page.on('request', (request) => (challenges += Number(request.url().includes('challenge'))))
  await clickFive(button(w.send))
  await expect(page.getByRole('slider')).toHaveCount(1)
  expect(challenges).toBe(1)
})

test('F34 only the response for the current e-mail counts', async ({ page, open }) => {
  await open('/#/image-collection')
  const drawer = await account.openDrawer(page, w)
  await drawer.getByRole('tab', { name: w.tabs.email }).click()
  await drawer.getByRole('button', { name: w.registerNow }).click()
  const second = deferred()
  const isAbout = (name: string) => (request: Request) =>
    /registered/.test(request.url()) && request.url().includes(name)
  await page.route(account.REGISTERED, async (route) => {
    const isFirst = isAbout('first')(route.request())
    if (isFirst) await second.promise
    await route.fulfill({ json: { code: 0, data: isFirst } }).catch(() => undefined)
  })
  const field = drawer.getByLabel(w.email, { exact: true })
  const firstIsOver = Promise.race([
    page.waitForEvent('requestfinished', isAbout('first')),
    page.waitForEvent('requestfailed', isAbout('first')),
  ])
  await field.fill('first@race.test')
  await field.blur()
  await field.fill('second@race.test')
  const secondIsOver = page.waitForEvent('requestfinished', isAbout('second'))
  await field.blur()
  await secondIsOver
  second.resolve()
  await firstIsOver
  await expect(drawer.getByText('该邮箱已被注册')).toHaveCount(0)
  await field.fill('first@race.test')
  await field.blur()
  await expect(drawer.getByText('该邮箱已被注册')).toBeVisible()
  await page.unroute(account.REGISTERED)
  await page.route(account.REGISTERED, dead)
  await field.fill('third@race.test')
  await field.blur()
  await expect(drawer.getByText('该邮箱已被注册')).toHaveCount(0)
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
})
