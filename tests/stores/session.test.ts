import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, connectClient } from '../../src/api/client.ts'
import { fetchCommonInfo } from '../../src/api/basicCenter.ts'
import { ExpiredError, OtherAccountError } from '../../src/api/errors.ts'
import { paths } from '../../src/api/paths.ts'
import { checkSession } from '../../src/app/checkSession.ts'
import { parse, text } from '../../src/lib/parse.ts'
import { userDataSchema } from '../../src/api/userData.ts'
import {
  reloginClosed,
  sessionEnded,
  sessionExpired,
  sessionWiring,
  signedIn,
  signOutChosen,
  tokenRefused,
  useSession,
} from '../../src/stores/session.ts'

const server = setupServer()
const userData = (accountId: string) => parse(userDataSchema, { accountInfo: { accountId } })
const answerWith = (path: string, body: object) =>
  server.use(http.all(path, () => HttpResponse.json(body)))

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => connectClient({ ...sessionWiring, onTransportError: () => undefined }))
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
  useSession.setState({ token: null, userData: null, isReloginAsked: false })
})

test('a sign-in is kept with its user data, and its end removes both', () => {
  signedIn('T-1', userData('a'))
  expect(localStorage.getItem('token')).toBe('T-1')
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toMatchObject({
    accountInfo: { accountId: 'a' },
  })
  sessionEnded()
  expect(localStorage).toHaveLength(0)
  expect(useSession.getState()).toMatchObject({ token: null, userData: null })
})

test('a sign-in works for the tab where storage is full', () => {
  const writing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  signedIn('T-1', userData('a'))
  expect(useSession.getState().token).toBe('T-1')
  writing.mockRestore()
})

describe('another tab', () => {
  /** As the browser tells the other tabs. */
  const tell = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))

  test('signs in as somebody else: this one follows', () => {
    signedIn('T-1', userData('a'))
    localStorage.setItem('userData', JSON.stringify(userData('b')))
    localStorage.setItem('token', 'T-2')
    tell('token')
    expect(useSession.getState().token).toBe('T-2')
    expect(sessionWiring.readAccountId()).toBe('b')
  })

  test.each(['token', null])('signs out (%s): this one follows', (key) => {
    signedIn('T-1', userData('a'))
    localStorage.clear()
    tell(key)
    expect(useSession.getState()).toMatchObject({ token: null, userData: null })
  })

  test('signs in again after the sign-in has expired: nothing is left to ask', () => {
    signedIn('T-1', userData('a'))
    sessionExpired('T-1')
    localStorage.setItem('token', 'T-2')
    tell('token')
    expect(useSession.getState()).toMatchObject({ token: 'T-2', isReloginAsked: false })
  })

  test('stores something else: nothing changes', () => {
    signedIn('T-1', userData('a'))
    localStorage.clear()
    tell('siteConfig')
    expect(useSession.getState().token).toBe('T-1')
  })
})

describe('an expired sign-in', () => {
  const ask = () => call({ centre: 'race', path: '/race-center/api/x', answer: text })

  test('asks once to sign in again, however many calls find out', async () => {
    signedIn('T-1', userData('a'))
    answerWith('*/race-center/api/x', { code: 401 })
    const asked = vi.fn<(isAsked: boolean) => void>()
    const stop = useSession.subscribe((now, before) => {
      if (now.isReloginAsked && !before.isReloginAsked) asked(true)
    })
    const failures = await Promise.all(
      Array.from({ length: 5 }, () => ask().catch((error: unknown) => error)),
    )
    stop()
    for (const failure of failures) expect(failure).toBeInstanceOf(ExpiredError)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(useSession.getState()).toMatchObject({ token: null, isReloginAsked: true })
    reloginClosed()
    expect(useSession.getState().isReloginAsked).toBe(false)
  })

  test('of an earlier token is no matter of the present one', () => {
    signedIn('T-2', userData('a'))
    sessionExpired('T-1')
    tokenRefused('T-1')
    expect(useSession.getState()).toMatchObject({ token: 'T-2', isReloginAsked: false })
  })

  test('is nothing to a visitor who is not signed in', async () => {
    answerWith('*/race-center/api/x', { code: 401 })
    await expect(ask()).rejects.toThrow('Error')
    expect(useSession.getState().isReloginAsked).toBe(false)
  })

  test('at the start ends in silence', async () => {
    signedIn('T-1', userData('a'))
    answerWith(`*${paths.commonInfo}`, { code: 401 })
    await checkSession()
    expect(useSession.getState()).toMatchObject({ token: null, isReloginAsked: false })
  })

  test('found by a slow check at the start does not end a sign-in made meanwhile', async () => {
    signedIn('T-1', userData('a'))
    server.use(
      http.all(`*${paths.commonInfo}`, () => {
        signedIn('T-2', userData('b'))
        return HttpResponse.json({ code: 401 })
      }),
    )
    await checkSession()
    expect(useSession.getState().token).toBe('T-2')
  })
})

describe('an answer about an account', () => {
  const own = (data: unknown) => {
    answerWith(`*${paths.commonInfo}`, { code: 0, data })
    return fetchCommonInfo()
  }

  test('is given out when it is the signed-in one, or when that is not known', async () => {
    signedIn('T-1', userData('a'))
    expect(await own({ accountId: 'a' })).toEqual({ accountId: 'a' })
    useSession.setState({ userData: null })
    expect(await own({ accountId: 'b' })).toEqual({ accountId: 'b' })
  })

  test('that is another is not given out, and ends the sign-in', async () => {
    signedIn('T-1', userData('a'))
    await expect(own({ accountId: 'b' })).rejects.toBeInstanceOf(OtherAccountError)
    expect(useSession.getState()).toMatchObject({ token: null, userData: null })
    expect(localStorage).toHaveLength(0)
  })

  test('of an earlier sign-in is not given out, and ends nothing', async () => {
    signedIn('T-1', userData('a'))
    server.use(
      http.all(`*${paths.commonInfo}`, () => {
        signedIn('T-2', userData('b'))
        return HttpResponse.json({ code: 0, data: { accountId: 'a' } })
      }),
    )
    await expect(fetchCommonInfo()).rejects.toBeInstanceOf(OtherAccountError)
    expect(useSession.getState().token).toBe('T-2')
  })
})

test('who signs out tells the centre, with the token that ends', async () => {
  signedIn('T-1', userData('a'))
  const told = new Promise<string | null>((resolve) => {
    server.use(
      http.post(`*${paths.logout}`, ({ request }) => {
        resolve(request.headers.get('token'))
        return HttpResponse.json({ code: 0, data: true })
      }),
    )
  })
  signOutChosen()
  expect(useSession.getState().token).toBeNull()
  expect(await told).toBe('T-1')
})

test('signing out needs no answer of the centre', async () => {
  signedIn('T-1', userData('a'))
  const failed = new Promise<void>((resolve) => {
    server.use(
      http.post(`*${paths.logout}`, () => {
        resolve()
        return HttpResponse.error()
      }),
    )
  })
  signOutChosen()
  await failed
  expect(useSession.getState()).toMatchObject({ token: null, isReloginAsked: false })
})
