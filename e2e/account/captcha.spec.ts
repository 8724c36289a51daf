import type { Request } from '@playwright/test'
import * as account from '../support/account.ts'
import { drag } from '../support/actions.ts'
import { respond, dead } from '../support/api.ts'
import { coreIf, expect, LANGUAGES, test } from '../support/fixtures.ts'

const { texts } = account

for (const language of LANGUAGES) {
  test(`in ${language}: dropping the piece in the wrong place shows an error and a new picture${coreIf(language === 'zh')}`, async ({
    page,
    open,
    expectAccessible,
    expectCleanText,
  }) => {
    const w = texts[language]
    await open('/#/image-collection', language)
    const drawer = await account.openDrawer(page, w)
    await drawer.getByRole('tab', { name: w.tabs.code }).click()
    await drawer.getByLabel(w.phone, { exact: true }).fill(account.newPhone())
    const place = await account.askForCheck(page, drawer.getByRole('button', { name: w.send }))
    await expectAccessible()
    await expectCleanText()
    const slider = page.getByRole('slider')
    const dropAt = async (pixels: number) => {
      const thumb = await slider.boundingBox()
      const track = await slider.locator('..').boundingBox()
      const most = Number(await slider.getAttribute('aria-valuemax'))
      if (!thumb || !track) throw new Error('no slider')
      const step = (track.width - thumb.width) / most
      const from = { x: thumb.x + 10, y: thumb.y + 10 }
      await drag(page, from, { x: from.x + pixels * step, y: from.y + 2 })
    }
    const next = await account.nextAnswer(page, () => dropAt(place > 150 ? place - 60 : place + 60))
    await expect(page.getByRole('alert').filter({ hasText: /验证失败|failed/ })).toBeVisible()
    await expect(slider).toHaveAttribute('aria-valuenow', '0')
    await dropAt(next)
    await expect(drawer.getByRole('button', { name: w.counting })).toBeVisible()
  })
}

const questions = {
  zh: {
    other: '看不清图片或不便拖动？改为回答问题',
    title: '请回答问题',
    titles: /^请(完成滑动验证|回答问题)$/,
    field: /^请按顺序用阿拉伯数字/,
    wrong: '答案不对，已经换了一个问题，请再试一次',
    help: '无法完成验证？请致电组委会热线：',
  },
  en: {
    other: 'Cannot see or drag the piece? Answer a question instead',
    title: 'Security check: answer a question',
    titles: /^Security check: /,
    field: /^Type the numbers in this list as digits, in order: /,
    wrong: 'That was not right. Try again with this new question.',
    help: 'Cannot pass the check? Call the race helpline:',
  },
}

for (const language of LANGUAGES) {
  test(`in ${language}: a code can be requested by keyboard with the text question`, async ({
    page,
    open,
    expectAccessible,
    expectCleanText,
  }) => {
    const w = texts[language]
    const q = questions[language]
    await open('/#/image-collection', language)
    const drawer = await account.openDrawer(page, w)
    await drawer.getByRole('tab', { name: w.tabs.code }).click()
    await drawer.getByLabel(w.phone, { exact: true }).fill(account.newPhone())
    const send = drawer.getByRole('button', { name: w.send })
    await account.askForCheck(page, send, account.byKeyboard)
    const check = page.getByRole('dialog', { name: q.titles })
    await expect(check.getByText(q.help)).toBeVisible()
    await account.askForCheck(
      page,
      check.getByRole('button', { name: q.other }),
      account.byKeyboard,
    )
    await expect(page.getByRole('dialog', { name: q.title })).toBeVisible()
    const field = check.getByRole('textbox', { name: q.field })
    await expect(field).toBeFocused()
    await expectAccessible()
    await expectCleanText()
    const right = await account.nextAnswer(page, async () => {
      await page.keyboard.type('0')
      await page.keyboard.press('Enter')
    })
    await expect(check.getByRole('alert').filter({ hasText: q.wrong })).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await page.keyboard.type(String(right))
    await page.keyboard.press('Enter')
    await expect(drawer.getByRole('button', { name: w.counting })).toBeVisible()
    await expect(drawer.getByLabel(w.code, { exact: true })).toBeFocused()
  })
}

