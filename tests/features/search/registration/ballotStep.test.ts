// @vitest-environment node
import { beforeAll, expect, test } from 'vitest'
import {
  BALLOT_STATES,
  hasPlace,
  type RegistrationStatus,
  registrationStatusSchema,
} from '#api/race/registration.ts'
import { createZone } from '#domain/raceZone.ts'
import { ballotStep } from '#features/search/registration/ballotStep.ts'
import { search } from '#i18n/locales/zh/search.ts'
import { parse } from '#lib/parse.ts'
import { stopAt } from '#sandbox/clock.ts'
import { yanling2024 } from '#sandbox/editions/yanling-2024/edition.ts'
import { pinned } from '#sandbox/editions/yanling-2024/runners/pinned.ts'
import { currentRaceOf } from '#sandbox/race-center/races.ts'
import { statusResponse } from '#sandbox/race-center/responses.ts'
import type { GeneratedEntrant } from '#sandbox/race-center/runners/registrationState.ts'
import { makeSignups } from '#sandbox/race-center/runners/signups.ts'

const zone = createZone()

const STOPS = [
  'before-sign-up',
  'sign-up-open',
  'ballot-day',
  'kit-pick-up',
  'race-day',
  'day-after',
  'ten-days-after',
] as const
type Stop = (typeof STOPS)[number]
type Who = keyof typeof pinned

const race = currentRaceOf(yanling2024)
let entrants: GeneratedEntrant[] = []
beforeAll(() => {
  entrants = makeSignups(race)
})

const zh: Partial<Record<string, string>> = search
/** The text of a race with a ballot. */
const textOf = (key: string) => zh[`${key}_ballot`] ?? zh[key]

const momentOf = (stop: Stop) => stopAt(yanling2024, stop) ?? 0
const draw = { fingerprint: '', entries: { full: 0, half: 0 }, drawn: { full: 0, half: 0 } }

/** A status as the site reads it. */
function readStatus(entrant: GeneratedEntrant | undefined, moment: number) {
  const status = entrant && statusResponse(race, entrant, draw, moment)
  return status && parse(registrationStatusSchema, status)
}

function shownAt(who: Who, stop: Stop) {
  const entrant = entrants.find(({ person }) => person.cardNumber === pinned[who].cardNumber)
  const status = readStatus(entrant, momentOf(stop))
  if (!status) return undefined
  const { name, dateName, time, next } = ballotStep(status, momentOf(stop), zone)
  return { status, row: [textOf(name), textOf(dateName), time.slice(5, 16), textOf(next)] }
}

const KIT = '本人携带报名证件原件领取参赛物品，不可代领。'
const GUN = ['起跑', '09-22 08:00', '请佩戴号码布，按规定时间检录。'] as const
const RESULT = '在成绩查询中查看成绩和证书。'
const NEXT_YEAR = '无需操作，欢迎来年再报名。'
const BACK = '无需操作，报名费将原路退还。'
const CHECK = '在支付账户中核对到账记录。'
const WATCH = '请留意支付账户，逾期未到账请联系组委会。'
const REFUNDED = ['已退款', '退款时间', '09-03 16:00', CHECK] as const
const DRAW = ['已缴费，等待抽签', '抽签结果公布', '08-26 09:00', '公布后在本页查询结果。'] as const
const UNSENT = ['未提交', '保存时间', '08-09 10:00', NEXT_YEAR] as const
const WITHDRAWN = ['已失效', '失效时间', '08-13 18:00', '报名截止前可以重新报名。'] as const
const GIVEN_UP = ['已放弃名额', '放弃时间', '08-26 09:30', NEXT_YEAR] as const
const REFUNDING = ['退款中', '预计到账', '10-15 12:00', WATCH] as const
const WAITING_REFUND = ['已退款', '退款时间', '09-20 16:00', CHECK] as const
const REFUNDED_EARLY = ['已退款', '退款时间', '08-26 09:40', CHECK] as const

const kitThen = (name: string, dateName: string, since: string) =>
  ({
    'ballot-day': [name, '参赛物品领取开始', '09-20 10:00', KIT],
    'kit-pick-up': [name, '参赛物品领取截止', '09-21 18:00', KIT],
    'race-day': [name, ...GUN],
    'day-after': [name, dateName, since, RESULT],
    'ten-days-after': [name, dateName, since, RESULT],
  }) as const

type Rows = Partial<Record<Stop, readonly string[]>>
const always = (row: readonly string[]): Rows => ({
  'kit-pick-up': row,
  'race-day': row,
  'day-after': row,
  'ten-days-after': row,
})

