import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchCommonInfo } from '#api/basic/basicApi.ts'
import { basicPaths } from '#api/basic/paths.ts'
import { call, connectClient } from '#api/http/client.ts'
import { ExpiredError, OtherAccountError } from '#api/http/errors.ts'
import { logoutPath } from '#api/user/logoutPath.ts'
import { userDataSchema } from '#api/user/userData.ts'
import { checkSession } from '#app/boot/checkSession.ts'
import { parse, text } from '#lib/parse.ts'
import {
  closeRelogin,
  endSession,
  expireSession,
  followOtherTabs,
  readAccountId,
  sessionWiring,
  startSession,
  requestLogout,
  rejectToken,
  useSession,
} from '#stores/session.ts'
import { deferred } from '../support/deferred.ts'

const server = setupServer()
beforeAll(followOtherTabs)
const userData = (accountId: string) => parse(userDataSchema, { accountInfo: { accountId } })
const respondWith = (path: string, body: object) =>
  server.use(http.all(path, () => HttpResponse.json(body)))

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => connectClient({ ...sessionWiring, onTransportError: () => undefined }))
afterEach(() => {
  server.resetHandlers()
  // What a full storage could not keep is still in memory.
  endSession()
  localStorage.clear()
})

test('a login is stored with its user data, and its end removes both', () => {
  startSession('T-1', userData('a'))
  expect(localStorage.getItem('token')).toBe('T-1')
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).toMatchObject({
    accountInfo: { accountId: 'a' },
  })
  endSession()
  expect(localStorage).toHaveLength(0)
  expect(useSession.getState()).toMatchObject({ token: null, userData: null })
})

test.each(['undefined', 'null', '', '赛', 'T-1\nT-2', 'T'.repeat(20_000)])(
  'a stored token that is invalid in a header (%#) is removed with its user data',
  (token) => {
    localStorage.setItem('token', token)
    localStorage.setItem('userData', JSON.stringify(userData('a')))
    dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    expect(useSession.getState()).toMatchObject({ token: null, userData: null })
    expect(localStorage).toHaveLength(0)
  },
)

test('a login works for the current tab if storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  startSession('T-1', userData('a'))
  expect(useSession.getState().token).toBe('T-1')
})

describe('another tab', () => {
  /** Simulates the browser's event to other tabs. */
  const tell = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))

  test('logs in with another account: this one follows', () => {
    startSession('T-1', userData('a'))
    localStorage.setItem('userData', JSON.stringify(userData('b')))
    localStorage.setItem('token', 'T-2')
    tell('token')
    expect(useSession.getState().token).toBe('T-2')
    expect(readAccountId()).toBe('b')
  })

  test.each(['token', null])('logs out (%s): this one follows', (key) => {
    startSession('T-1', userData('a'))
    localStorage.clear()
    tell(key)
    expect(useSession.getState()).toMatchObject({ token: null, userData: null })
  })

  test('logs in again after the login expired: the dialog closes', () => {
    startSession('T-1', userData('a'))
    expireSession('T-1')
    localStorage.setItem('token', 'T-2')
    tell('token')
    expect(useSession.getState()).toMatchObject({ token: 'T-2', isReloginOpen: false })
  })

  test('stores something else: nothing changes', () => {
    startSession('T-1', userData('a'))
    localStorage.clear()
    tell('siteConfig')
    expect(useSession.getState().token).toBe('T-1')
  })
})

