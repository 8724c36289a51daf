import type { Page } from '@playwright/test'
import { fileSavedBy } from '../support/actions.ts'
import { respond, CONFIG } from '../support/api.ts'
import { expect } from '../support/fixtures.ts'
import { misfits } from '../support/misfits.ts'
import { test, TRAIL_HOST } from '../support/ownSandbox.ts'
import { choose, field, list, logInOnArrival, signAndAgree, TEXTS } from '../support/signupForm.ts'

test.use({ host: TRAIL_HOST })

/** Searches for a runner with what the labels ask for. */
async function search(
  page: Page,
  button: string,
  fields: [label: string | RegExp, text: string][],
) {
  const form = page.getByRole('main').getByRole('form').first()
  for (const [label, text] of fields) await form.getByLabel(label).fill(text)
  await form.getByRole('button', { name: button }).click()
}

const PHONE = '13800000004'
const heading = { confirm: 'Check and confirm', receipt: 'We have your entry' }

const BALLOT = /ballot|drawn|抽签|中签|抽選|当選/i

/** Fills in what every event asks for. */
async function fillIn(page: Page, event: RegExp) {
  await page.getByRole('radio', { name: event }).check()
  await field(page, 'Name').fill('Hana Mori')
  await page.getByRole('radio', { name: 'In Japan' }).check()
  await choose(list(page, 'Prefecture'), '北海道')
  await field(page, 'Date of birth').fill('1990-05-04')
  await page.getByRole('radio', { name: 'Female' }).check()
  await field(page, 'Phone number').fill('+81 90 1234 5678')
  await field(page, 'E-mail').fill('hana@race.test')
  await field(page, 'Emergency contact').fill('Ken Mori')
  await choose(list(page, 'Relationship to you'), 'Family')
  await field(page, 'Emergency contact’s phone number').fill('+81 90 8765 4321')
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('radio', { name: /^I have no condition/ }).check()
}

test('an entry for the 50 km holds a place, which payment confirms, without a ballot @core', async ({
  page,
  open,
  expectAccessible,
  expectCleanText,
}) => {
  test.slow()
  const w = TEXTS.en
  await open('/#/post', 'en')
  await logInOnArrival(page, 'en', PHONE)
  await expect(page.getByRole('radio', { name: /^50 km/ })).toHaveAccessibleDescription(
    /\d+ places left/,
  )
  await fillIn(page, /^50 km/)
  await page.getByRole('radio', { name: 'Friday, 23 May' }).check()
  const summary = page.getByRole('complementary', { name: 'Your entry so far' })
  await expect(summary).toContainText('24 May 2025, 6:00')
  await expectAccessible()
  await signAndAgree(page, w, 'Hana Mori')
  await page.getByRole('button', { name: w.goOn }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading.confirm })).toBeVisible()
  for (const language of ['日本語', '中文', 'English']) {
    await page.getByRole('button', { name: language }).click()
    await expect(page.getByRole('button', { name: language, pressed: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(1)
    await expect(page.getByText(BALLOT)).toHaveCount(0)
  }
  const agreement = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Registration Agreement' }).click()
  await expect((await agreement).getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('checkbox', { name: w.final }).check()
  await page.getByRole('button', { name: w.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading.receipt })).toBeVisible()
  await expect(page.getByText(/^14:36 on 22 February 2025/)).toBeVisible()
  await expectCleanText()
  await page.getByRole('link', { name: 'Pay JPY 18,000' }).click()
  await page.getByRole('button', { name: w.payNow }).click()
  await page.waitForURL(/#\//)
  await open('/#/post', 'en')
  await expect(page.getByRole('heading', { name: 'Place confirmed' })).toBeVisible()
  await expect(page.getByText(BALLOT)).toHaveCount(0)
  await expectAccessible()

  await open('/#/registration-search', 'en')
  const found = await searchSignup(page, 'en', 'Hana Mori', '345678')
  await found('Place confirmed')
  await page.getByRole('button', { name: 'Show entry details' }).click()
  await expect(page.getByText('Women 35–39')).toBeVisible()
})

test('the files of the courses are told apart', async ({ page, open }) => {
  await open('/#/race-information/race-route', 'ja')
  const files = page.getByRole('complementary').getByRole('link', { name: /GPX/ })
  await expect(files).toHaveText([
    'GPX（100km）をダウンロード',
    'GPX（50km）をダウンロード',
    'GPX（20km）をダウンロード',
  ])
})

test('when the 100 km is full, an entry joins the waiting list and owes nothing', async ({
  page,
  open,
  expectAccessible,
}) => {
  test.slow()
  const w = TEXTS.en
  await open('/#/post', 'en')
  await logInOnArrival(page, 'en', PHONE)
  await expect(page.getByRole('radio', { name: /^100 km/ })).toHaveAccessibleDescription(
    /Full\. Waiting list: \d+ of 50 taken/,
  )
  await fillIn(page, /^100 km/)
  await field(page, 'Race that you finished').fill('Asagiri 50, 2023')
  await expect(page.getByText('You join the waiting list, and pay only')).toBeVisible()
  await signAndAgree(page, w, 'Hana Mori')
  await page.getByRole('button', { name: w.goOn }).click()
  await page.getByRole('checkbox', { name: w.final }).check()
  await page.getByRole('button', { name: w.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading.receipt })).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 2, name: /^No\. \d+ on the waiting list$/ }),
  ).toBeVisible()
  await expect(
    page.getByText('You are on the waiting list. You do not pay anything now.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pay/ })).toHaveCount(0)
  await expectAccessible()
})

