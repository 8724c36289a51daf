// @vitest-environment node
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { racePaths } from '#api/race/paths.ts'
import { QueryType } from '#api/race/queryCodes.ts'
import { signupPaths } from '#api/race/signupPaths.ts'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { yanling2024 as edition } from '#sandbox/editions/yanling-2024/edition.ts'
import { LIN, openSignups, RACE_ID, submission, ZHOU } from '../openSignups.ts'

/** Lets the race allow other things, for the current test. */
function allow<T extends object>(target: T, changed: Partial<T>): void {
  const before = { ...target }
  Object.assign(target, changed)
  onTestFinished(() => {
    for (const key of Object.keys(target)) if (!(key in before)) Reflect.deleteProperty(target, key)
    Object.assign(target, before)
  })
}

const { race } = yanling2024
const half = edition.signup.items.find(({ itemId }) => itemId === 'half')
if (!race || !half) throw new Error('the edition has a race and a half marathon')
const limits = (perAccount: number, perPerson: number) =>
  allow(race, { entriesPerAccount: perAccount, entriesPerPerson: perPerson })

const key = (letter: string) => ({ submitKey: letter.repeat(32) })
const CHEN = {
  name: '陈立',
  document: { kind: 'resident-id', number: '110101198501010017' },
  birthDate: '1985-01-01',
  gender: 1,
}
const claimed = async (sandbox: Awaited<ReturnType<typeof openSignups>>) => ({
  verified: [],
  claims: [{ distance: 'marathon', date: '2023-04-30', name: '城门河' }],
  proof: await sandbox.upload(),
})

const GUARDIAN = {
  guardianName: '周砚秋',
  guardianRelation: 'mother',
  guardianDocument: { kind: 'resident-id', number: '110101198109030021' },
  guardianBirthDate: '1981-09-03',
  guardianPhone: '13900000815',
  guardianSignature: { typed: '周砚秋' },
}
const GUARDED = ['document', 'health', 'guardian'].map((policyId) => ({
  policyId,
  version: '2024.1',
  agreedAt: '2024-08-15 14:36:12',
}))

test('a parent enters as many people as the race allows', async () => {
  limits(2, 1)
  const sandbox = await openSignups()
  const score = await claimed(sandbox)
  const lin = { ...LIN, score }
  const guarded = submission({ ...CHEN, signature: { typed: '陈立' }, score }, key('B'))
  expect(await sandbox.submit(submission(lin))).toMatchObject({ code: 0 })
  expect(await sandbox.submit(submission(lin, { ...key('C'), itemId: 'full' }))).toMatchObject({
    code: 3008,
  })
  expect(await sandbox.submit(guarded)).toMatchObject({ code: 0 })
  expect(await sandbox.read(signupPaths.mine)).toHaveProperty('data.signups.length', 2)
  const third = submission({ ...ZHOU, score }, key('D'))
  const both = { ...third, values: { ...third.values, ...GUARDIAN }, consents: GUARDED }
  expect(await sandbox.submit(both)).toMatchObject({ code: 3013 })
})

test('two submissions at the same time do not go beyond a limit', async () => {
  limits(2, 2)
  const sandbox = await openSignups()
  const score = await claimed(sandbox)
  const lin = { ...LIN, score }
  await sandbox.submit(submission(lin))
  const responses = await Promise.all([
    sandbox.submit(submission(lin, { ...key('B'), itemId: 'full' })),
    sandbox.submit(submission(lin, { ...key('C'), itemId: 'full' })),
  ])
  const codes = responses.map((response) => v.parse(v.object({ code: v.number() }), response).code)
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, 3007])
})

test('a person with two events is found with both, and each has its details', async () => {
  limits(2, 2)
  const sandbox = await openSignups()
  const lin = { ...LIN, score: await claimed(sandbox) }
  await sandbox.submit(submission(lin))
  await sandbox.submit(submission({ ...lin, clothing: 'L' }, { ...key('B'), itemId: 'full' }))
  const ask = (queryType: number, more = {}) =>
    sandbox.post(racePaths.query, {
      raceId: RACE_ID,
      queryType,
      name: LIN.name,
      cardNumber: LIN.document.number,
      ...more,
    })
  const response = await ask(QueryType.registrationStatus)
  expect(response).toMatchObject({
    data: { itemId: 'full', fee: 180, others: [{ itemId: 'half', fee: 120 }] },
  })
  const numbered = v.object({
    data: v.object({ others: v.tuple([v.object({ signupNo: v.string() })]) }),
  })
  const [{ signupNo }] = v.parse(numbered, response).data.others
  expect(await ask(QueryType.webRegistration, { signupNo })).toMatchObject({
    data: { itemId: 'half', clothingSize: 'M' },
  })
  expect(await ask(QueryType.webRegistration)).toMatchObject({
    data: { itemId: 'full', clothingSize: 'L' },
  })
})

