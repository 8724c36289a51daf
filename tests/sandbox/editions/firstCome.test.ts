// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { racePaths } from '#api/race/paths.ts'
import { QueryCode, QueryType } from '#api/race/queryCodes.ts'
import { signupPaths } from '#api/race/signupPaths.ts'
import { stopAt } from '#sandbox/clock.ts'
import { kirigadake2025 as edition } from '#sandbox/editions/kirigadake-2025/edition.ts'
import { pinned } from '#sandbox/editions/kirigadake-2025/runners/pinned.ts'
import { pontarva2027 } from '#sandbox/editions/pontarva-2027/edition.ts'
import type { PinnedRunner } from '#sandbox/editions/runnerTypes.ts'
import { currentRaceOf } from '#sandbox/race-center/races.ts'
import { holdsPlace, statusAt } from '#sandbox/race-center/runners/registrationState.ts'
import { makeSignups } from '#sandbox/race-center/runners/signups.ts'
import { openAccounts } from '../openAccounts.ts'

const RACE_ID = edition.raceId
const formResponse = v.object({
  data: v.object({
    state: v.string(),
    items: v.array(
      v.object({
        itemId: v.string(),
        isFull: v.boolean(),
        placesLeft: v.number(),
        waitingList: v.object({ length: v.number(), places: v.number() }),
      }),
    ),
  }),
})
const submitResponse = v.object({
  code: v.literal(0),
  data: v.object({ signupId: v.string(), payUrl: v.string() }),
})

const submission = (itemId: string, values: object = {}) => ({
  raceId: RACE_ID,
  formId: 'kirigadake-2025-post',
  version: '2025.1',
  itemId,
  values: {
    name: '北原 楓',
    residence: 'japan',
    prefecture: '長野県',
    birthDate: '1990-03-07',
    gender: 2,
    phone: '+819012349999',
    email: 'kaede@race.test',
    emergencyName: '北原 守',
    emergencyRelation: 'family',
    emergencyPhone: '+819012348888',
    clothing: 'M',
    ...(itemId === '100k' ? { experience: 'Asagiri 50, 2023' } : { pickUpDay: '2025-05-24' }),
    health: { value: 'fit', images: '' },
    signature: { typed: '北原 楓' },
    ...values,
  },
  consents: ['health'].map((policyId) => ({
    policyId,
    version: '2025.1',
    agreedAt: '2025-02-15 14:36:12',
  })),
  statementVersion: '2025.1',
  submitKey: itemId.padEnd(12, 'A'),
})

async function openTrail() {
  const sandbox = await openAccounts({ host: 'trail.race.test' })
  const token = await sandbox.tokenOf('13800000001')
  const form = async () =>
    v.parse(formResponse, await sandbox.get(`${signupPaths.form}?raceId=${RACE_ID}&kind=post`)).data
  return {
    ...sandbox,
    form,
    placesOf: async (itemId: string) => (await form()).items.find((item) => item.itemId === itemId),
    submit: (body: object) => sandbox.post(signupPaths.submit, body, { token }),
    mine: async () =>
      (await sandbox.ask(`${signupPaths.mine}?raceId=${RACE_ID}`, { headers: { token } })).json(),
    /** The registration status, or the response to another `queryType`. */
    status: (
      who: Pick<PinnedRunner, 'name' | 'cardNumber'>,
      queryType: number = QueryType.registrationStatus,
    ) =>
      sandbox.post(racePaths.query, {
        raceId: RACE_ID,
        queryType,
        name: who.name,
        cardNumber: who.cardNumber.slice(-6),
      }),
    moveTo: (now: string) => sandbox.post('/__sandbox/clock', { now }),
  }
}

test('the form says how many places are left and how many people wait', async () => {
  const { placesOf, moveTo } = await openTrail()
  expect(await placesOf('100k')).toMatchObject({ isFull: false, placesLeft: 0 })
  expect((await placesOf('100k'))?.waitingList.length).toBeGreaterThan(3)
  const twenty = await placesOf('20k')
  expect(twenty?.placesLeft).toBeGreaterThan(30)
  expect(twenty?.waitingList).toEqual({ length: 0, places: 50 })
  await moveTo('2025-02-20')
  expect((await placesOf('20k'))?.placesLeft).toBeLessThan(twenty?.placesLeft ?? 0)
})

