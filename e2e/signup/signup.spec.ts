import type { Page } from '@playwright/test'
import * as account from '../support/account.ts'
import { clickFive } from '../support/actions.ts'
import { respond } from '../support/api.ts'
import { expect, type Language, LANGUAGES } from '../support/fixtures.ts'
import { test } from '../support/ownSandbox.ts'
import * as form from '../support/signupForm.ts'

const { TEXTS, choose, field, list } = form
type Texts = form.FormTexts

const PHONE = '13800000004'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Texts that runners enter and read in these tests. */
const JOURNEY = {
  zh: {
    summary: /^还有 \d+ 处需要处理$/,
    hongKongRegion: '中国香港、中国澳门',
    hongKong: '中国香港',
    permit: '港澳居民来往内地通行证',
    passport: '护照',
    page: /证件资料页照片/,
    uploaded: '已上传',
    birth: '出生日期',
    male: '男',
    female: '女',
    residence: '常住国家或地区',
    editEmail: '修改 邮箱',
    states: { drawn: '已中签', refunding: '退款中' },
    again: /请重新填写：证件/,
    guardian: '监护人',
    guardianName: '监护人姓名',
    guardianRelation: /与选手的关系/,
    mother: '母亲',
    guardianPhone: '监护人手机号',
    guardianSign: '监护人签名',
    expired: '登录已过期，请重新登录',
    service: '需要，20 元',
    sending: '正在提交',
    sendAgain: '查询并重新提交',
    kept: '填写的内容都已保留',
    pay: '去缴费，140 元',
  },
  en: {
    summary: /^\d+ fields need your attention$/,
    hongKongRegion: 'Hong Kong or Macao, China',
    hongKong: 'Hong Kong, China',
    permit: 'Mainland Travel Permit for Hong Kong and Macao Residents',
    passport: 'Passport',
    page: /Photo page of your ID/,
    uploaded: 'Uploaded',
    birth: 'Date of birth',
    male: 'Male',
    female: 'Female',
    residence: 'Country or region of residence',
    editEmail: 'Change: E-mail',
    states: { drawn: 'You have a place', refunding: 'Refund on its way' },
    again: /Fill them in again: .*ID/,
    guardian: 'Guardian',
    guardianName: 'Guardian’s name',
    guardianRelation: /Relationship to the runner/,
    mother: 'Mother',
    guardianPhone: 'Guardian’s phone number',
    guardianSign: 'Guardian’s signature',
    expired: 'Your login has expired. Log in again.',
    service: 'Yes, for CNY 20',
    sending: 'Submitting',
    sendAgain: 'Check and submit again',
    kept: 'Everything is kept',
    pay: 'Pay CNY 140',
  },
}

/** Fills in contact, kit and insurance, which are the same for every runner. */
async function fillRest(page: Page, w: Texts) {
  await field(page, w.phone).fill('13800000922')
  await field(page, w.email).fill('runner@race.test')
  await field(page, w.emergency).fill('林秀')
  await choose(list(page, w.relation), w.parent)
  await field(page, w.emergencyPhone).fill('13900000815')
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('radio', { name: w.pickUp }).check()
  await expect(page.getByRole('link', { name: w.insuranceTerms })).toBeVisible()
  await page.getByRole('radio', { name: w.insurance }).check()
  await page.getByRole('radio', { name: w.fit }).check()
}

/** Opens an empty form. */
async function resumeForm(
  page: Page,
  open: (path: string, language: Language) => Promise<void>,
  language: Language,
) {
  await open('/#/post', language)
  await form.logInOnArrival(page, language, PHONE)
  await expect(heading(page, TEXTS[language].form)).toBeFocused()
}

async function review(page: Page, w: Texts) {
  await page.getByRole('button', { name: w.goOn }).click()
  await expect(heading(page, w.confirm)).toBeVisible()
  await page.getByRole('checkbox', { name: w.final }).check()
}

async function reviewAndSend(page: Page, w: Texts) {
  await review(page, w)
  await page.getByRole('button', { name: w.submit }).click()
  await expect(heading(page, w.receipt)).toBeVisible()
}