test('a free entry has nothing to pay and waits for the ballot', async () => {
  allow(half, { fee: 0 })
  const sandbox = await openSignups()
  expect(await sandbox.submit(submission({ score: await claimed(sandbox) }))).toMatchObject({
    code: 0,
    data: { payUrl: '' },
  })
  expect(await sandbox.read(signupPaths.mine)).toMatchObject({
    data: { signups: [{ state: 'submitted', fee: 0, payUrl: '', paidAt: '', payBy: '' }] },
  })
})

test('a free entry that gets a place has not been paid', async () => {
  allow(half, { fee: 0 })
  const sandbox = await openSignups()
  await sandbox.submit(submission({ score: await claimed(sandbox) }))
  const mySignups = v.object({
    data: v.object({ signups: v.tuple([v.object({ signupId: v.string() })]) }),
  })
  const [{ signupId }] = v.parse(mySignups, await sandbox.read(signupPaths.mine)).data.signups
  await sandbox.operate('state', { signupId, state: 'confirmed' })
  expect(await sandbox.read(signupPaths.mine)).toMatchObject({
    data: { signups: [{ state: 'confirmed', paidAt: '' }] },
  })
})

test.each([
  ['2024-08-09 12:00', 90],
  ['2024-08-15 12:00', 120],
])('at %s a sign-up costs %d, as the fee rises', async (now, fee) => {
  allow(half, { earlyFees: [{ until: '2024-08-10', fee: 90 }] })
  const sandbox = await openSignups()
  await sandbox.later(now)
  await sandbox.submit(submission({ score: await claimed(sandbox) }))
  expect(await sandbox.read(signupPaths.mine)).toMatchObject({ data: { signups: [{ fee }] } })
})

test('somebody above the upper age limit is refused', async () => {
  allow(half, { bornOnOrAfter: '1990-03-08' })
  const sandbox = await openSignups()
  expect(await sandbox.submit(submission({ score: await claimed(sandbox) }))).toMatchObject({
    code: 3100,
    data: { faults: [{ key: 'birthDate', message: '半程马拉松须在 1990-03-08 及以后出生' }] },
  })
})

test('an extra costs its price, and is refused once its places are taken', async () => {
  const { fields } = edition.signup.forms.post
  const offers = {
    key: 'offers',
    type: 'checkbox' as const,
    label: '加购',
    options: [{ value: 'bus', label: '摆渡车', price: 30, placesLeft: 1 }],
  }
  fields.push(offers)
  onTestFinished(() => void fields.pop())
  limits(2, 1)
  const sandbox = await openSignups()
  const score = await claimed(sandbox)
  await sandbox.submit(submission({ score, offers: ['bus'] }))
  expect(await sandbox.read(signupPaths.mine)).toMatchObject({ data: { signups: [{ fee: 150 }] } })
  const offered = v.object({
    data: v.object({ fields: v.array(v.looseObject({ key: v.string() })) }),
  })
  const left = v.parse(offered, await sandbox.form('post')).data.fields
  expect(left.find((field) => field.key === 'offers')).toMatchObject({
    options: [{ value: 'bus', price: 30, placesLeft: 0 }],
  })
  const other = { ...CHEN, signature: { typed: '陈立' }, score, offers: ['bus'] }
  expect(await sandbox.submit(submission(other, key('B')))).toMatchObject({
    code: 3100,
    msg: '加购：已订完，请改选',
  })
})

test('a text that does not have the form of its field is refused', async () => {
  const { fields } = edition.signup.forms.post
  fields.push({ key: 'postcode', type: 'input', label: '邮编', rules: { pattern: '\\d{6}' } })
  onTestFinished(() => void fields.pop())
  const sandbox = await openSignups()
  const score = await claimed(sandbox)
  expect(await sandbox.submit(submission({ score, postcode: '1024' }))).toMatchObject({
    code: 3100,
    data: { faults: [{ key: 'postcode' }] },
  })
  expect(await sandbox.submit(submission({ score, postcode: '102400' }))).toMatchObject({ code: 0 })
})