test.each([edition, pontarva2027])(
  '$raceId: there are never more people with a place than places',
  (each) => {
    const race = currentRaceOf(each)
    const entrants = makeSignups(race)
    const { opensAt } = each.season
    const moments = Array.from({ length: 120 }, (_, day) => opensAt + day * 86_400_000)
    for (const { itemId } of each.items) {
      const itemEntrants = entrants.filter((entrant) => entrant.itemId === itemId)
      const held = moments.map(
        (moment) =>
          itemEntrants.filter((entrant) =>
            holdsPlace(statusAt(entrant, each.season, moment)?.state ?? ''),
          ).length,
      )
      expect(Math.max(...held), itemId).toBeLessThanOrEqual(race.places[itemId] ?? 0)
      expect(held.at(-1), itemId).toBe(race.places[itemId])
    }
  },
)

test('a place that is left is held until it is paid, then confirmed', async () => {
  const { ask, submit, mine, placesOf } = await openTrail()
  const before = (await placesOf('20k'))?.placesLeft ?? 0
  const { payUrl } = v.parse(submitResponse, await submit(submission('20k'))).data
  expect((await placesOf('20k'))?.placesLeft).toBe(before - 1)
  expect(await mine()).toMatchObject({
    data: { signups: [{ state: 'toPay', fee: 9000, itemNameEn: '20 km', itemNameJa: '20km' }] },
  })
  expect(await (await ask(payUrl)).text()).toContain('JPY 9,000')
  await ask(payUrl, { method: 'POST' })
  expect(await mine()).toMatchObject({ data: { signups: [{ state: 'confirmed' }] } })
})

test('with no place free, an entry joins the waiting list and no fee is due', async () => {
  const { submit, mine, placesOf } = await openTrail()
  const waiting = (await placesOf('100k'))?.waitingList.length ?? 0
  const { payUrl } = v.parse(submitResponse, await submit(submission('100k'))).data
  expect(payUrl).toBe('')
  expect(await mine()).toMatchObject({
    data: { signups: [{ state: 'waiting', payUrl: '', waitingNumber: waiting + 1 }] },
  })
  expect((await placesOf('100k'))?.waitingList.length).toBe(waiting + 1)
})

test('a place that is not paid within seven days lapses and becomes free', async () => {
  const { submit, mine, moveTo, placesOf } = await openTrail()
  await moveTo('2025-02-15 10:00')
  await submit(submission('20k'))
  const payBy = expect.stringMatching(/^2025-02-22 10:00:\d\d$/)
  expect(await mine()).toMatchObject({ data: { signups: [{ state: 'toPay', payBy }] } })
  await moveTo('2025-02-22 09:59')
  expect(await mine()).toMatchObject({ data: { signups: [{ state: 'toPay' }] } })
  const before = (await placesOf('20k'))?.placesLeft ?? 0
  await moveTo('2025-02-22 10:01')
  expect(await mine()).toMatchObject({
    data: { signups: [{ state: 'withdrawn', since: payBy, payUrl: '', payBy: '' }] },
  })
  expect((await placesOf('20k'))?.placesLeft).toBe(before + 1)
})

test('whose place has lapsed may enter again', async () => {
  const { submit, mine, moveTo } = await openTrail()
  await moveTo('2025-02-15 10:00')
  await submit(submission('20k'))
  const again = { ...submission('20k'), submitKey: 'B'.repeat(12) }
  expect(await submit(again)).toMatchObject({ code: 3007 })
  await moveTo('2025-02-22 10:01')
  expect(await submit(again)).toMatchObject({ code: 0 })
  expect(await mine()).toMatchObject({
    data: { signups: [{ state: 'toPay' }, { state: 'withdrawn' }] },
  })
})

test('a person without a document can enter only once; one from abroad needs a passport', async () => {
  const { submit } = await openTrail()
  await submit(submission('20k'))
  const other = { ...submission('50k'), submitKey: 'B'.repeat(12) }
  expect(await submit(other)).toMatchObject({ code: 3008 })
  const fromAbroad = submission('50k', {
    residence: 'abroad',
    country: 'FR',
    prefecture: undefined,
  })
  expect(await submit({ ...fromAbroad, submitKey: 'C'.repeat(12) })).toMatchObject({
    code: 3100,
    data: { faults: expect.arrayContaining([expect.objectContaining({ key: 'document' })]) },
  })
})

