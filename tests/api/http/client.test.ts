import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, connectClient, fetchFile } from '#api/http/client.ts'
import {
  EmptyBodyError,
  ExpiredError,
  MalformedError,
  NetworkError,
  ServiceError,
} from '#api/http/errors.ts'
import { text } from '#lib/parse.ts'
import { now } from '#lib/serverClock.ts'

const URL_PATH = '/website-center/api/thing'
const server = setupServer()
const transportErrors = vi.fn<(error: Error) => void>()
let token: string | null = null
let sent: Request[] = []

const respondWith = (body: string | null, init?: ResponseInit) =>
  server.use(
    http.all('*', ({ request }) => {
      sent.push(request.clone())
      return new HttpResponse(body, init)
    }),
  )
const ask = () => call({ service: 'website', path: URL_PATH, schema: v.object({ name: text }) })
const failure = () => ask().catch((error: unknown) => error)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  sent = []
  token = null
  transportErrors.mockReset()
  connectClient({ readToken: () => token, onTransportError: transportErrors })
})
afterEach(() => server.resetHandlers())

describe('requests', () => {
  test('an API host gets terminalType, osId, and the token if there is one', async () => {
    respondWith('{"code":0,"data":{"name":"燕岭"}}')
    expect(await ask()).toEqual({ name: '燕岭' })
    expect(sent[0]?.headers.get('terminalType')).toBe('3')
    expect(sent[0]?.headers.get('osId')).toBe('1002')
    expect(sent[0]?.headers.has('token')).toBe(false)
    token = 'T-1'
    await ask()
    expect(sent[1]?.headers.get('token')).toBe('T-1')
  })

  test('a call asks for messages in the language of the page', async () => {
    document.documentElement.lang = 'ja'
    respondWith('{"code":0,"data":{"name":"燕岭"}}')
    await ask()
    expect(sent[0]?.headers.get('accept-language')).toBe('ja')
  })

  test('a POST sends JSON', async () => {
    respondWith('{"code":0,"data":{}}')
    await call({
      service: 'basic',
      path: '/x',
      json: { raceId: 'r' },
      schema: v.object({ name: text }),
    })
    expect(sent[0]?.method).toBe('POST')
    expect(sent[0]?.headers.get('content-type')).toMatch('application/json')
    expect(await sent[0]?.json()).toEqual({ raceId: 'r' })
  })

  test('the file host gets neither token nor API headers', async () => {
    token = 'T-1'
    respondWith('{}')
    await fetchFile('/site-config/a.json')
    for (const name of ['token', 'terminalType', 'osId'])
      expect(sent[0]?.headers.has(name)).toBe(false)
  })
})

describe('responses', () => {
  test.each([
    ['{"code":5001,"msg":"维护中"}', 200, ServiceError, '维护中'],
    ['{"code":1}', 200, ServiceError, 'Error'],
    ['{"code":1,"msg":"undefined"}', 200, ServiceError, 'Error'],
    ['{"code":401,"msg":"x"}', 200, ExpiredError, 'x'],
    ['', 401, ExpiredError, 'Error'],
    ['{"code":401,"msg":"x"}', 401, ExpiredError, 'x'],
    ['<html>', 401, ExpiredError, 'Error'],
    ['', 200, EmptyBodyError, ''],
    ['<html>', 200, MalformedError, 'HTTP 200'],
    ['<html>', 502, MalformedError, 'HTTP 502'],
    ['{"code":0', 200, MalformedError, 'HTTP 200'],
    ['[]', 200, MalformedError, 'HTTP 200'],
    ['null', 200, MalformedError, 'HTTP 200'],
  ])('%j with %d is a %o', async (body, status, kind, message) => {
    respondWith(body, { status })
    const error = await failure()
    expect(error).toBeInstanceOf(kind)
    expect((error as Error).message).toBe(message)
  })

  test('a message is cut after 500 characters', async () => {
    const messageOf = async (msg: string) => {
      respondWith(JSON.stringify({ code: 1, msg }), { status: 200 })
      return ((await failure()) as Error).message
    }
    expect(await messageOf('a'.repeat(500))).toBe('a'.repeat(500))
    expect(await messageOf('🏔'.repeat(100_000))).toBe(`${'🏔'.repeat(500)}…`)
  })

  test('a ServiceError contains the whole response', async () => {
    respondWith('{"code":5001,"msg":"维护中","data":{"until":"9:00"}}')
    expect(await failure()).toMatchObject({ code: 5001, body: { data: { until: '9:00' } } })
  })

  test("the server's time is taken from the response", async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    respondWith('{"code":0,"data":{}}', { headers: { date: 'Sun, 22 Sep 2024 00:00:00 GMT' } })
    await ask()
    expect(now()).toBe(Date.UTC(2024, 8, 22))
  })

  test('transport failures are reported to the listener, service errors are not', async () => {
    server.use(http.all('*', () => HttpResponse.error()))
    expect(await failure()).toBeInstanceOf(NetworkError)
    expect(transportErrors).toHaveBeenCalledTimes(1)
    respondWith('{"code":1}')
    await failure()
    respondWith('')
    await failure()
    expect(transportErrors).toHaveBeenCalledTimes(1)
  })
})

test('a call times out after 60 seconds', async () => {
  await import('#api/http/transport.ts')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server.use(http.all('*', () => new Promise<never>(() => undefined)))
  const failed = failure()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(transportErrors).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await failed).toMatchObject({ name: 'NetworkError', isTimeout: true })
})

test('the time of a request started by the HTML counts from its arrival', async () => {
  const date = new Date('2024-09-22T00:00:00Z')
  window.early = {
    [URL_PATH]: Promise.resolve({
      status: 200,
      date: date.toUTCString(),
      arrivedAt: Date.now() - 60_000,
      body: '{"code":0,"data":{"name":"早"}}',
    }),
  }
  await ask()
  expect(now()).toBeGreaterThanOrEqual(date.getTime() + 60_000)
})

test('a request started by the HTML is taken over once', async () => {
  window.early = {
    [URL_PATH]: Promise.resolve({
      status: 200,
      date: null,
      body: '{"code":0,"data":{"name":"早"}}',
    }),
  }
  expect(await ask()).toEqual({ name: '早' })
  expect(sent).toHaveLength(0)
  respondWith('{"code":0,"data":{"name":"晚"}}')
  expect(await ask()).toEqual({ name: '晚' })
})
