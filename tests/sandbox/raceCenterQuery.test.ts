// @vitest-environment node
import { expect, test } from 'vitest'
import { type Pinned, pinned, type PinnedName } from '../../sandbox/race-center/pinned.ts'
import { QueryType } from '../../src/api/lookupCodes.ts'
import { paths } from '../../src/api/paths.ts'
import { BALLOT_STATES } from '../../src/api/registration.ts'
import { byBib, byCard, openRaceCenter } from './openRaceCenter.ts'
import { temporaryFolder } from './openSandbox.ts'

const STATUS = QueryType.registrationStatus
const NOT_FOUND = {
  code: 3004,
  msg: '没有找到与两项信息都相符的记录，请核对后再试',
  data: null,
}

const states: [stop: string, Partial<Record<PinnedName, string>>][] = [
  [
    'sign-up-open',
    {
      draft: 'draft',
      submitted: 'submitted',
      rejected: 'proofRejected',
      toPay: 'toPay',
      notDrawn: 'paid',
      direct: 'directEntry',
      withdrawn: 'withdrawn',
      drawn: 'paid',
    },
  ],
  [
    'ballot-day',
    {
      toPay: 'drawn',
      drawn: 'drawn',
      givenUp: 'givenUp',
      notDrawn: 'notDrawn',
      waiting: 'waiting',
      refunding: 'refunding',
      refunded: 'refunded',
    },
  ],
  ['day-after', { waiting: 'refunded', notDrawn: 'refunded', refunding: 'refunding' }],
]

test.each(states)('%s: sign-ups stand where the clock has them', async (stop, expected) => {
  const { query } = await openRaceCenter(stop)
  for (const [name, state] of Object.entries(expected)) {
    const person = pinned[name as PinnedName]
    expect(await query(STATUS, byCard(person)), name).toMatchObject({ code: 0, data: { state } })
  }
})

test('every state has somebody', () => {
  const covered = new Set(states.flatMap(([, expected]) => Object.values(expected)))
  expect(BALLOT_STATES.filter((state) => !covered.has(state))).toEqual([])
})

test('before the sign-up opens there is nobody', async () => {
  const { query } = await openRaceCenter('before-sign-up')
  expect(await query(STATUS, byCard(pinned.drawn))).toEqual(NOT_FOUND)
})

test('a status is masked and says since when, until when and how the draw can be checked', async () => {
  const { query, exported } = await openRaceCenter('ballot-day')
  expect(await query(STATUS, byCard(pinned.waiting))).toMatchObject({
    data: {
      name: '江**',
      cardNumber: `${'*'.repeat(14)}0021`,
      state: 'waiting',
      since: '2024-08-26 09:00:00',
      nextAt: '2024-09-13 18:00:00',
      waitingNumber: 57,
      fee: 180,
      refund: 0,
      bib: '',
      draw: { at: '2024-08-26 09:00:00', places: 2700, entries: 3200 },
    },
  })
  expect(await query(STATUS, byCard(pinned.refunding))).toMatchObject({
    data: { since: '2024-08-26 09:20:00', nextAt: '2024-10-15 12:00:00', fee: 120, refund: 120 },
  })
  expect(await (await exported('draw')).text()).toContain('waiting 57')
})

test('a bib is told, and asked with, once bibs are out', async () => {
  const { query, moveTo } = await openRaceCenter('ballot-day')
  expect(await query(STATUS, byCard(pinned.drawn))).toMatchObject({ data: { bib: '' } })
  expect(await query(STATUS, byBib(pinned.drawn))).toEqual(NOT_FOUND)
  await moveTo('kit-pick-up')
  expect(await query(STATUS, byBib(pinned.drawn))).toMatchObject({
    data: { bib: 'B1226', pen: 'B', state: 'drawn', nextAt: '2024-09-22 08:00:00' },
  })
})