const expected: Partial<Record<Who, Rows>> = {
  draft: {
    'sign-up-open': ['草稿', '提交截止', '08-18 23:59', '登录个人中心，补全信息，提交并缴费。'],
    'ballot-day': UNSENT,
    ...always(UNSENT),
  },
  toPay: {
    'sign-up-open': [
      '待缴费',
      '缴费截止',
      '08-18 23:59',
      '登录个人中心缴费，逾期未缴费的，报名失效。',
    ],
    ...kitThen('已中签', '中签时间', '08-26 09:00'),
  },
  submitted: {
    'sign-up-open': ['已提交', '审核预计完成', '08-17 10:00', '等待审核，结果会显示在本页。'],
    'ballot-day': ['未中签', '开始退款', '08-27 10:00', BACK],
    ...always(REFUNDED),
  },
  rejected: {
    'sign-up-open': [
      '证明未通过',
      '重新提交截止',
      '08-18 23:59',
      '登录个人中心，更换证明后重新提交。',
    ],
    'ballot-day': ['证明未通过', '审核时间', '08-10 10:00', '无需操作，抽签后报名费将原路退还。'],
    ...always(REFUNDED),
  },
  notDrawn: {
    'sign-up-open': DRAW,
    'ballot-day': ['未中签', '开始退款', '08-27 10:00', BACK],
    ...always(REFUNDED),
  },
  direct: {
    'sign-up-open': ['已获名额（免抽签）', '参赛物品领取开始', '09-20 10:00', KIT],
    ...kitThen('已获名额（免抽签）', '确认时间', '08-10 10:00'),
  },
  drawn: { 'sign-up-open': DRAW, ...kitThen('已中签', '中签时间', '08-26 09:00') },
  givenUp: { 'sign-up-open': DRAW, 'ballot-day': GIVEN_UP, ...always(GIVEN_UP) },
  waiting: {
    'sign-up-open': DRAW,
    'ballot-day': ['候补中', '递补结果公布', '09-05 10:00', '公布后在本页查询是否递补成功。'],
    ...always(WAITING_REFUND),
    'kit-pick-up': ['退款中', '预计到账', '09-20 16:00', WATCH],
  },
  withdrawn: { 'sign-up-open': WITHDRAWN, 'ballot-day': WITHDRAWN, ...always(WITHDRAWN) },
  refunding: { 'sign-up-open': DRAW, 'ballot-day': REFUNDING, ...always(REFUNDING) },
  refunded: { 'sign-up-open': DRAW, 'ballot-day': REFUNDED_EARLY, ...always(REFUNDED_EARLY) },
}

const stops = STOPS
const people = Object.keys(expected) as Who[]

test.each(stops)('%s: each sign-up shows a date and a step that are possible then', (stop) => {
  const shown = people.map((who) => [who, shownAt(who, stop)?.row])
  expect(shown).toEqual(people.map((who) => [who, expected[who]?.[stop]]))
})

/** The other states are those of races without a ballot. */
const ofBallot = BALLOT_STATES.filter((state) => state !== 'confirmed')

test('every state of a race with a ballot is covered', () => {
  const seen = new Set(
    stops.flatMap((stop) => people.map((who) => shownAt(who, stop)?.status.state)),
  )
  expect(ofBallot.filter((state) => !seen.has(state))).toEqual([])
})

test('kit pick-up is sent only to sign-ups with a place', () => {
  for (const stop of stops) {
    for (const who of people) {
      const { status } = shownAt(who, stop) ?? {}
      if (status) expect(Boolean(status.kitFrom), `${who} ${stop}`).toBe(hasPlace(status.state))
    }
  }
})

/** What a service may send if it has not updated a state. */
const stale: [RegistrationStatus['state'], string, string][] = [
  ['draft', 'search.state.draft.over', 'search.state.draft.over.next'],
  ['proofRejected', 'search.state.proofRejected.over', 'search.state.proofRejected.over.next'],
  ['toPay', 'search.state.toPay.over', 'search.state.toPay.over.next'],
  ['refunding', 'search.state.refunding.over', 'search.state.refunding.over.next'],
  ['drawn', 'search.state.drawn', 'search.state.place.over.next'],
]

test.each(stale)('%s with its deadline in the past is shown as over', (state, name, next) => {
  const status = readStatus(entrants[0], momentOf('sign-up-open'))
  if (!status) throw new Error('nobody signed up')
  const past = '2024-08-18 23:59:59'
  const late = { ...status, state, nextAt: past, kitFrom: past, kitTo: past }
  expect(ballotStep(late, momentOf('ballot-day'), zone)).toMatchObject({ name, next })
})

test('a waiting list without a next date has closed', () => {
  const status = readStatus(entrants[0], momentOf('sign-up-open'))
  if (!status) throw new Error('nobody signed up')
  const waiting = { ...status, state: 'waiting' as const, nextAt: '' }
  expect(ballotStep(waiting, momentOf('kit-pick-up'), zone)).toMatchObject({
    name: 'search.state.waiting.over',
    time: status.since,
    next: 'search.state.waiting.over.next',
  })
})

test('who lapsed is told to enter again as long as entries are open', () => {
  const status = readStatus(entrants[0], momentOf('sign-up-open'))
  if (!status) throw new Error('nobody signed up')
  const lapsed = { ...status, state: 'withdrawn' as const, nextAt: '' }
  const end = momentOf('ballot-day')
  const nextAt = (moment: number) => ballotStep(lapsed, moment, zone, end).next
  expect(nextAt(end - 1)).toBe('search.state.withdrawn.next')
  expect(nextAt(end)).toBe('search.state.withdrawn.over.next')
})
