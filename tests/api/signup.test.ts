import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Sandbox } from '../../sandbox/app.ts'
import { connectClient } from '../../src/api/client.ts'
import { applyDirect, DirectStatus, fetchDirectStatus } from '../../src/api/directEntry.ts'
import { fetchPastEvents, verifyScore } from '../../src/api/earlierFinishes.ts'
import { NothingDoneError, OtherAccountError, RefusedError } from '../../src/api/errors.ts'
import {
  fetchMySignUps,
  fetchSignUpForm,
  type Submission,
  submitSignUp,
  withdrawConsent,
} from '../../src/api/signup.ts'
import { signUpPaths } from '../../src/api/signUpPaths.ts'
import { uploadFile, uploadImage } from '../../src/api/uploads.ts'
import { login, LoginType } from '../../src/api/userCenter.ts'
import { png } from '../lib/imageFiles.ts'
import { consents, LIN, RACE_ID, submission } from '../sandbox/openSignUps.ts'
import { server, startSandbox } from '../support/sandboxServer.ts'

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
  const signedIn = await login({ loginType: LoginType.password, phone: '13800000003', password })
  token = signedIn.token
  accountId = signedIn.userData.accountInfo.accountId
})
afterEach(() => {
  server.resetHandlers()
  sandbox.close()
})

const answerWith = (path: string, data: unknown) =>
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

test('a form comes, is sent in, stands among the own sign-ups, and a consent is taken back', async () => {
  const form = await fetchSignUpForm(RACE_ID, 'post')
  expect(form.fields.length).toBeGreaterThan(30)
  expect(form.fields.every(({ type }) => type !== 'unknown')).toBe(true)

  const agreed = consents('document', 'health', 'publication')
  const sent = await lin({ version: form.version, consents: agreed })
  const { signupId, payUrl } = await submitSignUp(sent)
  expect(payUrl).toBe(`/cashier/?id=${signupId}`)
  expect(await submitSignUp(sent)).toEqual({ signupId, payUrl })

  const mine = await fetchMySignUps(RACE_ID)
  expect(mine).toMatchObject([{ signupId, state: 'toPay', fee: 120, submitKey: sent.submitKey }])
  const of = { raceId: RACE_ID, signupId }
  expect(await withdrawConsent({ ...of, policyId: 'publication' })).toMatch(/^2024-08-15 /)
  await expect(withdrawConsent({ ...of, policyId: 'health' })).rejects.toThrow(RefusedError)
})

test('what the centre refuses names the field, with all that is wrong in its answer', async () => {
  const sent = await lin()
  const refused = submitSignUp({ ...sent, values: { ...sent.values, phone: '1', email: 'x' } })
  await expect(refused).rejects.toMatchObject({
    message: '手机号：内容不正确',
    body: { data: { faults: [{ key: 'phone' }, { key: 'email' }] } },
  })
})

test('direct entry is applied for, and its state told', async () => {
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

test('earlier races, and nothing where no finish is found', async () => {
  expect((await fetchPastEvents()).map(({ date }) => date)).toEqual([
    '2023-09-24',
    '2023-04-16',
    '2022-09-25',
    '2021-09-26',
  ])
  const nobody = { raceId: RACE_ID, name: '无名氏', eventId: 'yanling-2023', bib: 'A1' }
  expect(await verifyScore(nobody)).toEqual([])
})

test('an uploaded picture can be looked at again', async () => {
  const url = await uploadImage(new File([png([2, 3])], '照片.png'))
  expect((await sandbox.fetch(new Request(`http://localhost${url}`))).status).toBe(200)
  const page = new File(['<html>'], 'a.png')
  await expect(uploadFile(page)).rejects.toThrow('文件格式不正确')
})

describe('answers about another account', () => {
  const theirs = { accountId: 'someone-else', signupId: 'x', signups: [], withdrawnAt: 'now' }
  test.each([
    ['mine', signUpPaths.mine, () => fetchMySignUps(RACE_ID)],
    ['direct status', signUpPaths.directStatus, () => fetchDirectStatus(RACE_ID)],
    ['submit', signUpPaths.submit, async () => submitSignUp(await lin())],
    [
      'consent',
      signUpPaths.consent,
      () => withdrawConsent({ raceId: RACE_ID, signupId: 'x', policyId: 'y' }),
    ],
  ])('%s: nothing of it is given out', async (_, path, ask) => {
    answerWith(path, theirs)
    await expect(ask()).rejects.toThrow(OtherAccountError)
    expect(otherAccounts).toHaveBeenCalledWith(token)
  })
})

describe('answers that are not what they should be', () => {
  test('a form that is none, and a sign-up without an id, are failures', async () => {
    answerWith(signUpPaths.form, { fields: 'none' })
    await expect(fetchSignUpForm(RACE_ID, 'post')).rejects.toThrow(NothingDoneError)
    answerWith(signUpPaths.submit, { payUrl: '/cashier/' })
    await expect(submitSignUp(await lin())).rejects.toThrow(NothingDoneError)
  })

  test('an address to pay at that cannot be opened is none', async () => {
    answerWith(signUpPaths.submit, { signupId: 's', payUrl: 'javascript:alert(1)' })
    expect(await submitSignUp(await lin())).toEqual({ signupId: 's', payUrl: '' })
  })

  test('states that are not known are left open', async () => {
    answerWith(signUpPaths.mine, { signups: [{ signupId: 's', state: 'lost' }, { state: 'paid' }] })
    expect(await fetchMySignUps(RACE_ID)).toMatchObject([{ signupId: 's', state: undefined }])
    answerWith(signUpPaths.directStatus, { status: 9, channel: 'other' })
    expect(await fetchDirectStatus(RACE_ID)).toMatchObject({ status: 0, channel: '' })
  })
})
