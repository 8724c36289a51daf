import type { Locator, Page } from '@playwright/test'
import { RUNNER_VALUES } from '#tests/support/runnerValues.ts'
import * as account from './account.ts'
import { expect, type Language } from './fixtures.ts'

export const SUBMIT = '**/race-center/api/signup/submit'
export const MINE = '**/race-center/api/signup/mine?*'
export const RACE_ID = 'yanling-2024'
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

/** Labels of the sign-up pages. */
export const TEXTS = {
  zh: {
    form: '2024 燕岭马拉松报名',
    full: '马拉松',
    half: '半程马拉松',
    name: '姓名',
    region: '国籍或地区类别',
    country: '国家或地区',
    mainland: '中国大陆',
    kind: '证件类型',
    residentId: '居民身份证',
    number: '证件号码',
    phone: '手机号',
    email: '邮箱',
    area: ['省份', '市', '区、县'],
    emergency: '紧急联系人姓名',
    relation: '与选手的关系',
    parent: '父母',
    emergencyPhone: '紧急联系人手机号',
    pickUp: '9 月 20 日',
    insurance: '已阅读保险说明',
    insuranceTerms: '参赛保险说明',
    search: '查询完赛记录',
    found: /查到 \d 场完赛记录/,
    none: /没有查到可计入的完赛记录/,
    addRace: '添加一场赛事',
    race: '赛事名称',
    raceDate: '日期',
    proof: '证明文件',
    guarantee: '我保证',
    fit: '没有不宜长跑的疾病',
    sign: '选手签名',
    typeIt: '改为键入',
    typed: '键入姓名作为签名',
    agree: /^我已阅读并同意《/,
    saved: /\d+:\d\d 已自动保存/,
    goOn: '下一步：核对并确认',
    confirm: '核对并确认',
    final: /^我确认以上信息/,
    submit: '提交报名',
    receipt: '报名已提交',
    toPay: '待缴费',
    pay: /^去缴费，\d+ 元$/,
    payNow: '模拟支付成功',
    paid: '已缴费，等待抽签',
  },
  en: {
    form: 'Enter the Yanling Mountain Marathon 2024',
    full: 'Marathon',
    half: 'Half marathon',
    name: 'Name',
    region: 'Nationality or region',
    country: 'Country or region',
    mainland: 'Mainland China',
    kind: 'Type of ID',
    residentId: 'Resident ID card',
    number: 'ID number',
    phone: 'Phone number',
    email: 'E-mail',
    area: ['Province', 'City', 'District'],
    emergency: 'Emergency contact',
    relation: 'Relationship to you',
    parent: 'Parent',
    emergencyPhone: 'Emergency contact’s phone number',
    pickUp: '20 September',
    insurance: 'I have read the note on insurance',
    insuranceTerms: 'Your insurance',
    search: 'Look up my finishes',
    found: /^\d finish(?:es)? found/,
    none: /No finishes found/,
    addRace: 'Add a race',
    race: 'Name of the race',
    raceDate: 'Date',
    proof: 'Proof',
    guarantee: 'Yes, I confirm',
    fit: 'I have no condition that rules out a long run',
    sign: 'Runner’s signature',
    typeIt: 'Type it instead',
    typed: 'Type your name as your signature',
    agree: /^I have read and agree to “/,
    saved: /Saved at \d+:\d\d/,
    goOn: 'Next: check and confirm',
    confirm: 'Check and confirm',
    final: /^I confirm that all details/,
    submit: 'Submit my entry',
    receipt: 'We have your entry',
    toPay: 'Payment due',
    pay: /^Pay CNY \d+$/,
    payNow: 'Pretend to pay',
    paid: 'Paid, waiting for the ballot',
  },
}
export type FormTexts = (typeof TEXTS)['zh']

const operate = (page: Page, path: string, data: object) =>
  page.request.post(`/__sandbox/sign-ups/${path}`, {
    data,
    headers: { accept: 'application/json' },
    // The server closes connections that were idle for some seconds.
    maxRetries: 2,
  })

/** Deletes everything a pinned account has submitted. */
export const forget = (page: Page, phone: string) =>
  operate(page, 'forget', { accountId: accountOf(phone) })
export const accountOf = (phone: string) => `phone-${phone.slice(-2)}`
export const moveTo = (page: Page, signupId: string, state: string) =>
  operate(page, 'state', { signupId, state })
export const judge = (page: Page, phone: string, status: number) =>
  operate(page, 'audit', { accountId: accountOf(phone), raceId: RACE_ID, status })

/** Logs in with the drawer that opens automatically. */
export async function logInOnArrival(page: Page, language: Language, phone: string) {
  await expect(account.drawerOf(page).getByRole('tablist')).toBeVisible()
  await account.logInByPassword(page, account.texts[language], phone)
  await expect(account.drawerOf(page)).toBeHidden()
}

/** Selects an option from a drop-down list by pointer. */
export async function choose(list: Locator, answer: string) {
  const page = list.page()
  await list.click()
  // While the list slides in, Playwright retries a click after scrolling the option to the window's
  // edge. The list then flips to the other side of its box, away from the pointer.
  await page
    .locator('.ant-select-dropdown:not(.ant-slide-up):visible .ant-select-item-option')
    .filter({ hasText: new RegExp(`^${answer}$`) })
    .click()
  const box = list.locator(
    'xpath=ancestor::div[contains(concat(" ", @class, " "), " ant-select ")]',
  )
  await expect(box).toHaveText(answer)
}

export async function upload(group: Locator, name: string) {
  await group
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name, mimeType: 'image/png', buffer: PNG })
}

/** A form field by its full label. Labels of required fields end in a star. */
export const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label}( \\*|\\*)?$`) })
export const list = (page: Page, label: string, index = 0) =>
  page.getByRole('combobox', { name: new RegExp(`^${label}( \\*|\\*)?$`) }).nth(index)

/** Fills in the fields that a draft does not store. */
export async function fillSecrets(
  page: Page,
  w: FormTexts,
  { number, kind = w.residentId }: { number: string; kind?: string },
) {
  await choose(list(page, w.kind).first(), kind)
  await page.getByLabel(w.number).first().fill(number)
  await page.getByRole('radio', { name: w.fit }).check()
}

/** Signs by typing, and agrees to every policy. */
export async function signAndAgree(page: Page, w: FormTexts, name: string, sign = w.sign) {
  const signature = page.getByRole('group', { name: new RegExp(sign) })
  await signature.getByRole('button', { name: w.typeIt }).click()
  await signature.getByLabel(w.typed).fill(name)
  for (const box of await page.getByRole('checkbox', { name: w.agree }).all()) await box.check()
}

/** Stores a draft as if from an earlier visit, and reloads the page. */
export async function leaveDraft(
  page: Page,
  phone: string,
  values: Record<string, unknown>,
  { kind = 'post', channel = '' } = {},
) {
  const draft = {
    version: '2024.3',
    savedAt: Date.parse('2024-08-15T14:20:00+08:00'),
    itemId: 'half',
    channel,
    submitKey: crypto.randomUUID().replaceAll('-', ''),
    values: { ...RUNNER_VALUES, ...values },
  }
  const key = `signupDraft:${accountOf(phone)}:yanling-2024-${kind}`
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify(draft),
  ] as const)
  await page.reload()
  await expect(page.getByText(/2024 年 8 月 15 日 14:20|15 August 2024, 14:20/)).toBeVisible()
}