test('what was given at sign-up is found through its own channel only', async () => {
  const { query } = await openRaceCenter('kit-pick-up')
  const people = [
    [QueryType.thirdPartyRegistration, pinned.direct, 'thirdParty'],
    [QueryType.webRegistration, pinned.drawn, 'web'],
    [QueryType.appRegistration, pinned.foreigner, 'app'],
  ] as const
  for (const [own, person, channel] of people) {
    for (const [queryType] of people) {
      const data = queryType === own ? { channel, kitPlace: '燕岭体育馆' } : null
      expect(await query(queryType, byCard(person))).toMatchObject({ code: 0, data })
    }
  }
  const answer = JSON.stringify(await query(QueryType.webRegistration, byCard(pinned.drawn)))
  expect(answer).toMatch(/"phone":"1\d\d\*{4}\d{4}"/)
  expect(answer).not.toContain(pinned.drawn.name)
})

const { drawn, hidden } = pinned as Record<PinnedName, Pinned>
test('whatever is wrong is refused in the same words', async () => {
  const { query } = await openRaceCenter('kit-pick-up')
  const wrong = {
    'unknown name': { name: '王不存在', cardNumber: drawn.cardNumber },
    'card of another': { name: drawn.name, cardNumber: hidden.cardNumber },
    'bib of another': byBib(drawn, 'A0001'),
    'four digits of the card': { name: drawn.name, cardNumber: drawn.cardNumber.slice(-4) },
    'right bib with a wrong card': { ...byBib(drawn), cardNumber: hidden.cardNumber },
    'no second fact': { name: drawn.name },
    'no name': { bib: drawn.bib },
    'bib of who is hidden': byBib(hidden),
  }
  for (const [what, facts] of Object.entries(wrong)) {
    expect(await query(STATUS, facts), what).toEqual(NOT_FOUND)
  }
})

test('facts are understood as people write them', async () => {
  const { query } = await openRaceCenter('kit-pick-up')
  const right = {
    'whole card number': { name: drawn.name, cardNumber: drawn.cardNumber },
    'spaces and small letters': { name: ' 林知远 ', bib: ' b1226' },
    passport: { name: 'anna  LINDQVIST', cardNumber: 'p3045 8812' },
    'card of who is hidden': byCard(hidden),
  }
  for (const [what, facts] of Object.entries(right)) {
    expect(await query(STATUS, facts), what).toMatchObject({ code: 0 })
  }
})

test('after thirty wrong pairs a human check comes first', async () => {
  const { query, post, get } = await openRaceCenter('kit-pick-up')
  for (let i = 0; i < 30; i += 1) await query(STATUS, { name: drawn.name, cardNumber: '000000' })
  expect(await query(STATUS, byCard(drawn))).toMatchObject({ code: 3003, msg: '请先完成人机验证' })
  const challenge = (await post(paths.humanChallenge, { scene: 'login' })) as {
    data: { id: string }
  }
  const { humanChecks } = (await get('/__sandbox/inbox')) as {
    humanChecks: { id: string; answer: number }[]
  }
  const { id } = challenge.data
  const x = humanChecks.find((check) => check.id === id)?.answer
  const { data } = (await post(paths.humanVerify, { id, x })) as { data: object }
  const proved = { ...byCard(drawn), ...data, scene: 'login' }
  expect(await query(STATUS, proved)).toMatchObject({ code: 0 })
  expect(await query(STATUS, proved)).toMatchObject({ code: 3003 })
})

test('a race or a query type that there is not', async () => {
  const { query } = await openRaceCenter('kit-pick-up')
  expect(await query(STATUS, { ...byCard(drawn), raceId: 'none' })).toMatchObject({ code: 3201 })
  expect(await query(7, byCard(drawn))).toMatchObject({ code: 400 })
})

test('the field outlives a restart, and comes again after a reset', async () => {
  const data = temporaryFolder()
  const first = await openRaceCenter('ballot-day', data)
  const before = await first.query(STATUS, byCard(drawn))
  first.sandbox.close()
  const second = await openRaceCenter('ballot-day', data)
  expect(await second.query(STATUS, byCard(drawn))).toEqual(before)
  await second.post('/__sandbox/reset', {})
  await second.moveTo('ballot-day')
  expect(await second.query(STATUS, byCard(drawn))).toEqual(before)
})
