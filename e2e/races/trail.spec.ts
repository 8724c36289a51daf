import type { Page } from '@playwright/test'
import { fileSavedBy } from '../support/actions.ts'
import { answer, CONFIG } from '../support/api.ts'
import { expect } from '../support/fixtures.ts'
import { test, TRAIL_HOST } from '../support/ownSandbox.ts'
import { choose, field, list, signAndAgree, signInOnArrival, TEXTS } from '../support/signupForm.ts'

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
const heading = { confirm: 'Check and confirm', receipt: 'Your entry is submitted' }

test('an entry for the 50 km holds a place, which payment confirms, without a ballot @core', async ({
  page,
  open,
  expectAccessible,
  expectCleanText,
}) => {
  test.slow()
  const w = TEXTS.en
  await open('/#/post', 'en')
  await signInOnArrival(page, 'en', PHONE)
  await page.getByRole('radio', { name: /^50 km/ }).check()
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
  await page.getByRole('radio', { name: 'Friday, 23 May' }).check()
  await page.getByRole('radio', { name: /^I have no condition/ }).check()
  await expectAccessible()
  await signAndAgree(page, w, 'Hana Mori')
  await page.getByRole('button', { name: w.goOn }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading.confirm })).toBeVisible()
  await page.getByRole('checkbox', { name: w.final }).check()
  await page.getByRole('button', { name: w.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading.receipt })).toBeVisible()
  await expectCleanText()
  await page.getByRole('link', { name: 'Pay JPY 18,000' }).click()
  await page.getByRole('button', { name: w.payNow }).click()
  await page.waitForURL(/#\//)
  await open('/#/post', 'en')
  await expect(page.getByRole('heading', { name: 'Place confirmed' })).toBeVisible()
  await expect(page.getByText(/ballot|drawn/i)).toHaveCount(0)
  await expectAccessible()
})

test('a runner of 17 is asked for a guardian, who is somebody else and of age', async ({
  page,
  open,
}) => {
  await open('/#/post', 'en')
  await signInOnArrival(page, 'en', PHONE)
  await page.getByRole('radio', { name: /^50 km/ }).check()
  await field(page, 'Name').fill('Hana Mori')
  await field(page, 'Date of birth').fill('2007-06-01')
  await expect(field(page, 'Guardian’s name')).toBeVisible()
  await field(page, 'Guardian’s name').fill('Hana Mori')
  await expect(field(page, 'Guardian’s name')).toHaveAccessibleDescription(
    'This is the runner’s own name. Enter another person’s',
  )
  await field(page, 'Guardian’s date of birth').fill('2007-05-24')
  await expect(field(page, 'Guardian’s date of birth')).toHaveAccessibleDescription(
    'Must be at least 18 years old on race day',
  )
  await expect(page.getByRole('group', { name: /^Guardian’s signature/ })).toBeVisible()
  await field(page, 'Date of birth').fill('2008-06-01')
  await expect(field(page, 'Date of birth')).toHaveAccessibleDescription(/31 December 2007/)
})

test('registration search shows a place and a waiting list', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/#/registration-search', 'ja')
  const ask = (name: string, number: string) =>
    search(page, '検索', [
      ['氏名', name],
      [/書類の番号/, number],
    ])
  await ask('立花 澪', '340003')
  await expect(page.getByRole('heading', { level: 2, name: '参加枠確定' })).toBeVisible()
  await expectAccessible()
  await ask('栗原 渚', '340008')
  await expect(page.getByRole('heading', { level: 2, name: 'キャンセル待ち' })).toBeVisible()
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
      [/ID number/, '340003'],
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
      [/证件号码/, '340004'],
    ])
    await expect(page.getByText('超过关门时间，已有的分段成绩见下。')).toBeVisible()
    await expect(page.getByRole('table', { name: '分段' })).toBeVisible()
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
    await expect(page.getByRole('heading', { name: /photos?$/ })).toBeVisible()
    await expectAccessible()
    for (const number of [1, 2])
      await page.getByLabel(`Choose photo ${number}`, { exact: true }).check()
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
  expect(calendar).toContain('Kirigadake')
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
  await page.route(CONFIG, answer('{"code":0,"data":null}'))
  await open('/#/home', 'en')
  await expect(page.getByText(/^Preview: this race is not published yet/)).toBeVisible()
  await expectAccessible()
  await open('/#/post', 'en')
  await expect(page.getByRole('heading', { name: 'This race is not published yet' })).toBeVisible()
})