const w = texts.zh

test('closing the captcha returns the focus to the button that opened it', async ({
  page,
  open,
}) => {
  await open('/#/image-collection')
  const drawer = await account.openDrawer(page, w)
  await drawer.getByRole('tab', { name: w.tabs.code }).click()
  await drawer.getByLabel(w.phone, { exact: true }).fill(account.newPhone())
  const send = drawer.getByRole('button', { name: w.send })
  await account.askForCheck(page, send, account.byKeyboard)
  await account.byKeyboard(page.getByRole('button', { name: questions.zh.other }))
  await expect(page.getByRole('textbox', { name: questions.zh.field })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(send).toBeFocused()
})

test('the page of a third-party captcha loads its script in a frame with an opaque origin', async ({
  page,
  open,
}) => {
  await open('/#/image-collection')
  const heard = await page.evaluate(
    () =>
      new Promise((done) => {
        const frame = document.createElement('iframe')
        frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-popups')
        frame.src = '/captcha/aliyun.html'
        addEventListener('message', ({ data, origin }: MessageEvent<unknown>) =>
          done([data, origin]),
        )
        document.body.append(frame)
      }),
  )
  expect(heard).toEqual([{ kind: 'ready' }, 'null'])
})

test('clicking on the gap moves the piece there', async ({ page, open }) => {
  await open('/#/image-collection')
  const drawer = await account.openDrawer(page, w)
  await drawer.getByRole('tab', { name: w.tabs.code }).click()
  await drawer.getByLabel(w.phone, { exact: true }).fill(account.newPhone())
  const place = await account.askForCheck(page, drawer.getByRole('button', { name: w.send }))
  const picture = page.getByRole('img', { name: '带缺口的图片' }).locator('..')
  const piece = picture.locator('img[alt=""]')
  await expect(piece).toBeVisible()
  const [box, part] = [await picture.boundingBox(), await piece.boundingBox()]
  const width = Number(await picture.locator('img').first().getAttribute('width'))
  if (!box || !part) throw new Error('no picture')
  const x = (place * box.width) / width + part.width / 2
  await picture.click({ position: { x, y: 20 } })
  await page.getByRole('button', { name: '完成验证' }).click()
  await expect(drawer.getByRole('button', { name: w.counting })).toBeVisible()
})

test('F30 the countdown follows the clock through sleep, clock changes and a reload', async ({
  page,
  open,
}) => {
  const start = Date.now()
  /** Sets the clock. Timers keep running. */
  const setClock = (seconds: number) => page.clock.setFixedTime(start + seconds * 1000)
  await setClock(0)
  await open('/#/image-collection')
  const drawer = await account.openDrawer(page, w)
  await drawer.getByRole('tab', { name: w.tabs.code }).click()
  const phone = account.newPhone()
  await drawer.getByLabel(w.phone, { exact: true }).fill(phone)
  await account.haveCodeSent(page, w, phone)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  const button = drawer.getByRole('button', { name: w.counting })
  await expect(button).toHaveText('60秒')
  await setClock(20)
  await expect(button).toHaveText('40秒')
  // A clock that is set back does not make the wait longer.
  await setClock(-3600)
  await expect(button).toHaveText('60秒')
  await button.click({ force: true })
  await setClock(-3575)
  await page.reload()
  await account.openDrawer(page, w)
  await drawer.getByRole('tab', { name: w.tabs.code }).click()
  await drawer.getByLabel(w.phone, { exact: true }).fill(phone)
  await expect(button).toHaveText('35秒')
  await button.click({ force: true })
  expect(sent.filter((url) => /-center.*(humanCheck|captcha)/.test(url))).toEqual([])
  await setClock(0)
  await expect(drawer.getByRole('button', { name: w.again })).toBeVisible()
})

test('F31 an unavailable captcha shows an error and a retry button, and sends no code', async ({
  page,
  open,
  watch,
}) => {
  await open('/#/image-collection')
  await page.route(account.CHALLENGE, dead)
  const drawer = await account.openDrawer(page, w)
  await drawer.getByRole('tab', { name: w.tabs.code }).click()
  await drawer.getByLabel(w.phone, { exact: true }).fill(account.newPhone())
  await drawer.getByRole('button', { name: w.send }).click()
  await expect(page.getByText('验证暂时无法加载')).toBeVisible()
  await expect(page.getByTestId(/^toast-/)).toHaveCount(0)
  await page.unroute(account.CHALLENGE)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('slider')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer.getByText(w.slide)).toBeVisible()
  await expect(drawer).toBeVisible()
  await expect(drawer.getByRole('button', { name: w.send })).toBeEnabled()
  expect(watch.requests.filter((request) => /-center.*captcha/.test(request.url()))).toEqual([])
})

