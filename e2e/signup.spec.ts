import type { Page } from '@playwright/test'
import * as account from './account.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'
import * as form from './signUpForm.ts'
import { answer } from './wire.ts'

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

async function readAgain(page: Page, w: Words) {
  await page.getByRole('button', { name: w.goOn }).click()
  await expect(heading(page, w.confirm)).toBeVisible()
  await page.getByRole('checkbox', { name: w.final }).check()
}

async function readAgainAndSend(page: Page, w: Words) {
  await readAgain(page, w)
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
  await form.signAndAgree(page, w, '陈港生')
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
  await page
    .getByRole('link', { name: w.back })
    .click({ timeout: 2000 })
    .catch(() => undefined)
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
    for (let stop = 0; stop < 40; stop += 1) {
      await keyboard.press('Tab')
      const label = await page.evaluate(() => {
        const element = document.activeElement ?? document.body
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
  const pick = async (name: RegExp, choice: string) => {
    await tabTo(name)
    await keyboard.type(choice)
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

const clickFive = (button: HTMLElement) => {
  for (let click = 0; click < 5; click += 1) button.click()
}

test('F26, F29, F39: a runner of 17 with guardian loses nothing and is entered once', async ({
  page,
  open,
  expectAccessible,
}) => {
  test.slow()
  const w = WORDS.zh
  const phone = '13800000006'
  await form.forget(page, phone)
  await open('/#/post')
  await form.signInOnArrival(page, 'zh', phone)
  await expect(heading(page, w.form)).toBeVisible()
  await form.leaveDraft(page, phone, { name: '周予' })

  // F39: what was typed comes back; the document is in no storage, and leaving is asked about.
  await field(page, w.name).fill('周予安')
  await form.fillSecrets(page, w, { number: '110101200705120023' })
  await expect(page.getByText(w.saved)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => Object.values({ ...localStorage }).join(' ')))
    .toContain('周予安')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain('110101200705120023')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(field(page, w.name)).toHaveValue('周予安')
  await expect(page.getByText(/请重新填写：证件/)).toBeVisible()

  await form.fillSecrets(page, w, { number: '110101200705120023' })
  const guardian = page.getByRole('region', { name: '监护人' })
  await field(page, '监护人姓名').fill('周砚秋')
  await choose(guardian.getByRole('combobox', { name: /与选手关系/ }), '母亲')
  await choose(guardian.getByRole('combobox', { name: w.kind }), w.residentId)
  await guardian.getByLabel(w.number).fill('110101198109030021')
  await field(page, '监护人手机号').fill('13900000815')

  // F26: the sign-in expires in mid-form.
  await page.route('**/race-center/api/score/verify', answer('{"code":401}', 401))
  await page.getByRole('button', { name: w.lookUp }).click()
  const dialog = page.getByRole('dialog', { name: '登录已过期，请重新登录' })
  await expect(dialog).toHaveCount(1)
  await page.unrouteAll()
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await account.logInByPassword(page, account.words.zh, phone)
  await expect(account.drawerOf(page)).toBeHidden()
  await expect(page.getByLabel(w.number).first()).toHaveValue('110101200705120023')
  await page.getByRole('button', { name: w.lookUp }).click()
  await expect(page.getByText(w.found)).toBeVisible()

  await form.signAndAgree(page, w, '周予安')
  await form.signAndAgree(page, w, '周砚秋', '监护人签名')
  await readAgain(page, w)
  let sent = 0
  page.on('request', (request) => (sent += Number(request.url().includes('signup/submit'))))
  await page.getByRole('button', { name: w.submit }).evaluate(clickFive)
  await expect(heading(page, w.receipt)).toBeVisible()
  expect(sent).toBe(1)
  await expectAccessible()
})

test('F15: a foreigner with a passport, whose submit hangs, is asked after and entered once', async ({
  page,
  open,
  expectAccessible,
  expectCleanText,
}) => {
  test.slow()
  const w = WORDS.en
  const phone = '13800000007'
  await form.forget(page, phone)
  await page.clock.install()
  await open('/#/post', 'en')
  await form.signInOnArrival(page, 'en', phone)
  await expect(heading(page, w.form)).toBeVisible()
  await form.leaveDraft(page, phone, {
    name: 'Jane Smith',
    nationality: { region: 'foreign', country: 'GB' },
    residence: 'GB',
  })
  await form.fillSecrets(page, w, { kind: 'Passport', number: 'X1234567' })
  const uploaded = page.getByText('Uploaded')
  await form.upload(page.getByRole('group', { name: /Page of the document/ }), 'page.png')
  await page.getByRole('button', { name: 'I guarantee it' }).click()
  await expect(uploaded).toHaveCount(1)
  await field(page, 'Date of birth').fill('1988-04-16')
  await page.getByRole('radio', { name: 'Female' }).check()
  await page.getByRole('button', { name: w.lookUp }).click()
  await expect(page.getByText(w.none)).toBeVisible()
  await page.getByRole('button', { name: 'Add a race' }).click()
  await field(page, 'Name of the race').fill('Harbour Half')
  await field(page, 'Date').fill('2023-05-01')
  await form.upload(page.getByRole('group', { name: 'Proof', exact: true }), 'proof.png')
  await page.getByRole('button', { name: 'I guarantee it' }).click()
  await expect(uploaded).toHaveCount(2)
  await page.getByRole('radio', { name: 'Yes, for 20 yuan' }).click()
  await page.getByRole('button', { name: 'Yes, for 20 yuan' }).click()
  await form.signAndAgree(page, w, 'Jane Smith')
  await readAgain(page, w)
  await expectAccessible()
  await expectCleanText()

  await page.route(form.SUBMIT, () => undefined)
  const submit = page.locator('.agreement-form').getByRole('button')
  await submit.click()
  await expect(submit).toHaveText('Submitting')
  await page.clock.fastForward(61_000)
  await expect(page.locator('.toast--error')).toHaveCount(1)
  await expect(submit).toHaveText('Check and submit again')
  await expect(page.getByRole('alert')).toContainText('Everything is kept')
  await expectAccessible()
  await page.clock.fastForward(5_100)
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.unrouteAll()
  const asked = page.waitForRequest(form.MINE)
  await submit.click()
  await asked
  await expect(heading(page, w.receipt)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pay CNY 140' })).toBeVisible()
})

const AUDIT = {
  zh: {
    titles: [
      ['待提交', '您还没有提交直通资格申请，请填写并提交。'],
      ['已提交', '您的申请已提交，请等待审核。'],
      ['恭喜通过', '恭喜，您的直通资格申请已通过。'],
      ['未通过', '很抱歉，您的申请未通过审核。'],
      ['申请已结束', '直通资格申请已结束。'],
    ],
    merit: '上届前一百名',
    submit: '提交申请',
    pay: '去缴费',
  },
  en: {
    titles: [
      [
        'To submit',
        'You have not submitted a direct-entry application yet. Fill it in and submit it.',
      ],
      ['Submitted', 'Your application is submitted and awaits approval.'],
      ['Approved, congratulations', 'Congratulations, your direct-entry application is approved.'],
      ['Rejected', 'Sorry, your application was rejected.'],
      ['Application ended', 'Direct-entry applications have ended.'],
    ],
    merit: 'Among the first hundred last year',
    submit: 'Submit my application',
    pay: 'Pay',
  },
}
const APPLICANTS = {
  zh: { phone: '13800000008', number: '11010119920308002X' },
  en: { phone: '13800000009', number: '110101198804160039' },
}

for (const language of LANGUAGES) {
  test(`direct entry in ${language}, in each audit status`, async ({
    page,
    open,
    expectAccessible,
    expectCleanText,
  }) => {
    test.slow()
    const w = WORDS[language]
    const words = AUDIT[language]
    const { phone, number } = APPLICANTS[language]
    const expectStatus = async (status: number) => {
      const [short = '', long = ''] = words.titles[status] ?? []
      await expect(page.getByRole('heading', { name: long })).toBeVisible()
      await expect(page.getByText(short, { exact: true })).toBeVisible()
      await expectAccessible()
      await expectCleanText()
    }
    await form.forget(page, phone)
    await open('/#/direct', language)
    await form.signInOnArrival(page, language, phone)
    await expectStatus(0)
    await form.leaveDraft(page, phone, { name: '王一' }, { kind: 'direct', channel: 'direct' })
    await page.getByRole('radio', { name: words.merit }).check()
    await form.fillSecrets(page, w, { number })
    await page.getByRole('button', { name: w.lookUp }).click()
    await page.getByRole('button', { name: w.addRace }).click()
    await field(page, w.race).fill('青峡半程')
    await field(page, w.raceDate).fill('2023-05-01')
    await form.upload(page.getByRole('group', { name: w.proof, exact: true }), 'proof.png')
    await page.getByRole('button', { name: w.guarantee }).click()
    await form.signAndAgree(page, w, '王一')
    await readAgain(page, w)
    await page.getByRole('button', { name: words.submit }).click()
    await expectStatus(1)
    for (const status of [3, 2]) {
      await form.judge(page, phone, status)
      await open('/#/direct', language)
      await expectStatus(status)
    }
    await expect(page.getByRole('link', { name: words.pay, exact: true })).toBeVisible()

    // Ended, for somebody who has sent in nothing.
    const change = (path: string, changes: object) =>
      page.route(path, async (route) => {
        const response = await route.fetch()
        const body = (await response.json()) as { data: object }
        await route.fulfill({ json: { ...body, data: { ...body.data, ...changes } } })
      })
    await change('**/race-center/api/direct/status?*', { status: 0, isEnded: true })
    await change('**/race-center/api/signup/form?*', { state: 'over', fields: [] })
    await open('/#/direct', language)
    await expectStatus(4)
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })
}

test('F38: another tab signs out, then in as another; nothing leaves with the old token', async ({
  page,
  open,
  watch,
}) => {
  const w = WORDS.zh
  const [mine, other] = ['13800000010', '13800000011'] as const
  await form.forget(page, mine)
  await open('/#/post')
  await form.signInOnArrival(page, 'zh', mine)
  await field(page, w.name).fill('林远山')
  const old = await page.evaluate(() => localStorage.getItem('token'))
  const tab = await page.context().newPage()
  await tab.goto('/#/home')
  await tab.getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByText(/请用原账号重新登录后再提交/)).toBeVisible({ timeout: 1000 })
  await expect(field(page, w.name)).toHaveValue('林远山')
  const before = watch.requests.length
  await account.openDrawer(tab, account.words.zh)
  await account.logInByPassword(tab, account.words.zh, other)
  await expect(heading(page, '这个浏览器登录了另一个账号')).toBeVisible()
  await page.getByRole('button', { name: '用原账号登录' }).click()
  await account.logInByPassword(page, account.words.zh, mine)
  await expect(field(page, w.name)).toHaveValue('林远山')
  for (const request of watch.requests.slice(before)) {
    expect(request.headers()['token']).not.toBe(old)
  }
})
