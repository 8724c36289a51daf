// @vitest-environment node
import { expect, test } from 'vitest'
import { QueryType } from '#api/race/queryCodes.ts'
import { BALLOT_STATES } from '#api/race/registration.ts'
import type { PinnedRunner as Pinned } from '#sandbox/editions/runnerTypes.ts'
import { pinned } from '#sandbox/editions/yanling-2024/runners/pinned.ts'
import { byBib, byCard, openRaceCenter } from '../openRaceCenter.ts'
import { temporaryFolder } from '../openSandbox.ts'

const STATUS = QueryType.registrationStatus
const NOT_FOUND = {
  code: 3004,
  msg: '没有找到与两项信息都相符的记录，请核对后再试',
  data: null,
}

const states: [stop: string, Partial<Record<keyof typeof pinned, string>>][] = [
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

test.each(states)('%s: sign-ups are in the expected state', async (stop, expected) => {
  const { query } = await openRaceCenter(stop)
  for (const [name, state] of Object.entries(expected)) {
    const person = pinned[name as keyof typeof pinned]
    expect(await query(STATUS, byCard(person)), name).toMatchObject({ code: 0, data: { state } })
  }
})

test('every state of a race with a ballot is covered by a pinned person', () => {
  const covered = new Set(states.flatMap(([, expected]) => Object.values(expected)))
  const ofBallot = BALLOT_STATES.filter((state) => state !== 'confirmed')
  expect(ofBallot.filter((state) => !covered.has(state))).toEqual([])
})

test('before sign-up opens nobody is found', async () => {
  const { query } = await openRaceCenter('before-sign-up')
  expect(await query(STATUS, byCard(pinned.drawn))).toEqual(NOT_FOUND)
})

test('a status is masked and contains its start and end and how to verify the ballot', async () => {
  const { query, exported } = await openRaceCenter('ballot-day')
  expect(await query(STATUS, byCard(pinned.waiting))).toMatchObject({
    data: {
      name: '江**',
      cardNumber: `${'*'.repeat(14)}0021`,
      state: 'waiting',
      since: '2024-08-26 09:00:00',
      nextAt: '2024-09-05 10:00:00',
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

test('a bib is included once bibs are published', async () => {
  const { query, moveTo } = await openRaceCenter('ballot-day')
  expect(await query(STATUS, byCard(pinned.drawn))).toMatchObject({ data: { bib: '' } })
  await moveTo('kit-pick-up')
  expect(await query(STATUS, byCard(pinned.drawn))).toMatchObject({
    data: { bib: 'B1226', pen: 'B', state: 'drawn', nextAt: '2024-09-22 08:00:00' },
  })
})

const REGISTRATION = [
  STATUS,
  QueryType.thirdPartyRegistration,
  QueryType.webRegistration,
  QueryType.appRegistration,
]
test('a bib, right or wrong, gives no access to sign-up data', async () => {
  const { query } = await openRaceCenter('day-after')
  for (const queryType of REGISTRATION) {
    const responses = [
      await query(queryType, byBib(pinned.drawn)),
      await query(queryType, byBib(pinned.drawn, 'A0001')),
      await query(queryType, { ...byBib(pinned.drawn), cardNumber: ' ' }),
    ]
    for (const response of responses) {
      expect(response).toEqual({
        code: 3205,
        msg: '查询报名信息请填写姓名和证件号码后六位',
        data: null,
      })
    }
  }
})

test('name and bib give access to the result, without document number, phone, city or size', async () => {
  const { query } = await openRaceCenter('day-after')
  const info = (await query(QueryType.webRegistration, byCard(pinned.drawn))) as {
    data: { cardNumber: string; phone: string; city: string }
  }
  expect(info.data).toMatchObject({ cardNumber: `${'*'.repeat(14)}0014`, phone: '138****0012' })
  const response = await query(QueryType.userScore, byBib(pinned.drawn))
  expect(response).toMatchObject({ code: 0, data: { bib: 'B1226', name: '林**' } })
  const { data } = response as { data: object }
  for (const key of ['cardNumber', 'phone', 'city', 'clothingSize', 'signupNo', 'fee'])
    expect(data).not.toHaveProperty(key)
  expect(JSON.stringify(data)).not.toMatch(/0014|0012|138\*/)
  expect(JSON.stringify(data)).not.toContain(info.data.city)
})

test('sign-up data is found through its own channel only', async () => {
  const { query } = await openRaceCenter('kit-pick-up')
  const people = [
    [QueryType.thirdPartyRegistration, pinned.direct, 'thirdParty'],
    [QueryType.webRegistration, pinned.drawn, 'web'],
    [QueryType.appRegistration, pinned.foreigner, 'app'],
  ] as const
  for (const [ofPerson, person, channel] of people) {
    for (const [queryType] of people) {
      const data = queryType === ofPerson ? { channel, kitPlace: '燕岭体育馆' } : null
      expect(await query(queryType, byCard(person))).toMatchObject({ code: 0, data })
    }
  }
  const response = JSON.stringify(await query(QueryType.webRegistration, byCard(pinned.drawn)))
  expect(response).toMatch(/"phone":"1\d\d\*{4}\d{4}"/)
  expect(response).not.toContain(pinned.drawn.name)
})

const { drawn, hidden } = pinned as Record<keyof typeof pinned, Pinned>
test('every mismatch gets the same message', async () => {
  const { query, moveTo } = await openRaceCenter('kit-pick-up')
  const wrong = {
    'unknown name': { name: '王不存在', cardNumber: drawn.cardNumber },
    'card of another': { name: drawn.name, cardNumber: hidden.cardNumber },
    'four digits of the card': { name: drawn.name, cardNumber: drawn.cardNumber.slice(-4) },
    'right bib with a wrong card': { ...byBib(drawn), cardNumber: hidden.cardNumber },
    'no name': { cardNumber: drawn.cardNumber },
  }
  for (const [what, facts] of Object.entries(wrong)) {
    expect(await query(STATUS, facts), what).toEqual(NOT_FOUND)
  }
  await moveTo('day-after')
  const wrongBibs = {
    'bib of another': byBib(drawn, 'A0001'),
    'no second credential': { name: drawn.name },
    'no name': { bib: drawn.bib },
    'bib of a hidden runner': byBib(hidden),
  }
  for (const [what, facts] of Object.entries(wrongBibs)) {
    expect(await query(QueryType.userScore, facts), what).toEqual(NOT_FOUND)
  }
})

test('credentials are accepted in the ways people write them', async () => {
  const { query } = await openRaceCenter('day-after')
  const right = {
    'whole card number': { name: drawn.name, cardNumber: drawn.cardNumber },
    'spaces and small letters': { name: ' 林知远 ', bib: ' b1226' },
    passport: { name: 'anna  LINDQVIST', cardNumber: 'p3045 8812' },
    'card of a hidden runner': byCard(hidden),
  }
  for (const [what, facts] of Object.entries(right)) {
    expect(await query(QueryType.userScore, facts), what).toMatchObject({ code: 0 })
  }
})

test('after thirty wrong pairs a captcha is required', async () => {
  const sandbox = await openRaceCenter('kit-pick-up')
  const { query } = sandbox
  for (let i = 0; i < 30; i += 1) {
    const facts = { name: `王不存在${i}`, cardNumber: String(100_000 + i) }
    expect(await query(STATUS, facts)).toEqual(NOT_FOUND)
  }
  expect(await query(STATUS, byCard(drawn))).toMatchObject({ code: 3003, msg: '请先完成人机验证' })
  const proved = { ...byCard(drawn), ...(await sandbox.captchaToken('login')) }
  expect(await query(STATUS, proved)).toMatchObject({ code: 0 })
  expect(await query(STATUS, proved)).toMatchObject({ code: 3003 })
})

test('wrong pairs also count against the person searched for, whoever asks, and nobody is locked out', async () => {
  const sandbox = await openRaceCenter('day-after')
  let caller = 0
  /** Sends each query from a different address. */
  const from = (facts: object, queryType: number = STATUS) => {
    caller += 1
    return sandbox.queryFrom(`10.0.0.${caller}`, queryType, facts)
  }
  const wrong = (i: number) => ({ name: drawn.name, cardNumber: String(100_000 + i) })
  for (let i = 0; i < 5; i += 1) expect(await from(wrong(i))).toEqual(NOT_FOUND)
  expect(await from(byCard(drawn))).toMatchObject({ code: 3003 })
  expect(await from(byBib(drawn), QueryType.userScore)).toMatchObject({ code: 3003 })
  expect(await from(byCard(hidden))).toMatchObject({ code: 0 })
  expect(await from({ ...byCard(drawn), ...(await sandbox.captchaToken('login')) })).toMatchObject({
    code: 0,
  })
  for (let i = 5; i < 20; i += 1) {
    expect(await from({ ...wrong(i), ...(await sandbox.captchaToken('login')) })).toEqual(NOT_FOUND)
  }
  expect(await from(byCard(drawn))).toMatchObject({ code: 3003 })
  const proved = { ...byCard(drawn), ...(await sandbox.captchaToken('login')) }
  expect(await from(proved)).toMatchObject({ code: 0 })
  await sandbox.moveTo('2024-09-30 12:00')
  expect(await from(byCard(drawn))).toMatchObject({ code: 0 })
})

test('wrong pairs sent at the same time all count', async () => {
  const { query } = await openRaceCenter('kit-pick-up')
  const sent = Array.from({ length: 12 }, (_, i) =>
    query(STATUS, { name: drawn.name, cardNumber: `${'  '.repeat(i)}${100_000 + i}` }),
  )
  const responses = await Promise.all(sent)
  expect(responses.filter((response) => JSON.stringify(response).includes('3004'))).toHaveLength(5)
  expect(responses.filter((response) => JSON.stringify(response).includes('3003'))).toHaveLength(7)
})

test('right pairs count for nothing', async () => {
  const { query } = await openRaceCenter('kit-pick-up')
  for (let i = 0; i < 12; i += 1) {
    expect(await query(STATUS, byCard(drawn))).toMatchObject({ code: 0 })
  }
})

test('a known bib cannot be matched by guessing names', async () => {
  const { query } = await openRaceCenter('day-after')
  for (let i = 0; i < 5; i += 1) {
    expect(await query(QueryType.userScore, { name: `林${i}`, bib: drawn.bib })).toEqual(NOT_FOUND)
  }
  expect(await query(QueryType.userScore, byBib(drawn))).toMatchObject({ code: 3003 })
})

test('an unknown race or query type is rejected', async () => {
  const { query } = await openRaceCenter('kit-pick-up')
  expect(await query(STATUS, { ...byCard(drawn), raceId: 'none' })).toMatchObject({ code: 3201 })
  expect(await query(7, byCard(drawn))).toMatchObject({ code: 400 })
})

test('the field survives a restart and is the same after a reset', async () => {
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