test('the eligibility check asks for nothing that the race does not need', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/#/eligibility', 'en')
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible()
  await expect(page.getByText(/half marathon|Earlier finishes|resident ID|Chinese ID/)).toHaveCount(
    0,
  )
  await page.getByRole('radio', { name: /^100 km/ }).check()
  await field(page, 'Date of birth').fill('1990-05-04')
  await expect(
    page.getByRole('status').filter({ hasText: 'You meet the conditions' }),
  ).toBeVisible()
  await expectAccessible()
})

test('a runner of 17 is asked for a guardian, who is somebody else and of age', async ({
  page,
  open,
}) => {
  await open('/#/post', 'en')
  await logInOnArrival(page, 'en', PHONE)
  await page.getByRole('radio', { name: /^50 km/ }).check()
  await field(page, 'Name').fill('Hana Mori')
  await field(page, 'Date of birth').fill('2007-06-01')
  await expect(field(page, 'Guardian’s name')).toBeVisible()
  await field(page, 'Guardian’s name').fill('Hana Mori')
  await expect(field(page, 'Guardian’s name')).toHaveAccessibleDescription(
    'This is the runner’s own name. Enter another person’s.',
  )
  await field(page, 'Guardian’s date of birth').fill('2007-05-24')
  await expect(field(page, 'Guardian’s date of birth')).toHaveAccessibleDescription(
    'Must be at least 18 years old on race day',
  )
  await expect(page.getByRole('group', { name: /^Guardian’s signature/ })).toBeVisible()
  await field(page, 'Date of birth').fill('2008-06-01')
  await expect(field(page, 'Date of birth')).toHaveAccessibleDescription(/31 December 2007/)
})

const ASK = {
  ja: { button: '検索', name: '氏名', number: /^電話番号またはパスポート番号/ },
  en: { button: 'Search', name: 'Full name', number: /^Phone or passport number/ },
  zh: { button: '查询', name: '姓名', number: /^手机号或护照号码/ },
} as const

/** Searches for a sign-up; its state is a heading. */
async function searchSignup(page: Page, language: keyof typeof ASK, who: string, number: string) {
  const { button, name, number: label } = ASK[language]
  await search(page, button, [
    [name, who],
    [label, number],
  ])
  return (state: string | RegExp) =>
    expect(page.getByRole('heading', { level: 2, name: state })).toBeVisible()
}

test('registration search shows each state while entries are open, in its own words', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/#/registration-search', 'ja')
  const shows = async (who: string, number: string, state: string | RegExp) =>
    (await searchSignup(page, 'ja', who, number))(state)
  await shows('立花 澪', '340003', '参加枠確定')
  await expectAccessible()
  await shows('栗原 渚', '340008', /^キャンセル待ち/)
  await expect(page.getByText('お支払いはその後です。')).toBeVisible()
  await shows('小野寺 梢', '340001', '下書き')
  await shows('Marta Lindgren', '220075', 'お支払い待ち')
  await expect(page.getByText(/2025年2月21日 20:00/)).toBeVisible()
  await shows('村井 直人', '340010', '失効')
  await shows('Grace Tan', '190552', /キャンセル待ち1番/)
  await expect(page.getByText(BALLOT)).toHaveCount(0)
})

test.describe('on race day', () => {
  test.use({ stop: 'race-day' })

  test('start, kit pick-up and refund are those of the event', async ({ page, open }) => {
    await open('/#/registration-search', 'en')
    const shows = async (who: string, number: string, state: string | RegExp) =>
      (await searchSignup(page, 'en', who, number))(state)
    await shows('Marta Lindgren', '220075', 'Place confirmed')
    await expect(page.getByText(/^24 May 2025, 5:30/)).toBeVisible()
    await shows('Grace Tan', '190552', 'Place confirmed')
    await expect(page.getByText(/^23 May 2025, 22:00/)).toBeVisible()
    await shows('大森 亮平', '340009', 'Refunded')
    await expect(page.getByText('JPY 30,000')).toBeVisible()
    await expect(page.getByText(/in full/)).toHaveCount(0)
  })
})

