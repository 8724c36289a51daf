import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchCommonInfo } from '#api/basic/basicApi.ts'
import { connectClient } from '#api/http/client.ts'
import { ExpiredError, OtherAccountError } from '#api/http/errors.ts'
import { applyDirect, fetchDirectStatus } from '#api/race/directEntry.ts'
import { fetchMySignups, type Submission, submitSignup, withdrawConsent } from '#api/race/signup.ts'
import { fetchSupportingDocuments, sendSupportingDocument } from '#api/race/supportingDocuments.ts'

const server = setupServer()
const otherAccounts = vi.fn<(token: string) => void>()
const expired = vi.fn<(token: string) => void>()
let currentAccountId = ''

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  currentAccountId = '7'
  otherAccounts.mockReset()
  expired.mockReset()
  connectClient({
    readToken: () => 'T-1',
    readAccountId: () => currentAccountId,
    onTransportError: () => undefined,
    onOtherAccount: otherAccounts,
    onExpired: expired,
  })
})
afterEach(() => server.resetHandlers())

const respondWith = (data: unknown) =>
  server.use(http.all('*', () => HttpResponse.json({ code: 0, msg: 'ok', data })))

const raceId = 'yanling-2024'
const submission: Submission = {
  raceId,
  formId: 'f',
  version: '1',
  itemId: 'half',
  values: {},
  consents: [],
  statementVersion: '1',
  submitKey: 'k',
}
const about = { raceId, signupId: 's' }
const personal = {
  signupId: 's',
  signups: [{ signupId: 's' }],
  requiredDocuments: [
    { signupId: 's', paperId: 'p', field: { key: 'portrait', type: 'image-upload' } },
  ],
  status: 2,
  channel: 'direct',
  withdrawnAt: '2024-08-15 15:00:00',
  sentAt: '2024-08-15 15:00:00',
}

/** Every call whose response belongs to the token's account. */
const calls = [
  ['own sign-ups', () => fetchMySignups(raceId)],
  ['a submission', () => submitSignup(submission)],
  ['a withdrawn consent', () => withdrawConsent({ ...about, policyId: 'publication' })],
  ['a direct-entry application', () => applyDirect({ ...submission, channel: 'direct' })],
  ['the state of a direct-entry application', () => fetchDirectStatus(raceId)],
  ['supporting documents', () => fetchSupportingDocuments(raceId)],
  [
    'a supporting document that is submitted',
    () => sendSupportingDocument({ ...about, paperId: 'p', files: '/a.png' }),
  ],
] as const

/** Values that name no account. */
const unnamed: [string, object][] = [
  ['no account', {}],
  ['null', { accountId: null }],
  ['an empty text', { accountId: ' ' }],
  ['an object', { accountId: { accountId: '7' } }],
  ['a list', { accountId: ['7'] }],
  ['true', { accountId: true }],
]

describe.each(calls)('%s', (_, ask) => {
  test.each(unnamed)('is rejected if the response names %s', async (_name, named) => {
    respondWith({ ...personal, ...named })
    await expect(ask()).rejects.toThrow(OtherAccountError)
    expect(otherAccounts).not.toHaveBeenCalled()
  })

  test.each([
    ['missing', null],
    ['a list', [personal]],
    ['a text', 'ok'],
  ] as const)('is rejected if the response is %s', async (_name, data) => {
    respondWith(data)
    await expect(ask()).rejects.toThrow(OtherAccountError)
  })

  test('is rejected, and ends the login, if the response names another account', async () => {
    respondWith({ ...personal, accountId: 8 })
    await expect(ask()).rejects.toThrow(OtherAccountError)
    expect(otherAccounts).toHaveBeenCalledWith('T-1')
  })

  test.each(['7', 7])('is returned if the response names the account as %j', async (accountId) => {
    respondWith({ ...personal, accountId })
    await expect(ask()).resolves.toBeTruthy()
  })

  test('is not requested if the account of the login is unknown; a new login is', async () => {
    currentAccountId = ''
    let asked = 0
    server.use(http.all('*', () => HttpResponse.json({ code: ++asked, data: {} })))
    await expect(ask()).rejects.toThrow(ExpiredError)
    expect(asked).toBe(0)
    expect(expired).toHaveBeenCalledWith('T-1')
  })
})

test('own sign-ups are returned only if the response names the logged-in account', async () => {
  const holds = fc.asyncProperty(fc.jsonValue(), async (accountId) => {
    respondWith({ ...personal, accountId })
    const isTheirs = accountId === '7' || accountId === 7
    const given = await fetchMySignups(raceId).then(
      () => true,
      () => false,
    )
    expect(given).toBe(isTheirs)
  })
  await fc.assert(holds, { numRuns: 100, examples: [['7'], [7], ['07'], [7.5], ['__proto__']] })
})

describe('checking a stored token', () => {
  test.each([...unnamed, ['its own account', { accountId: 7 }]] as [string, object][])(
    'succeeds if the response names %s',
    async (_, data) => {
      respondWith(data)
      await expect(fetchCommonInfo()).resolves.toBeTruthy()
    },
  )

  test('succeeds if the response contains a code only', async () => {
    server.use(http.all('*', () => HttpResponse.json({ code: 0 })))
    await expect(fetchCommonInfo()).resolves.toEqual({ accountId: '' })
  })

  test('fails if the token belongs to another account', async () => {
    respondWith({ accountId: '8' })
    await expect(fetchCommonInfo()).rejects.toThrow(OtherAccountError)
    expect(otherAccounts).toHaveBeenCalledWith('T-1')
  })
})