for (const language of LANGUAGES) {
  const w = TEXTS[language]
  const journey = JOURNEY[language]

  test(`a runner from Hong Kong enters the marathon in ${language} by pointer, pays, and sees each state`, async ({
    page,
    open,
    expectAccessible,
    expectCleanText,
  }) => {
    test.slow()
    await resumeForm(page, open, language)
    await expectAccessible()

    await page.getByRole('button', { name: w.goOn }).click()
    await expect(page.getByRole('heading', { name: journey.summary })).toBeFocused()
    await expectAccessible()

    await page.getByRole('radio', { name: w.full, exact: true }).check()
    await field(page, w.name).fill('陈港生')
    await choose(list(page, w.region), journey.hongKongRegion)
    await choose(list(page, w.country), journey.hongKong)
    await choose(list(page, w.kind), journey.permit)
    await page.getByLabel(w.number).first().fill('h1234 5678')
    await form.upload(page.getByRole('group', { name: journey.page }), 'page.png')
    await page.getByRole('button', { name: w.guarantee }).click()
    await expect(page.getByText(journey.uploaded).first()).toBeVisible()
    await field(page, journey.birth).fill('1988-04-16')
    await page.getByRole('radio', { name: journey.male, exact: true }).check()
    await fillRest(page, w)
    await choose(list(page, journey.residence), journey.hongKong)
    await page.getByRole('button', { name: w.search, exact: true }).click()
    await expect(page.getByText(w.found)).toBeVisible()
    await form.signAndAgree(page, w, '陈港生')
    await page.getByRole('button', { name: w.goOn }).click()
    await expect(heading(page, w.confirm)).toBeVisible()
    await expectAccessible()
    await expectCleanText()

    // A link back to the field, and forward again with everything kept.
    await page.getByRole('link', { name: journey.editEmail }).click()
    await expect(field(page, w.email)).toBeFocused()
    await reviewAndSend(page, w)
    await expect(page.getByRole('heading', { name: w.toPay })).toBeVisible()
    await expectAccessible()
    await expectCleanText()

    await page.getByRole('link', { name: w.pay }).click()
    await page.getByRole('button', { name: w.payNow }).click()
    await expect(page.getByRole('heading', { name: w.paid })).toBeVisible()
    const signupId = new URL(page.url()).hash.split('signupId=')[1] ?? ''
    for (const [state, name] of Object.entries(journey.states)) {
      await form.moveTo(page, signupId, state)
      await open('/#/post', language)
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
      await expectAccessible()
    }
  })

  test(`F26, F29, F39: in ${language} a runner of 17 with a guardian loses nothing and is entered once`, async ({
    page,
    open,
    expectAccessible,
  }) => {
    test.slow()
    await resumeForm(page, open, language)
    await form.leaveDraft(page, PHONE, { name: '周予' })

    // F39: input is restored, the document is not stored, and leaving asks for confirmation.
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
    await expect(page.getByText(journey.again)).toBeVisible()

    await form.fillSecrets(page, w, { number: '110101200705120023' })
    const guardian = page.getByRole('region', { name: journey.guardian, exact: true })
    await field(page, journey.guardianName).fill('周砚秋')
    await choose(guardian.getByRole('combobox', { name: journey.guardianRelation }), journey.mother)
    await choose(guardian.getByRole('combobox', { name: w.kind }), w.residentId)
    await guardian.getByLabel(w.number).fill('110101198109030021')
    await field(page, journey.guardianPhone).fill('13900000815')

    // F26: the session expires while the form is being filled in.
    await page.route('**/race-center/api/score/verify', respond('{"code":401}', 401))
    await page.getByRole('button', { name: w.search, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: journey.expired })
    await expect(dialog).toHaveCount(1)
    await page.unrouteAll()
    await dialog.getByRole('button', { name: account.texts[language].logIn, exact: true }).click()
    await account.logInByPassword(page, account.texts[language], PHONE)
    await expect(account.drawerOf(page)).toBeHidden()
    await expect(page.getByLabel(w.number).first()).toHaveValue('110101200705120023')
    await page.getByRole('button', { name: w.search, exact: true }).click()
    await expect(page.getByText(w.found)).toBeVisible()

    await form.signAndAgree(page, w, '周予安')
    await form.signAndAgree(page, w, '周砚秋', journey.guardianSign)
    await review(page, w)
    let sent = 0
    page.on('request', (request) => (sent += Number(request.url().includes('signup/submit'))))
    await clickFive(page.getByRole('button', { name: w.submit }))
    await expect(heading(page, w.receipt)).toBeVisible()
    expect(sent).toBe(1)
    await expectAccessible()
  })

  test(`F15: in ${language} a foreigner with a passport whose submission hangs is entered once, after a check`, async ({
    page,
    open,
    expectAccessible,
    expectCleanText,
  }) => {
    test.slow()
    await page.clock.install()
    await resumeForm(page, open, language)
    await form.leaveDraft(page, PHONE, {
      name: 'Jane Smith',
      nationality: { region: 'foreign', country: 'GB' },
      residence: 'GB',
    })
    await form.fillSecrets(page, w, { kind: journey.passport, number: 'X1234567' })
    const uploaded = page.getByText(journey.uploaded)
    await form.upload(page.getByRole('group', { name: journey.page }), 'page.png')
    await page.getByRole('button', { name: w.guarantee }).click()
    await expect(uploaded).toHaveCount(1)
    await field(page, journey.birth).fill('1988-04-16')
    await page.getByRole('radio', { name: journey.female, exact: true }).check()
    await page.getByRole('button', { name: w.search, exact: true }).click()
    await expect(page.getByText(w.none)).toBeVisible()
    await page.getByRole('button', { name: w.addRace }).click()
    await field(page, w.race).fill('Harbour Half')
    await field(page, w.raceDate).fill('2023-05-01')
    await form.upload(page.getByRole('group', { name: w.proof, exact: true }), 'proof.png')
    await page.getByRole('button', { name: w.guarantee }).click()
    await expect(uploaded).toHaveCount(2)
    await page.getByRole('radio', { name: journey.service }).click()
    await page.getByRole('button', { name: journey.service }).click()
    await form.signAndAgree(page, w, 'Jane Smith')
    await review(page, w)
    await expectAccessible()
    await expectCleanText()

    await page.route(form.SUBMIT, () => undefined)
    const submit = page
      .locator('form')
      .filter({ has: page.getByRole('checkbox', { name: w.final }) })
      .getByRole('button')
    const sent = page.waitForRequest(form.SUBMIT)
    await submit.click()
    await sent
    await expect(submit).toHaveText(journey.sending)
    await page.clock.fastForward(61_000)
    await expect(page.getByTestId('toast-error')).toHaveCount(1)
    await expect(submit).toHaveText(journey.sendAgain)
    await expect(page.getByRole('alert')).toContainText(journey.kept)
    await expectAccessible()
    await page.clock.fastForward(5_100)
    await expect(page.getByTestId(/^toast-/)).toHaveCount(0)
    await page.unrouteAll()
    const asked = page.waitForRequest(form.MINE)
    await submit.click()
    await asked
    await expect(heading(page, w.receipt)).toBeVisible()
    await expect(page.getByRole('link', { name: journey.pay })).toBeVisible()
  })
}

