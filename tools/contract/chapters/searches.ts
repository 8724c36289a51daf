import type { EndpointName } from '#api/endpoints.ts'
import { refusals } from '../../schemas/api/refusals.ts'
import type { Answer, Fields } from '../caller.ts'
import { madeUp, type Trial } from '../trial.ts'

type Runner = NonNullable<Trial['accounts']['runner']>

const DETAILS = ['webRegistration', 'appRegistration', 'thirdPartyRegistration'] as const
/** Wrong tries for a person after which a captcha is asked for. */
const WRONG_TRIES = 5
const FULL_WIDTH = 0xfee0

const toFullWidth = (text: string) =>
  text.replace(/[0-9A-Za-z]/g, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? 0) + FULL_WIDTH),
  )
const withSpaces = (text: string) => Array.from(text).join(' ')

/** Other ways in which people type the same name and number. */
const VARIANTS: [what: string, vary: (runner: Runner) => Fields][] = [
  ['full-width digits', ({ name, cardNumber }) => ({ name, cardNumber: toFullWidth(cardNumber) })],
  [
    'spaces and hyphens',
    ({ name, cardNumber }) => ({
      name: ` ${name} `,
      cardNumber: withSpaces(cardNumber).replace(' ', '-'),
    }),
  ],
  [
    'another case',
    ({ name, cardNumber }) => ({
      name: name.toUpperCase(),
      cardNumber: cardNumber.toLowerCase(),
    }),
  ],
]

/** Whether an answer shows more of a person than the first character and the last four. */
const showsPerson = ({ data }: Answer, { name, cardNumber }: Runner) =>
  [name, cardNumber].some((whole) => JSON.stringify(data ?? '').includes(whole))

async function tryFound(trial: Trial, name: EndpointName, fields: Fields, runner: Runner) {
  const answer = await trial.ask(name, fields)
  if (!trial.expectSuccess(answer, 'A search with the right details')) return
  trial.expect(answer, !showsPerson(answer, runner), 'Name or number are not masked')
}

async function tryNotFound(trial: Trial, raceId: string, runner: Runner): Promise<void> {
  const { ask, expect, expectRefusal } = trial
  const search = (fields: Fields) => ask('registrationStatus', { raceId, ...fields })
  const unknown = { name: '林无名', cardNumber: '110101190001010000' }
  const wrongName = await search({ ...unknown, cardNumber: runner.cardNumber })
  const wrongNumber = await search({ ...unknown, name: runner.name })
  expectRefusal(wrongName, ['notFound', 'captchaNeeded'], 'A wrong name')
  expectRefusal(wrongNumber, ['notFound', 'captchaNeeded'], 'A wrong document number')
  expect(
    wrongNumber,
    wrongName?.code !== wrongNumber?.code || wrongName?.msg === wrongNumber?.msg,
    'A wrong name and a wrong number get different messages',
  )
  expectRefusal(
    await search({ ...unknown, raceId: madeUp() }),
    ['noSuchRace'],
    'A race that is not there',
  )
  if (runner.bib !== undefined)
    expectRefusal(
      await search({ name: runner.name, bib: runner.bib }),
      ['documentNeeded'],
      'A search for an entry by name and bib, which anybody can read at the race',
    )
}

/** Wrong tries for a person lead to a captcha; with it the right details are found. */
async function tryLimit(trial: Trial, raceId: string, runner: Runner): Promise<void> {
  const { ask, expectRefusal, expectSuccess, passCaptcha } = trial
  const { name, cardNumber } = runner
  const search = (fields: Fields) => ask('registrationStatus', { raceId, cardNumber, ...fields })
  for (let tries = 0; tries < WRONG_TRIES; tries++) await search({ name: '林无名' })
  expectRefusal(
    await search({ name }),
    ['captchaNeeded'],
    `The right details after ${WRONG_TRIES} wrong tries, without a captcha`,
  )
  const captcha = trial.hasInbox ? await passCaptcha('login') : undefined
  if (captcha)
    expectSuccess(
      await search({ name, ...captcha }),
      `The right details after ${WRONG_TRIES} wrong tries, with a captcha`,
    )
}

/** Searches for entries: masking, folding, refusals and limits. */
export async function trySearches(trial: Trial): Promise<void> {
  const raceId = await trial.raceId()
  if (raceId === undefined) return
  const { runner } = trial.accounts
  if (!runner) return trial.skip('searches, results and photos', 'the accounts file has no runner')
  const { name, cardNumber } = runner
  const right = { raceId, name, cardNumber }
  const first = await trial.ask('registrationStatus', right)
  if (first?.code === refusals.captchaNeeded.code)
    return trial.skip(
      'searches',
      'the service asks for a captcha already; try again in ten minutes',
    )
  await tryFound(trial, 'registrationStatus', right, runner)
  for (const detail of DETAILS) await tryFound(trial, detail, right, runner)
  for (const [what, vary] of VARIANTS)
    trial.expectSuccess(
      await trial.ask('registrationStatus', { raceId, ...vary(runner) }),
      `The right details with ${what}`,
    )
  await tryNotFound(trial, raceId, runner)
  await tryLimit(trial, raceId, runner)
}
