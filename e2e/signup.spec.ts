import type { Page } from '@playwright/test'
import { expect, LANGUAGES, test } from './fixtures.ts'
import * as form from './signUpForm.ts'

const { WORDS, choose, field, list } = form
type Words = form.FormWords

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Contact, kit and insurance: what every runner is asked alike. */
async function fillRest(page: Page, w: Words) {
  await field(page, w.phone).fill('13800000922')
  await field(page, w.email).fill('runner@race.test')
  await field(page, w.emergency).fill('林秀')
  await choose(list(page, w.relation), w.parent)
  await field(page, w.emergencyPhone).fill('13900000815')
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('radio', { name: w.pickUp }).check()
  await page.getByRole('radio', { name: w.insurance }).check()
  await page.getByRole('radio', { name: w.fit }).check()
}

async function signAndAgree(page: Page, w: Words, name: string, sign = w.sign) {
  const signature = page.getByRole('group', { name: new RegExp(sign) })
  await signature.getByRole('button', { name: w.typeIt }).click()
  await signature.getByLabel(w.typed).fill(name)
  for (const box of await page.getByRole('checkbox', { name: w.agree }).all()) await box.check()
}

async function readAgainAndSend(page: Page, w: Words) {
  await page.getByRole('button', { name: w.goOn }).click()
  await expect(heading(page, w.confirm)).toBeVisible()
  await page.getByRole('checkbox', { name: w.final }).check()
  await page.getByRole('button', { name: w.submit }).click()
  await expect(heading(page, w.receipt)).toBeVisible()
}

test('a runner from Hong Kong enters the marathon by pointer, pays, and finds each state', async ({
  page,
  open,
  expectAccessible,
  expectCleanText,
}) => {
  test.slow()
  const w = WORDS.zh
  const phone = '13800000004'
  await form.forget(page, phone)
  await open('/#/post')
  await form.signInOnArrival(page, 'zh', phone)
  await expect(heading(page, w.form)).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: w.goOn }).click()
  await expect(page.getByRole('heading', { name: /^还有 \d+ 处需要处理$/ })).toBeFocused()
  await expectAccessible()

  await page.getByRole('radio', { name: w.full, exact: true }).check()
  await field(page, w.name).fill('陈港生')
  await choose(list(page, w.region), '中国香港、中国澳门')
  await choose(list(page, w.country), '中国香港')
  await choose(list(page, w.kind), '港澳居民来往内地通行证')
  await page.getByLabel(w.number).first().fill('h1234 5678')
  await form.upload(page.getByRole('group', { name: /证件照片页/ }), 'page.png')
  await page.getByRole('button', { name: '我保证' }).click()
  await expect(page.getByText('已上传').first()).toBeVisible()
  await field(page, '出生日期').fill('1988-04-16')
  await page.getByRole('radio', { name: '男', exact: true }).check()
  await fillRest(page, w)
  await choose(list(page, '常住国家或地区'), '中国香港')
  await page.getByRole('button', { name: w.lookUp }).click()
  await expect(page.getByText(w.found)).toBeVisible()
  await signAndAgree(page, w, '陈港生')
  await page.getByRole('button', { name: w.goOn }).click()
  await expect(heading(page, w.confirm)).toBeVisible()
  await expectAccessible()
  await expectCleanText()

  // A way back to the very field, and on again with everything kept.
  await page.getByRole('link', { name: '修改 邮箱' }).click()
  await expect(field(page, w.email)).toBeFocused()
  await readAgainAndSend(page, w)
  await expect(page.getByRole('heading', { name: w.toPay })).toBeVisible()
  await expectAccessible()
  await expectCleanText()

  await page.getByRole('link', { name: w.pay }).click()
  await page.getByRole('button', { name: w.payNow }).click()
  await page.getByRole('link', { name: w.back }).click({ timeout: 2000 }).catch(() => undefined)
  await expect(page.getByRole('heading', { name: w.paid })).toBeVisible()
  const signupId = new URL(page.url()).hash.split('signupId=')[1] ?? ''
  for (const [state, name] of [
    ['drawn', '已中签'],
    ['refunding', '退款中'],
  ] as const) {
    await form.moveTo(page, signupId, state)
    await open('/#/post')
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expectAccessible()
  }
})

test('the half marathon in English by keyboard alone', async ({ page, open, expectCleanText }) => {
  test.slow()
  const w = WORDS.en
  const phone = '13800000005'
  const { keyboard } = page
  await form.forget(page, phone)
  await open('/#/post', 'en')
  await form.signInOnArrival(page, 'en', phone)
  await expect(heading(page, w.form)).toBeVisible()

  /** Tabs on until something that is called so has the focus. */
  const tabTo = async (name: RegExp) => {
    for (let stop = 0; stop < 60; stop += 1) {
      await keyboard.press('Tab')
      const focused = page.locator(':focus')
      const label = await focused.evaluate((element) => {
        const labels = element instanceof HTMLInputElement ? element.labels : null
        const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
        return [
          element.getAttribute('aria-label'),
          ...ids.map((id) => document.getElementById(id)?.textContent),
          ...Array.from(labels ?? [], (one) => one.textContent),
          element.textContent,
        ].join(' ')
      })
      if (name.test(label)) return
    }
    throw new Error(`no stop called ${name}`)
  }
  const type = async (name: RegExp, text: string) => {
    await tabTo(name)
    await keyboard.type(text)
  }
  const pick = async (name: RegExp, answer: string) => {
    await tabTo(name)
    await keyboard.type(answer)
    await keyboard.press('Enter')
  }

  await tabTo(/^ ?Marathon/)
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: w.half, exact: true })).toBeChecked()
  await type(/Name/, '林远山')
  await pick(/citizen/, 'Mainland')
  await pick(/Kind of document/, 'Resident ID')
  await type(/Document number/, '110101 19900307 0011')
  await type(/Phone number/, '13800000922')
  await type(/E-mail/, 'lin@race.test')
  await pick(/Province/, '北京')
  await pick(/City/, '北京')
  await pick(/District/, '海淀')
  await type(/Emergency contact/, 'Lin Xiu')
  await pick(/Relation to you/, 'Spouse')
  await type(/Emergency contact’s phone/, '13900000815')
  await tabTo(/\bXS\b/)
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await tabTo(/20 September/)
  await keyboard.press('Space')
  await tabTo(/I have read the insurance/)
  await keyboard.press('Space')
  await tabTo(/Look up my finishes/)
  await keyboard.press('Enter')
  await expect(page.getByText(w.found)).toBeVisible()
  await tabTo(/No illness/)
  await keyboard.press('Space')
  await tabTo(/Type it instead/)
  await keyboard.press('Enter')
  await keyboard.press('Shift+Tab')
  await keyboard.type('林远山')
  for (let box = 0; box < 3; box += 1) {
    await tabTo(/I have read and agree/)
    await keyboard.press('Space')
  }
  await tabTo(/Next: read it again/)
  await keyboard.press('Enter')
  await expect(heading(page, w.confirm)).toBeVisible()
  await expectCleanText()
  await tabTo(/All of this is true/)
  await keyboard.press('Space')
  await tabTo(/Submit my entry/)
  await keyboard.press('Enter')
  await expect(heading(page, w.receipt)).toBeVisible()
  await expect(page.getByRole('heading', { name: w.toPay })).toBeVisible()
})