test('the half marathon in English by keyboard alone @core', async ({
  page,
  open,
  expectCleanText,
}) => {
  test.slow()
  const w = TEXTS.en
  const { keyboard } = page
  await resumeForm(page, open, 'en')

  /** Presses Tab until an element with this name has the focus. */
  const tabTo = async (name: RegExp) => {
    for (let stop = 0; stop < 40; stop += 1) {
      await keyboard.press('Tab')
      const label = await page.evaluate(() => {
        const element = document.activeElement ?? document.body
        if (element === document.body) return ''
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
  await pick(/Nationality/, 'Mainland')
  await pick(/Type of ID/, 'Resident ID')
  await type(/ID number/, '110101 19900307 0011')
  await type(/Phone number/, '13800000922')
  await type(/E-mail/, 'lin@race.test')
  await pick(/Province/, '北京')
  await pick(/City/, '北京')
  await pick(/District/, '海淀')
  await type(/Emergency contact/, 'Lin Xiu')
  await pick(/Relationship to you/, 'Spouse')
  await type(/Emergency contact’s phone/, '13900000815')
  await tabTo(/\bXS\b/)
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await tabTo(/20 September/)
  await keyboard.press('Space')
  await tabTo(/I have read the note on insurance/)
  await keyboard.press('Space')
  await tabTo(/Look up my finishes/)
  await keyboard.press('Enter')
  await expect(page.getByText(w.found)).toBeVisible()
  await tabTo(/no condition/)
  await keyboard.press('Space')
  await tabTo(/Type it instead/)
  await keyboard.press('Enter')
  await keyboard.press('Shift+Tab')
  await keyboard.type('林远山')
  for (let box = 0; box < 3; box += 1) {
    await tabTo(/I have read and agree/)
    await keyboard.press('Space')
  }
  await tabTo(/Next: check and confirm/)
  await keyboard.press('Enter')
  await expect(heading(page, w.confirm)).toBeVisible()
  await expectCleanText()
  await tabTo(/I confirm that all/)
  await keyboard.press('Space')
  await tabTo(/Submit my entry/)
  await keyboard.press('Enter')
  await expect(heading(page, w.receipt)).toBeVisible()
  await expect(page.getByRole('heading', { name: w.toPay })).toBeVisible()
})

const AUDIT = {
  zh: {
    titles: [
      ['待提交', '您还没有提交申请，请填写并提交。'],
      ['已提交', '您的申请已提交，请等待审核。'],
      ['恭喜通过', '恭喜，您的申请已通过。'],
      ['未通过', '很抱歉，您的申请未通过审核。'],
      ['申请已结束', '申请已结束。'],
    ],
    merit: '上届本项目前一百名',
    submit: '提交申请',
    pay: '去缴费',
  },
  en: {
    titles: [
      ['Not submitted', 'You have not submitted an application yet. Fill it in and submit it.'],
      ['Submitted', 'We have your application and are reviewing it.'],
      ['Approved, congratulations', 'Congratulations, your application is approved.'],
      ['Not approved', 'Your application was not approved.'],
      ['Applications closed', 'Applications have closed.'],
    ],
    merit: 'Among last year’s first 100 in the event',
    submit: 'Submit my application',
    pay: 'Pay',
  },
}

for (const language of LANGUAGES) {
  test(`direct entry in ${language}, in each audit status`, async ({
    page,
    open,
    expectAccessible,
    expectCleanText,
  }) => {
    test.slow()
    const w = TEXTS[language]
    const texts = AUDIT[language]
    const expectStatus = async (status: number) => {
      const [short = '', long = ''] = texts.titles[status] ?? []
      await expect(page.getByRole('heading', { name: long })).toBeVisible()
      await expect(page.getByText(short, { exact: true })).toBeVisible()
      await expectAccessible()
      await expectCleanText()
    }
    await open('/#/direct', language)
    await form.logInOnArrival(page, language, PHONE)
    await expectStatus(0)
    await form.leaveDraft(page, PHONE, { name: '王一' }, { kind: 'direct', channel: 'direct' })
    await page.getByRole('radio', { name: texts.merit }).check()
    await form.fillSecrets(page, w, { number: '11010119920308002X' })
    await page.getByRole('button', { name: w.search, exact: true }).click()
    await page.getByRole('button', { name: w.addRace }).click()
    await field(page, w.race).fill('青峡半程')
    await field(page, w.raceDate).fill('2023-05-01')
    await form.upload(page.getByRole('group', { name: w.proof, exact: true }), 'proof.png')
    await page.getByRole('button', { name: w.guarantee }).click()
    await form.signAndAgree(page, w, '王一')
    await review(page, w)
    await page.getByRole('button', { name: texts.submit }).click()
    await expectStatus(1)
    for (const status of [3, 2]) {
      await form.judge(page, PHONE, status)
      await open('/#/direct', language)
      await expectStatus(status)
    }
    await expect(page.getByRole('link', { name: texts.pay, exact: true })).toBeVisible()

    // Ended, for an account without an application.
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

test('F38: another tab logs out, then in to another account; the old token is no longer sent', async ({
  page,
  open,
  watch,
}) => {
  const w = TEXTS.zh
  const other = '13800000005'
  await open('/#/post')
  await form.logInOnArrival(page, 'zh', PHONE)
  await field(page, w.name).fill('林远山')
  const old = await page.evaluate(() => localStorage.getItem('token'))
  const tab = await page.context().newPage()
  await tab.goto('/#/home')
  await tab.getByRole('button', { name: '退出登录' }).click()
  await tab.getByRole('button', { name: '保留草稿并退出' }).click()
  await expect(page.getByText(/请用原账号重新登录后再提交/)).toBeVisible()
  await expect(field(page, w.name)).toHaveValue('林远山')
  const before = watch.requests.length
  await account.openDrawer(tab, account.texts.zh)
  await account.logInByPassword(tab, account.texts.zh, other)
  await expect(heading(page, '这个浏览器登录了另一个账号')).toBeVisible()
  await page.getByRole('button', { name: '用原账号登录' }).click()
  await account.logInByPassword(page, account.texts.zh, PHONE)
  await expect(field(page, w.name)).toHaveValue('林远山')
  for (const request of watch.requests.slice(before)) {
    expect(request.headers()['token']).not.toBe(old)
  }
})