test('the registration card says from when bibs can be looked up', async ({ page, open }) => {
  await open('/', 'en')
  await expect(page.getByText('Bib numbers from 7 May, 10:00')).toBeVisible()
})

test.describe('on race day', () => {
  test.use({ stop: 'race-day' })

  test('the registration card no longer announces the bibs', async ({ page, open }) => {
    await open('/', 'en')
    await expect(page.getByText('Your place, waiting list, bib')).toBeVisible()
    await expect(page.getByText('Bib numbers from 7 May, 10:00')).toHaveCount(0)
  })
})

test.describe('after the race', () => {
  test.use({ stop: 'day-after' })

  test('a result of more than a day, its certificate, and its check', async ({
    page,
    open,
    expectAccessible,
    expectCleanText,
  }) => {
    await open('/#/score-search', 'en')
    await search(page, 'Search', [
      ['Full name', '立花 澪'],
      [/^Phone or passport number/, '340003'],
    ])
    await expect(page.getByText('24:41:09').first()).toBeVisible()
    await expectAccessible()
    await expectCleanText()
    await page.getByRole('button', { name: 'Show certificate' }).click()
    await expect(page.getByRole('img', { name: 'Certificate' })).toBeVisible()
    await page.getByRole('link', { name: 'Check a certificate' }).click()
    await expect(page.getByRole('heading', { name: 'Genuine' })).toBeVisible()
    await expectAccessible()
  })

  test('a runner who missed a cut-off on the way sees the splits and the reason', async ({
    page,
    open,
  }) => {
    await open('/#/score-search', 'zh')
    await search(page, '查询', [
      ['姓名', '岡部 進'],
      [/^手机号或护照号码/, '340004'],
    ])
    await expect(page.getByText('超过关门时间，已有的分段成绩见下表。')).toBeVisible()
    await expect(page.getByRole('table', { name: '分段' })).toBeVisible()
  })

  test('names in the list of results stay in one line, and times in the window', async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await open('/#/race-ranking', 'ja')
    const names = page.getByRole('main').getByRole('table').getByRole('rowheader')
    await expect(names).not.toHaveCount(0)
    const heights = await names
      .locator('bdi')
      .evaluateAll((written) => written.map((name) => name.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThan(32)
    for (const width of [600, 667, 768]) {
      await page.setViewportSize({ width, height: 375 })
      expect(await misfits(page), `${width} px`).toEqual([])
    }
  })

  test('photos by bib, and the file that is downloaded, carry the race’s name', async ({
    page,
    open,
    expectAccessible,
  }) => {
    await open('/#/image-search', 'en')
    await search(page, 'Search', [
      ['Bib number', 'A0128'],
      ['Full name', '立花 澪'],
    ])
    await expect(page.getByRole('heading', { name: /^\d+ photos?$/ })).toBeVisible()
    await expectAccessible()
    for (const number of [1, 2])
      await page.getByLabel(`Select photo ${number}`, { exact: true }).check()
    const { name } = await fileSavedBy(page.getByRole('button', { name: /^Download/ }))
    expect(name).toContain('Kirigadake')
  })
})

test('the calendar file of the race guide has the race’s own start and place', async ({
  page,
  open,
}) => {
  await open('/#/race-card', 'en')
  const saved = await fileSavedBy(
    page
      .getByRole('button', { name: 'Add to calendar' })
      .or(page.getByRole('link', { name: 'Add to calendar' })),
  )
  const calendar = saved.bytes.toString()
  expect(calendar).toContain('DTSTART;TZID=Asia/Tokyo:20250523T220000')
  expect(calendar).toContain('LOCATION:Kirisato Onsen\\, Japan')
  expect(calendar).not.toMatch(/Yanling|燕岭|Shanghai/)
})

test('the race guide has the kit of each event and, near midnight, days with the times @core', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/#/race-card', 'en')
  const kit = page.getByRole('region', { name: 'Mandatory kit' })
  await expect(kit.getByRole('heading', { level: 4 })).toHaveText([
    'Every event',
    '100 km',
    '50 km',
    '20 km',
  ])
  await expect(page.getByRole('row', { name: /^100 km/ })).toContainText('2:00 on 25 May')
  await expectAccessible()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})

test('before its configuration is published, the site is a preview, with sign-up shut', async ({
  page,
  open,
  expectAccessible,
}) => {
  await page.route(CONFIG, respond('{"code":0,"data":null}'))
  await open('/#/home', 'en')
  await expect(page.getByText(/^Preview: this race is not published yet/)).toBeVisible()
  await expectAccessible()
  await open('/#/post', 'en')
  await expect(page.getByRole('heading', { name: 'This race is not published yet' })).toBeVisible()
})