describe('an expired login', () => {
  const ask = () => call({ service: 'race', path: '/race-center/api/x', schema: text })

  test('opens the re-login dialog once, however many calls fail', async () => {
    startSession('T-1', userData('a'))
    respondWith('*/race-center/api/x', { code: 401 })
    const asked = vi.fn<(isAsked: boolean) => void>()
    const stop = useSession.subscribe((now, before) => {
      if (now.isReloginOpen && !before.isReloginOpen) asked(true)
    })
    const failures = await Promise.all(
      Array.from({ length: 5 }, () => ask().catch((error: unknown) => error)),
    )
    stop()
    for (const failure of failures) expect(failure).toBeInstanceOf(ExpiredError)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(useSession.getState()).toMatchObject({ token: null, isReloginOpen: true })
    closeRelogin()
    expect(useSession.getState().isReloginOpen).toBe(false)
  })

  test('with an earlier token does not affect the current one', () => {
    startSession('T-2', userData('a'))
    expireSession('T-1')
    rejectToken('T-1')
    expect(useSession.getState()).toMatchObject({ token: 'T-2', isReloginOpen: false })
  })

  test('does not concern a visitor who is not logged in', async () => {
    respondWith('*/race-center/api/x', { code: 401 })
    await expect(ask()).rejects.toThrow('Error')
    expect(useSession.getState().isReloginOpen).toBe(false)
  })

  test('at the start shows nothing', async () => {
    startSession('T-1', userData('a'))
    respondWith(`*${basicPaths.commonInfo}`, { code: 401 })
    await checkSession()
    expect(useSession.getState()).toMatchObject({ token: null, isReloginOpen: false })
  })

  test('found by a slow check at the start does not end a newer login', async () => {
    startSession('T-1', userData('a'))
    server.use(
      http.all(`*${basicPaths.commonInfo}`, () => {
        startSession('T-2', userData('b'))
        return HttpResponse.json({ code: 401 })
      }),
    )
    await checkSession()
    expect(useSession.getState().token).toBe('T-2')
  })
})

describe('a response about an account', () => {
  const respondAbout = (data: unknown) => {
    respondWith(`*${basicPaths.commonInfo}`, { code: 0, data })
    return fetchCommonInfo()
  }

  test('is returned if the account is the logged-in one or unknown', async () => {
    startSession('T-1', userData('a'))
    expect(await respondAbout({ accountId: 'a' })).toEqual({ accountId: 'a' })
    useSession.setState({ userData: null })
    expect(await respondAbout({ accountId: 'b' })).toEqual({ accountId: 'b' })
  })

  test('is rejected if it is another account, which ends the login', async () => {
    startSession('T-1', userData('a'))
    await expect(respondAbout({ accountId: 'b' })).rejects.toBeInstanceOf(OtherAccountError)
    expect(useSession.getState()).toMatchObject({ token: null, userData: null })
    expect(localStorage).toHaveLength(0)
  })

  test('is rejected if it belongs to an earlier login, which changes nothing', async () => {
    startSession('T-1', userData('a'))
    server.use(
      http.all(`*${basicPaths.commonInfo}`, () => {
        startSession('T-2', userData('b'))
        return HttpResponse.json({ code: 0, data: { accountId: 'a' } })
      }),
    )
    await expect(fetchCommonInfo()).rejects.toBeInstanceOf(OtherAccountError)
    expect(useSession.getState().token).toBe('T-2')
  })
})

test.each([
  ['is gone', null],
  ['is another', 'T-2'],
])('a page restored by Back follows the login if it %s by now', (_, token) => {
  startSession('T-1', userData('a'))
  // Another page of this browser, while this one was put aside.
  if (token) {
    localStorage.setItem('token', token)
    localStorage.setItem('userData', JSON.stringify(userData('b')))
  } else localStorage.clear()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(useSession.getState().token).toBe('T-1')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(useSession.getState().token).toBe(token)
  expect(readAccountId()).toBe(token ? 'b' : '')
})

test('logging out notifies the service, with the token that ends', async () => {
  startSession('T-1', userData('a'))
  const told = new Promise<string | null>((resolve) => {
    server.use(
      http.post(`*${logoutPath}`, ({ request }) => {
        resolve(request.headers.get('token'))
        return HttpResponse.json({ code: 0, data: true })
      }),
    )
  })
  requestLogout()
  expect(useSession.getState().token).toBeNull()
  expect(await told).toBe('T-1')
})

test('logging out needs no response of the service', async () => {
  startSession('T-1', userData('a'))
  const failed = deferred()
  server.use(
    http.post(`*${logoutPath}`, () => {
      failed.resolve()
      return HttpResponse.error()
    }),
  )
  requestLogout()
  await failed.promise
  expect(useSession.getState()).toMatchObject({ token: null, isReloginOpen: false })
})
