import * as account from '../support/account.ts'
import { coreIf, expect, LANGUAGES } from '../support/fixtures.ts'
import { boxOf } from '../support/gestures.ts'
import { test } from '../support/ownSandbox.ts'

const { PASSWORD, texts } = account
const NEW_PASSWORD = 'Climb2024'

for (const language of LANGUAGES) {
  const w = texts[language]

  test.describe(`in ${language}`, () => {
    test(`by password: the terms must be accepted, then the header shows the account @narrow${coreIf(language === 'zh')}`, async ({
      page,
      open,
      expectAccessible,
      expectCleanText,
    }) => {
      await open('/#/image-collection', language)
      const drawer = await account.openDrawer(page, w)
      await expect(drawer.getByRole('tab', { name: w.tabs.password })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      const button = drawer.getByRole('button', { name: w.logIn, exact: true })
      await expect(button).toBeDisabled()
      await drawer.getByLabel(w.password, { exact: true }).press('Enter')
      await expect(drawer.getByText(w.termsNeeded)).toBeVisible()
      await expectAccessible()
      await expectCleanText()
      await account.logInByPassword(page, w, '13800000001')
      await account.expectLoggedIn(page, w)
      await expect(drawer).toBeHidden()
      await expect(page).toHaveURL(/#\/image-collection$/)
      await account.logOut(page, w)
      await expect(page.getByRole('button', { name: w.entry })).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    })

    test(`by code, with a captcha before it is sent @narrow${coreIf(language === 'en')}`, async ({
      page,
      open,
      expectAccessible,
    }) => {
      await open('/#/image-collection', language)
      const drawer = await account.openDrawer(page, w)
      await drawer.getByRole('tab', { name: w.tabs.code }).click()
      await drawer.getByRole('button', { name: w.send }).click()
      await expect(drawer.getByLabel(w.phone, { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      )
      await expectAccessible()
      const phone = '13800000002'
      await drawer.getByLabel(w.phone, { exact: true }).fill(phone)
      const code = await account.haveCodeSent(page, w, phone)
      await drawer.getByLabel(w.code, { exact: true }).fill(code)
      await account.tick(drawer, w)
      await drawer.getByLabel(w.code, { exact: true }).press('Enter')
      await account.expectLoggedIn(page, w)
    })

    test('by e-mail @narrow', async ({ page, open, expectAccessible }) => {
      await open('/#/image-collection', language)
      const drawer = await account.openDrawer(page, w)
      await drawer.getByRole('tab', { name: w.tabs.email }).click()
      await expectAccessible()
      await drawer.getByLabel(w.email, { exact: true }).fill('runner3@race.test')
      await drawer.getByLabel(w.password, { exact: true }).fill(PASSWORD)
      await account.tick(drawer, w)
      await drawer.getByRole('button', { name: w.logIn, exact: true }).click()
      await account.expectLoggedIn(page, w)
    })

    test('registers by e-mail, resets the password and logs in @narrow', async ({
      page,
      open,
      expectAccessible,
      expectCleanText,
    }) => {
      const email = account.newEmail()
      await page.clock.install()
      await open('/#/image-collection', language)
      const drawer = await account.openDrawer(page, w)
      await drawer.getByRole('tab', { name: w.tabs.email }).click()
      await drawer.getByRole('button', { name: w.registerNow }).click()
      const register = drawer.getByRole('button', { name: w.register, exact: true })
      await register.click()
      await expect(drawer.getByText(w.termsNeeded)).toBeVisible()
      await expectAccessible()
      await expectCleanText()
      await drawer.getByLabel(w.email, { exact: true }).fill(email)
      await drawer
        .getByLabel(w.code, { exact: true })
        .fill(await account.haveCodeSent(page, w, email))
      await drawer.getByLabel(w.password, { exact: true }).fill(PASSWORD)
      await drawer.getByLabel(w.confirmation, { exact: true }).fill(PASSWORD)
      await account.tick(drawer, w)
      await register.click()
      await expect(page.getByText(w.registered)).toBeVisible()
      await page.clock.fastForward(60_000)

      await drawer.getByRole('button', { name: w.forgot }).click()
      await expectAccessible()
      await drawer.getByLabel(w.email, { exact: true }).fill(email)
      await drawer
        .getByLabel(w.code, { exact: true })
        .fill(await account.haveCodeSent(page, w, email))
      await drawer.getByLabel(w.password, { exact: true }).fill(NEW_PASSWORD)
      await drawer.getByLabel(w.confirmation, { exact: true }).fill(NEW_PASSWORD)
      await drawer.getByRole('button', { name: w.change }).click()
      await expect(page.getByText(w.changed)).toBeVisible()

      await drawer.getByLabel(w.email, { exact: true }).fill(email)
      await drawer.getByLabel(w.password, { exact: true }).fill(NEW_PASSWORD)
      await account.tick(drawer, w)
      await drawer.getByRole('button', { name: w.logIn, exact: true }).click()
      await account.expectLoggedIn(page, w)
    })

    test('registers by phone, resets the password and logs in @narrow', async ({
      page,
      open,
      expectAccessible,
    }) => {
      const phone = account.newPhone()
      await page.clock.install()
      await open('/#/image-collection', language)
      const drawer = await account.openDrawer(page, w)
      await drawer.getByRole('tab', { name: w.tabs.email }).click()
      await drawer.getByRole('button', { name: w.registerNow }).click()
      await drawer.getByRole('button', { name: w.byPhone }).click()
      await expectAccessible()
      await drawer.getByLabel(w.phone, { exact: true }).fill(phone)
      await drawer
        .getByLabel(w.code, { exact: true })
        .fill(await account.haveCodeSent(page, w, phone))
      await drawer.getByLabel(w.password, { exact: true }).fill(PASSWORD)
      await drawer.getByLabel(w.confirmation, { exact: true }).fill(PASSWORD)
      await account.tick(drawer, w)
      await drawer.getByRole('button', { name: w.register, exact: true }).click()
      await expect(page.getByText(w.registered)).toBeVisible()
      await page.clock.fastForward(60_000)

      await drawer.getByRole('tab', { name: w.tabs.password }).click()
      await drawer.getByRole('button', { name: w.forgot }).click()
      await expectAccessible()
      await drawer.getByLabel(w.phone, { exact: true }).fill(phone)
      await drawer
        .getByLabel(w.code, { exact: true })
        .fill(await account.haveCodeSent(page, w, phone))
      await drawer.getByLabel(w.password, { exact: true }).fill(NEW_PASSWORD)
      await drawer.getByLabel(w.confirmation, { exact: true }).fill(NEW_PASSWORD)
      await drawer.getByRole('button', { name: w.change }).click()
      await expect(page.getByText(w.changed)).toBeVisible()
      await account.logInByPassword(page, w, phone, NEW_PASSWORD)
      await account.expectLoggedIn(page, w)
    })
  })
}

for (const { language, kind, by } of [
  { language: 'zh', kind: 'e-mail', by: 'email' },
  { language: 'en', kind: 'phone', by: 'phone' },
] as const) {
  test(`by keyboard in ${language}: registers by ${kind}, resets the password and logs in`, async ({
    page,
    open,
  }) => {
    test.slow()
    const w = texts[language]
    const { keyboard } = page
    const to = by === 'email' ? account.newEmail() : account.newPhone()
    await page.clock.install()
    await open('/#/image-collection', language)
    await account.byKeyboard(page.getByRole('banner').getByRole('button', { name: w.entry }))
    const drawer = account.drawerOf(page)
    await expect(drawer.getByRole('heading', { level: 2 })).toBeFocused()
    const press = (name: string) =>
      account.byKeyboard(drawer.getByRole('button', { name, exact: true }))
    const type = async (label: string, text: string) => {
      await account.tabTo(drawer.getByLabel(label, { exact: true }))
      await keyboard.type(text)
    }
    const fillIn = async (password: string) => {
      await type(w[by], to)
      const code = await account.haveCodeSent(page, w, to, account.byKeyboard)
      await type(w.code, code)
      await type(w.password, password)
      await type(w.confirmation, password)
    }
    const agree = async () => {
      await account.tabTo(drawer.getByRole('checkbox', { name: w.terms }))
      await keyboard.press('Space')
    }

    await account.tabTo(drawer.getByRole('tab', { name: w.tabs.password }))
    await keyboard.press('ArrowRight')
    await press(w.registerNow)
    if (by === 'phone') await press(w.byPhone)
    await fillIn(PASSWORD)
    await agree()
    await press(w.register)
    await expect(page.getByText(w.registered)).toBeVisible()
    await page.clock.fastForward(60_000)

    await press(w.forgot)
    await fillIn(NEW_PASSWORD)
    await press(w.change)
    await expect(page.getByText(w.changed)).toBeVisible()

    await type(w[by], to)
    await type(w.password, NEW_PASSWORD)
    await agree()
    await press(w.logIn)
    await account.expectLoggedIn(page, w)
    await expect(drawer).toBeHidden()
    await account.byKeyboard(page.getByRole('banner').getByRole('button', { name: w.out }))
    await expect(page.getByRole('banner').getByRole('button', { name: w.entry })).toBeVisible()
  })
}

const w = texts.zh

test('by keyboard: opens, tabs through and closes the drawer, and logs in', async ({
  page,
  open,
}) => {
  await open('/#/image-collection')
  const entry = page.getByRole('button', { name: w.entry })
  await entry.focus()
  await page.keyboard.press('Enter')
  const drawer = account.drawerOf(page)
  const title = drawer.getByRole('heading', { level: 2 })
  await expect(title).toBeFocused()
  const inDrawer = () =>
    page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await inDrawer()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(entry).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(title).toBeFocused()
  // Tab to the tab list, then to the first field.
  for (const _stop of ['tab', 'phone']) await page.keyboard.press('Tab')
  await page.keyboard.type('13800000004')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await drawer.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await drawer.getByLabel(w.password, { exact: true }).focus()
  await page.keyboard.press('Enter')
  await account.expectLoggedIn(page, w)
})

test('Back closes the drawer, stays on the page and adds no history entry; inputs other than secrets are kept', async ({
  page,
  open,
}) => {
  await open('/#/home')
  await page.evaluate(() => (location.hash = '#/image-collection'))
  await expect(page).toHaveURL(/image-collection/)
  const drawer = await account.openDrawer(page, w)
  await drawer.getByLabel(w.phone, { exact: true }).fill('13800000005')
  await drawer.getByLabel(w.password, { exact: true }).fill(PASSWORD)
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/#\/image-collection$/)
  await account.openDrawer(page, w)
  await expect(drawer.getByLabel(w.phone, { exact: true })).toHaveValue('13800000005')
  await expect(drawer.getByLabel(w.password, { exact: true })).toHaveValue('')
  await drawer.getByRole('tab', { name: w.tabs.code }).click()
  await expect(drawer.getByLabel(w.phone, { exact: true })).toHaveValue('13800000005')
  await drawer.getByRole('button', { name: w.close }).click()
  await expect(drawer).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/#\/home$/)
})

test('the terms open in a new tab, with the complete text', async ({ page, open }) => {
  await open('/#/image-collection')
  const drawer = await account.openDrawer(page, w)
  for (const name of ['用户协议', '隐私政策']) {
    const [terms] = await Promise.all([
      page.context().waitForEvent('page'),
      drawer.getByRole('link', { name }).click(),
    ])
    await expect(terms.getByRole('heading', { level: 1, name })).toBeVisible()
    await terms.close()
  }
})

test('the developer panel fills in the login', async ({ page, open }) => {
  await open('/#/image-collection')
  const drawer = await account.openDrawer(page, w)
  await drawer.getByText('开发者面板').click()
  await drawer.getByRole('button', { name: '13800000006' }).click()
  await account.tick(drawer, w)
  await drawer.getByRole('button', { name: w.logIn, exact: true }).click()
  await account.expectLoggedIn(page, w)
})

for (const { width, isBeside } of [
  { width: 390, isBeside: false },
  { width: 768, isBeside: true },
  { width: 1280, isBeside: true },
])
  test(`at ${width} px the code of the app is ${isBeside ? 'beside' : 'below'} the login form`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 1024 })
    await open('/#/image-collection')
    const drawer = await account.openDrawer(page, w)
    const form = await boxOf(drawer.getByRole('tabpanel'))
    const code = await boxOf(drawer.getByRole('figure').getByRole('img'))
    expect(code.x >= form.x + form.width).toBe(isBeside)
    expect(code.y >= form.y + form.height).toBe(!isBeside)
  })

test('on a narrow window the drawer does not scroll sideways', async ({ page, open }) => {
  await open('/#/image-collection')
  await account.openDrawer(page, w)
  await page.setViewportSize({ width: 390, height: 844 })
  const body = account.drawerOf(page).locator('.ant-drawer-body')
  expect(await body.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await expect(page.getByRole('button', { name: w.close, exact: true })).toBeInViewport()
})
