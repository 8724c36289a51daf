import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectClient } from '#api/http/client.ts'
import { NothingDoneError, OtherAccountError, ServiceError } from '#api/http/errors.ts'
import { applyDirect, fetchDirectStatus } from '#api/race/directEntry.ts'
import { fetchPastEvents, verifyScore } from '#api/race/pastFinishes.ts'
import {
  fetchMySignups,
  fetchFormSpec,
  type Submission,
  submitSignup,
  withdrawConsent,
} from '#api/race/signup.ts'
import { DirectStatus } from '#api/race/signupCodes.ts'
import { signupPaths } from '#api/race/signupPaths.ts'
import { uploadFile, uploadImage } from '#api/user/uploads.ts'
import { login, LoginType } from '#api/user/userApi.ts'
import type { Sandbox } from '#sandbox/app.ts'
import { png } from '#tests/lib/imageFiles.ts'
import { consents, LIN, RACE_ID, submission } from '#tests/sandbox/openSignups.ts'
import { server, startSandbox } from '#tests/support/sandboxServer.ts'

let sandbox: Sandbox
let token = ''
let accountId = ''
const otherAccounts = vi.fn<(token: string) => void>()

beforeEach(async () => {
  sandbox = await startSandbox()
  token = ''
  otherAccounts.mockReset()
  connectClient({
    readToken: () => token || null,
    readAccountId: () => accountId,
    onTransportError: () => undefined,
    onOtherAccount: otherAccounts,
  })
  const password = 'Marathon2024'
  const session = await login({ loginType: LoginType.password, phone: '13800000003', password })
  token = session.token
  accountId = session.userData.accountInfo.accountId
})
afterEach(() => {
  server.resetHandlers()
  sandbox.close()
})

const respondWith = (path: string, data: unknown) =>
  server.use(http.all(`*${path}`, () => HttpResponse.json({ code: 0, msg: 'ok', data })))

async function lin(others: Partial<Submission> = {}): Promise<Submission> {
  const { name, document } = LIN
  const found = await verifyScore({ raceId: RACE_ID, name, documentNumber: document.number })
  const score = {
    verified: found.map(({ verificationId }) => verificationId),
    claims: [],
    proof: '',
  }
  return { ...submission({ score }), ...others }
}

test('a form is loaded and sent, the sign-up listed, and a consent withdrawn', async () => {
  const form = await fetchFormSpec(RACE_ID, 'post')
  expect(form.fields.length).toBeGreaterThan(30)
  expect(form.fields.every(({ type }) => type !== 'unknown')).toBe(true)

  const agreed = consents('document', 'health', 'publication')
  const sent = await lin({ version: form.version, consents: agreed })
  const { signupId, payUrl } = await submitSignup(sent)
  expect(payUrl).toBe(`/cashier/?id=${signupId}`)
  expect(await submitSignup(sent)).toEqual({ signupId, payUrl })

  const mine = await fetchMySignups(RACE_ID)
  expect(mine).toMatchObject([{ signupId, state: 'toPay', fee: 120, submitKey: sent.submitKey }])
  const of = { raceId: RACE_ID, signupId }
  expect(await withdrawConsent({ ...of, policyId: 'publication' })).toMatch(/^2024-08-15 /)
  await expect(withdrawConsent({ ...of, policyId: 'health' })).rejects.toThrow(ServiceError)
})

test('a rejected submission names the first invalid field and lists all of them', async () => {
  const sent = await lin()
  const rejected = submitSignup({ ...sent, values: { ...sent.values, phone: '1', email: 'x' } })
  await expect(rejected).rejects.toMatchObject({
    message: '手机号：内容不正确',
    body: { data: { faults: [{ key: 'phone' }, { key: 'email' }] } },
  })
})

test('direct entry is applied for and its status loaded', async () => {
  expect(await fetchDirectStatus(RACE_ID)).toMatchObject({
    status: DirectStatus.toSubmit,
    isEnded: false,
    channel: '',
  })
  const { values, ...rest } = await lin({ formId: 'yanling-2024-direct' })
  const merit = { value: 'other', text: '十年志愿者' }
  const applied = await applyDirect({ ...rest, values: { ...values, merit }, channel: 'direct' })
  expect(applied).toMatchObject({ status: DirectStatus.submitted, channel: 'direct' })
})

test('earlier races are listed; an unknown runner has no finishes', async () => {
  expect((await fetchPastEvents()).map(({ date }) => date)).toEqual([
    '2023-09-24',
    '2023-04-16',
    '2022-09-25',
    '2021-09-26',
  ])
  const nobody = { raceId: RACE_ID, name: '无名氏', eventId: 'yanling-2023', bib: 'A1' }
  expect(await verifyScore(nobody)).toEqual([])
})

test('an uploaded picture can be loaded again', async () => {
  const url = await uploadImage(new File([png([2, 3])], '照片.png'))
  expect((await sandbox.fetch(new Request(`http://localhost${url}`))).status).toBe(200)
  const page = new File(['<html>'], 'a.png')
  await expect(uploadFile(page)).rejects.toThrow('文件格式不正确')
})

describe('responses about another account', () => {
  const theirs = { accountId: 'someone-else', signupId: 'x', signups: [], withdrawnAt: 'now' }
  test.each([
    ['mine', signupPaths.mine, () => fetchMySignups(RACE_ID)],
    ['direct status', signupPaths.directStatus, () => fetchDirectStatus(RACE_ID)],
    ['submit', signupPaths.submit, async () => submitSignup(await lin())],
    [
      'consent',
      signupPaths.consent,
      () => withdrawConsent({ raceId: RACE_ID, signupId: 'x', policyId: 'y' }),
    ],
  ])('%s: nothing of it is returned', async (_, path, ask) => {
    respondWith(path, theirs)
    await expect(ask()).rejects.toThrow(OtherAccountError)
    expect(otherAccounts).toHaveBeenCalledWith(token)
  })
})

describe('invalid responses', () => {
  test('a missing form and a sign-up without an id are failures', async () => {
    respondWith(signupPaths.form, { fields: 'none' })
    await expect(fetchFormSpec(RACE_ID, 'post')).rejects.toThrow(NothingDoneError)
    respondWith(signupPaths.submit, { accountId, payUrl: '/cashier/' })
    await expect(submitSignup(await lin())).rejects.toThrow(NothingDoneError)
  })

  test('an unsafe payment address is dropped', async () => {
    respondWith(signupPaths.submit, { accountId, signupId: 's', payUrl: 'javascript:alert(1)' })
    expect(await submitSignup(await lin())).toEqual({ signupId: 's', payUrl: '' })
  })

  test('unknown states are undefined', async () => {
    const signups = [{ signupId: 's', state: 'lost' }, { state: 'paid' }]
    respondWith(signupPaths.mine, { accountId, signups })
    expect(await fetchMySignups(RACE_ID)).toMatchObject([{ signupId: 's', state: undefined }])
    respondWith(signupPaths.directStatus, { accountId, status: 9, channel: 'other' })
    expect(await fetchDirectStatus(RACE_ID)).toMatchObject({ status: 0, channel: '' })
  })
})