test('a runner of 17 signs up with a guardian who is somebody else and of age', async () => {
  const { submit } = await openTrail()
  const submitWith = (guardian: object) => {
    const { consents, ...body } = submission('50k', {
      birthDate: '2007-06-01',
      guardianName: '北原 守',
      guardianRelation: 'parent',
      guardianBirthDate: '2007-05-23',
      guardianPhone: '+819012348888',
      guardianSignature: { typed: '北原 守' },
      ...guardian,
    })
    const agreed = consents.map((consent) => ({ ...consent, policyId: 'guardian' }))
    return submit({ ...body, consents: [...consents, ...agreed] })
  }
  const faultAt = (key: string) => ({
    code: 3100,
    data: { faults: [expect.objectContaining({ key })] },
  })
  expect(await submitWith({ guardianName: '北原楓' })).toMatchObject(faultAt('guardianName'))
  expect(await submitWith({ guardianBirthDate: '2007-05-24' })).toMatchObject(
    faultAt('guardianBirthDate'),
  )
  expect(await submitWith({})).toMatchObject({ code: 0 })
})

test('a search shows place, payment and position on the waiting list', async () => {
  const { status, moveTo } = await openTrail()
  const stateOf = async (who: PinnedRunner) =>
    v.parse(
      v.object({
        data: v.object({ state: v.string(), waitingNumber: v.optional(v.number()) }),
      }),
      await status(who),
    ).data
  expect(await stateOf(pinned.winner)).toEqual({ state: 'confirmed' })
  expect(await stateOf(pinned.paid)).toEqual({ state: 'paid' })
  expect(await stateOf(pinned.toPay)).toEqual({ state: 'toPay' })
  expect(await stateOf(pinned.withdrawn)).toEqual({ state: 'withdrawn' })
  const first = await stateOf(pinned.movedUp)
  expect(first).toEqual({ state: 'waiting', waitingNumber: 1 })
  const before = (await stateOf(pinned.waiting)).waitingNumber ?? 0
  await moveTo('waiting-list')
  expect(await stateOf(pinned.movedUp)).toEqual({ state: 'confirmed' })
  expect(await stateOf(pinned.waiting)).toEqual({ state: 'waiting', waitingNumber: before - 10 })
  expect(await status(pinned.refunded)).toMatchObject({
    data: { state: 'refunded', fee: 32_000, refund: 30_000 },
  })
})

test('an entrant without a document is found by phone number', async () => {
  const { status } = await openTrail()
  expect(pinned.finisher.cardNumber).toBe('09012340003')
  expect(await status(pinned.finisher)).toMatchObject({
    data: { name: '立***', cardNumber: '*******0003' },
  })
  expect(stopAt(edition, 'sign-up-open')).toBe(Date.parse('2025-02-15T14:36:12+09:00'))
})

test('an entry made here is found by its name and phone number, with its place on the waiting list', async () => {
  const { submit, status, placesOf } = await openTrail()
  const kaede = { name: '北原楓', cardNumber: '09012349999' }
  expect(await status(kaede)).toMatchObject({ code: QueryCode.notFound })
  const waiting = (await placesOf('100k'))?.waitingList.length ?? 0
  await submit(submission('100k'))
  expect(await status(kaede)).toMatchObject({
    data: { state: 'waiting', waitingNumber: waiting + 1, itemId: '100k' },
  })
})

test('a generated entrant who signs up here keeps the entry with the bib and the result', async () => {
  const { submit, status, moveTo } = await openTrail()
  const { name } = pinned.finisher
  const phone = pinned.finisher.cardNumber.replace(/^0/, '+81')
  const again = submission('20k', { name, phone, signature: { typed: name } })
  expect(await submit(again)).toMatchObject({ code: 0 })
  expect(await status(pinned.finisher)).toMatchObject({
    data: { itemId: '100k', state: 'confirmed' },
  })
  await moveTo('day-after')
  expect(await status(pinned.finisher, QueryType.userScore)).toMatchObject({
    code: 0,
    data: { bib: pinned.finisher.bib, itemId: '100k' },
  })
})