test('F31 during a password reset, a rejected code request shows an inline error and can be repeated', async ({
  page,
  open,
}) => {
  await open('/#/image-collection')
  await page.route(account.PHONE_CODE, respond('{"code":2104,"msg":"验证失败"}'))
  const drawer = await account.openDrawer(page, w)
  await drawer.getByRole('button', { name: w.forgot }).click()
  await drawer.getByLabel(w.phone, { exact: true }).fill(account.newPhone())
  const send = drawer.getByRole('button', { name: w.send })
  await account.solveCheck(page, await account.askForCheck(page, send))
  await expect(drawer.getByText(w.notSent)).toBeVisible()
  await expect(page.getByTestId(/^toast-/)).toHaveCount(0)
  await expect(send).toBeEnabled()
})

test('F32 each code requires a new captcha', async ({ page, open }) => {
  await open('/#/image-collection')
  const tokens: string[] = []
  await page.route(account.PHONE_CODE, async (route) => {
    tokens.push((route.request().postDataJSON() as { nc_token: string }).nc_token)
    await route.fulfill({ json: { code: 1, msg: '忙' } })
  })
  const drawer = await account.openDrawer(page, w)
  await drawer.getByRole('tab', { name: w.tabs.code }).click()
  await drawer.getByLabel(w.phone, { exact: true }).fill(account.newPhone())
  const send = drawer.getByRole('button', { name: w.send })
  for (const times of [1, 2]) {
    await account.solveCheck(page, await account.askForCheck(page, send))
    await expect.poll(() => tokens.length).toBe(times)
    await expect(send).toBeEnabled()
  }
  expect(new Set(tokens).size).toBe(2)
})

test('F33 a captcha closed half-way sends nothing when its response arrives later', async ({
  page,
  open,
  watch,
}) => {
  await open('/#/image-collection')
  const held: (() => void)[] = []
  await page.route('**/humanCheck/verify', async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.continue().catch(() => undefined)
  })
  const drawer = await account.openDrawer(page, w)
  await drawer.getByRole('tab', { name: w.tabs.code }).click()
  await drawer.getByLabel(w.phone, { exact: true }).fill(account.newPhone())
  const send = drawer.getByRole('button', { name: w.send })
  await account.solveCheck(page, await account.askForCheck(page, send))
  await expect.poll(() => held.length).toBe(1)
  const isVerification = (request: Request) => request.url().includes('/humanCheck/verify')
  // The site may cancel the request as soon as the captcha is closed.
  const verified = Promise.race([
    page.waitForEvent('requestfinished', isVerification),
    page.waitForEvent('requestfailed', isVerification),
  ])
  await page.keyboard.press('Escape')
  held[0]?.()
  await verified
  await expect(drawer.getByText(w.slide)).toBeVisible()
  await expect(send).toBeEnabled()
  expect(watch.requests.filter((request) => /-center.*captcha/.test(request.url()))).toEqual([])
})
