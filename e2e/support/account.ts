import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const PASSWORD = 'Marathon2024'
export const PHONE_CODE = '**/user-center/api/captcha/phone'
export const EMAIL_CODE = '**/user-center/api/captcha/email'
export const LOGIN = '**/user-center/api/login'
export const REGISTERED = '**/user-center/api/email/registered*'
export const CHALLENGE = '**/user-center/api/humanCheck/challenge'

/** Labels of the drawer's controls. */
export const texts = {
  zh: {
    entry: '请登录',
    service: '个人中心',
    out: '退出登录',
    menu: '主菜单',
    tabs: { code: '验证码登录', password: '账号密码登录', email: '邮箱登录' },
    phone: '手机号',
    code: '验证码',
    password: '密码',
    confirmation: '确认密码',
    email: '邮箱',
    terms: /我已阅读并同意/,
    termsNeeded: '请先同意用户协议和隐私政策',
    logIn: '登录',
    register: '注册',
    change: '确认修改',
    registerNow: '立即注册',
    byPhone: '手机号注册',
    forgot: '忘记密码',
    back: '返回登录',
    send: '获取验证码',
    counting: /^\d+秒$/,
    again: '重新获取验证码',
    registered: '注册成功，请登录',
    changed: '修改成功，请用新密码登录',
    notSent: '验证码发送失败，请重新获取',
    slide: '请先滑动滑块',
    close: '关闭',
  },
  en: {
    entry: 'Log in',
    service: 'My account',
    out: 'Log out',
    menu: 'Main menu',
    tabs: { code: 'By code', password: 'By password', email: 'By e-mail' },
    phone: 'Phone number',
    code: 'Verification code',
    password: 'Password',
    confirmation: 'Confirm password',
    email: 'E-mail',
    terms: /I have read and agree/,
    termsNeeded: 'Agree to the User Agreement and the Privacy Policy first',
    logIn: 'Log in',
    register: 'Register',
    change: 'Change password',
    registerNow: 'Register now',
    byPhone: 'Register by phone',
    forgot: 'Forgot password',
    back: 'Back to login',
    send: 'Get verification code',
    counting: /^\d+ s$/,
    again: 'Get a new code',
    registered: 'Your account is ready. Log in.',
    changed: 'Password changed. Log in with your new password.',
    notSent: 'The code could not be sent. Get a new one.',
    slide: 'Complete the security check first',
    close: 'Close',
  },
} as const

export type Texts = (typeof texts)['zh' | 'en']

export const drawerOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(登录|Log in)$/ })

/** Opens the drawer with the login button. */
export async function openDrawer(page: Page, w: Texts): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: w.entry }).click()
  const drawer = drawerOf(page)
  await expect(drawer.getByRole('tablist')).toBeVisible()
  // Its animation has finished, and it has the focus.
  await expect(drawer.getByRole('heading', { level: 2 })).toBeFocused()
  return drawer
}

interface Inbox {
  codes: { to: string; code: string; scene: string }[]
  /** `answer` is the position of the piece, or the number to type. */
  captchas: { id: string; answer: number }[]
}

async function inboxOf(page: Page): Promise<Inbox> {
  const answer = await page.request.get('/__sandbox/inbox', {
    headers: { accept: 'application/json' },
    // The server closes connections that were idle for some seconds.
    maxRetries: 2,
  })
  return (await answer.json()) as Inbox
}

/** The latest code sent to a phone or an e-mail, by default to any. */
export async function codeFor(page: Page, to?: string): Promise<string> {
  const { codes } = await inboxOf(page)
  return codes.find((one) => to === undefined || one.to === to)?.code ?? ''
}

type Press = (button: Locator) => Promise<void>
const byPointer: Press = (button) => button.click()

/** Does what opens a captcha or replaces it. Returns the answer to the new one. */
export async function nextAnswer(page: Page, act: () => Promise<unknown>): Promise<number> {
  const [challenge] = await Promise.all([page.waitForResponse(CHALLENGE), act()])
  const { data } = (await challenge.json()) as { data: { id: string } }
  const { captchas } = await inboxOf(page)
  return captchas.find(({ id }) => id === data.id)?.answer ?? 0
}

/** Presses a button that opens a captcha. Returns the position of the piece. */
export const askForCheck = (page: Page, button: Locator, press = byPointer) =>
  nextAnswer(page, () => press(button))

/** Solves the site's own slider captcha by keyboard. */
export async function solveCheck(page: Page, answer: number) {
  const slider = page.getByRole('slider')
  await slider.focus()
  for (let x = 20; x <= answer; x += 20) await page.keyboard.press('PageUp')
  for (let x = 2; x <= answer % 20; x += 2) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
}

/** Moves the focus to a control with the Tab key. */
export async function tabTo(target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 40 && !(await isThere()); presses += 1) {
    await target.page().keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Activates a control by keyboard alone. */
export const byKeyboard: Press = async (button) => {
  await tabTo(button)
  await button.page().keyboard.press('Enter')
}

/** Requests a code from the open panel, and returns it. */
export async function haveCodeSent(page: Page, w: Texts, to: string, press = byPointer) {
  const drawer = drawerOf(page)
  const button = drawer.getByRole('button', { name: new RegExp(`${w.send}|${w.again}`) })
  const answer = await askForCheck(page, button, press)
  await solveCheck(page, answer)
  await expect(drawer.getByRole('button', { name: w.counting })).toBeVisible()
  return codeFor(page, to)
}

export const tick = (drawer: Locator, w: Texts) =>
  drawer.getByRole('checkbox', { name: w.terms }).check()

/** Logs in on the password tab. */
export async function logInByPassword(page: Page, w: Texts, phone: string, password = PASSWORD) {
  const drawer = drawerOf(page)
  await drawer.getByRole('tab', { name: w.tabs.password }).click()
  await drawer.getByLabel(w.phone, { exact: true }).fill(phone)
  await drawer.getByLabel(w.password, { exact: true }).fill(password)
  await tick(drawer, w)
  await drawer.getByRole('button', { name: w.logIn, exact: true }).click()
}

export const expectLoggedIn = (page: Page, w: Texts) =>
  expect(page.getByRole('banner').getByRole('link', { name: w.service })).toBeVisible()

/** Logs out, in a narrow window from the menu. */
export async function logOut(page: Page, w: Texts): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: w.menu })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: w.out }).click()
}

/** A phone number without an account. */
export const newPhone = () => `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
export const newEmail = () => `runner_${Math.floor(Math.random() * 1e9)}@new.race.test`
