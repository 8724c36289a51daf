import type { Page } from '@playwright/test'
import { pinned } from '#sandbox/editions/pontarva-2027/runners/pinned.ts'
import { expect } from '../support/fixtures.ts'
import { test, WEEKEND_HOST } from '../support/ownSandbox.ts'
import { choose, field, list, logInOnArrival, signAndAgree, TEXTS } from '../support/signupForm.ts'

test.use({ host: WEEKEND_HOST, actionTimeout: 15_000 })

const PHONE = '13800000004'
const w = TEXTS.en

interface Entrant {
  event: RegExp
  name: string
  number: string
  birthDate: string
}
const CHILD: Entrant = {
  event: /^Children’s run/,
  name: 'Vera Prado',
  number: '150000002ZX2',
  birthDate: '2018-09-01',
}
const PARENT: Entrant = {
  event: /^Half marathon/,
  name: 'Luísa Prado',
  number: '150000001ZX1',
  birthDate: '1990-03-07',
}

/** Fills in what every event asks for. */
async function fillIn(page: Page, { event, name, number, birthDate }: Entrant) {
  await page.getByRole('radio', { name: event }).check()
  await field(page, 'Name').fill(name)
  await page.getByLabel('Identity card or passport').fill(number)
  await field(page, 'Date of birth').fill(birthDate)
  await page.getByRole('radio', { name: 'Female' }).check()
  const country = list(page, 'Country of residence')
  await country.click()
  await country.pressSequentially('Portugal')
  await page.keyboard.press('Enter')
  await field(page, 'Postcode').fill('9876-123')
  await field(page, 'Phone number').fill('+351 910 000 001')
  await field(page, 'E-mail').fill('luisa@race.test')
  await field(page, 'Emergency contact').fill('Artur Prado')
  await field(page, 'Emergency contact’s phone number').fill('+351 910 000 002')
}

/** Checks and submits the form, and waits for the receipt. */
async function submit(page: Page) {
  await page.getByRole('button', { name: w.goOn }).click()
  await page.getByRole('checkbox', { name: w.final }).check()
  await page.getByRole('button', { name: w.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We have your entry' })).toBeVisible()
}

/** Sends the search of the page with two details. */
async function search(page: Page, ...texts: string[]) {
  const fields = page.getByRole('main').getByRole('form').first().getByRole('textbox')
  for (const [index, text] of texts.entries()) await fields.nth(index).fill(text)
  await fields.first().press('Enter')
}

test('one account enters a child for nothing and an adult with a supper, and each is found', async ({
  page,
  open,
  expectAccessible,
  expectCleanText,
}) => {
  test.slow()
  await open('/#/post', 'en')
  await logInOnArrival(page, 'en', PHONE)
  await fillIn(page, CHILD)
  await field(page, 'Guardian’s name').fill(PARENT.name)
  await choose(list(page, 'Relationship to the runner'), 'Parent')
  await field(page, 'Guardian’s phone number').fill('+351 910 000 001')
  await signAndAgree(page, w, CHILD.name)
  await signAndAgree(page, w, PARENT.name, 'Guardian’s signature')
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Place confirmed' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pay/ })).toHaveCount(0)
  await expectCleanText()

  await open('/#/post', 'en')
  await page.getByRole('link', { name: 'Add an entry' }).click()
  await fillIn(page, PARENT)
  await page.getByRole('checkbox', { name: /^Pasta supper/ }).check()
  await expect(page.getByRole('checkbox', { name: /^Breakfast on the river boat/ })).toBeDisabled()
  await expectAccessible()
  await signAndAgree(page, w, PARENT.name)
  await submit(page)
  await page.getByRole('link', { name: 'Pay EUR 28.50' }).click()
  await page.getByRole('button', { name: w.payNow }).click()
  await page.waitForURL(/#\//)

  for (const { name, number } of [CHILD, PARENT]) {
    await open('/#/registration-search', 'pt')
    await search(page, name, number.slice(-6))
    await expect(page.getByRole('heading', { level: 2, name: 'Place confirmed' })).toBeVisible()
  }
  await expect(page.getByRole('main').getByText('Meia maratona').first()).toBeVisible()
})

test('the mile asks for a code of invitation, and takes one that was sent', async ({
  page,
  open,
  expectAccessible,
}) => {
  test.slow()
  await open('/#/post', 'en')
  await logInOnArrival(page, 'en', PHONE)
  await fillIn(page, { ...PARENT, event: /^Quay Mile/ })
  const code = field(page, 'Invitation code')
  await code.fill('1187')
  await code.blur()
  await expect(code).toHaveAccessibleDescription(/three capital letters, a hyphen and four digits/)
  await code.fill('ABC-0000')
  await signAndAgree(page, w, PARENT.name)
  await page.getByRole('button', { name: w.goOn }).click()
  await page.getByRole('checkbox', { name: w.final }).check()
  await page.getByRole('button', { name: w.submit }).click()
  await expect(code).toHaveAccessibleDescription(/is not one that we have sent/)
  await expectAccessible()
  await code.fill('ARV-1187')
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Place confirmed' })).toBeVisible()
})

test('the sold-out night run says so in Portuguese and takes an entry for its waiting list', async ({
  page,
  open,
}) => {
  await open('/#/post', 'pt')
  await logInOnArrival(page, 'en', PHONE)
  await expect(page.getByRole('radio', { name: /^10 km noturnos/ })).toHaveAccessibleDescription(
    /Full\. Waiting list: \d+ of 40 taken/,
  )
  await page.getByRole('radio', { name: /^10 km noturnos/ }).check()
  await expect(page.getByText('You join the waiting list, and pay only')).toBeVisible()
})

test('the menu has the nine items of the file, in its order and with its third level', async ({
  page,
  open,
}) => {
  await open('/#/events/half-marathon/pens', 'pt')
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(steps).toHaveText(['Início', 'Provas', 'Meia maratona', 'Blocos de partida'])
  await page.setViewportSize({ width: 1920, height: 900 })
  await open('/#/home', 'en')
  await expect(page.getByRole('banner').getByRole('navigation').first()).toContainText(
    /Home.*Events.*Programme.*Entries.*Rules.*Getting here.*Pontarva.*News/s,
  )
})

test.describe('in the night run', () => {
  test.use({ stop: 'night-run' })

  test('the race is on, and the clock of the course has gone forward', async ({ page, open }) => {
    await open('/#/home', 'en')
    await expect(page.getByText('Tonight the clock').first()).toBeVisible()
    await open('/#/race-card', 'en')
    await expect(page.getByRole('row', { name: /^Night 10 km/ })).toContainText('2:15 on 28 March')
  })
})

test.describe('after the race', () => {
  test.use({ stop: 'day-after' })

  test('a result, its certificate and the check of it', async ({
    page,
    open,
    expectAccessible,
    expectCleanText,
  }) => {
    const { name, cardNumber } = pinned.finisher
    await open('/#/score-search', 'pt')
    await search(page, name, cardNumber.slice(-6))
    await expect(page.getByText('1:58:24').first()).toBeVisible()
    await expectAccessible()
    await expectCleanText()
    await page.getByRole('button', { name: 'Show certificate' }).click()
    await expect(page.getByRole('img', { name: 'Certificate' })).toBeVisible()
    await page.getByRole('link', { name: 'Check a certificate' }).click()
    await expect(page.getByRole('heading', { name: 'Genuine' })).toBeVisible()
  })
})
