import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectClient } from '#api/http/client.ts'
import { MalformedError, NetworkError, NothingDoneError, ServiceError } from '#api/http/errors.ts'
import { busyErrors } from '#api/race/busy.ts'
import { searchPhotos, searchPhotosByFace } from '#api/race/photos.ts'
import {
  fetchCertificate,
  fetchRegistrationInfo,
  fetchRegistrationStatuses,
  fetchRunnerResult,
} from '#api/race/queries.ts'
import { checkCertificate, fetchExport, fetchResults } from '#api/race/results.ts'
import { confirmTakedown, requestTakedown, sendTakedownCode } from '#api/race/takedown.ts'
import { retryWhenBusy } from '#lib/retryWhenBusy.ts'

/** Gives the page all its retries back, as twenty successes do: tests of a file share one page. */
async function refillRetries(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await retryWhenBusy(() => Promise.resolve(), busyErrors)
}

const server = setupServer()
const transportErrors = vi.fn<(error: Error) => void>()
let sent: { line: string; headers: Headers; body: string }[] = []

const raceId = 'yanling-2024'
const credentials = { name: '林知远', cardNumber: '180014' }
const query = { raceId, credentials }
const certificate = { ...query, bib: 'B1226' }
/** What a response shows of the runner. */
const masked = { name: '林**', cardNumber: '**************0014', bib: 'B1226' }

/** Sends the next of `responses` for each request, and repeats the last one. */
function respondWith(...responses: [body: BodyInit | object, init?: ResponseInit][]) {
  let next = 0
  server.use(
    http.all('*', async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      const line = `${request.method} ${pathname}${search}`
      sent.push({ line, headers: request.headers, body: await request.text() })
      const [body, init] = responses[Math.min(next, responses.length - 1)] ?? ['']
      next += 1
      const isPlain = typeof body === 'string' || body instanceof Uint8Array
      return new HttpResponse(isPlain ? (body as BodyInit) : JSON.stringify(body), init)
    }),
  )
}
const data = (value: unknown) => ({ code: 0, msg: 'ok', data: value })
const BUSY = { code: 3001, msg: '系统繁忙' }
const bodies = () => sent.map(({ body }) => JSON.parse(body) as unknown)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  sent = []
  transportErrors.mockReset()
  connectClient({ readToken: () => 'T-1', onTransportError: transportErrors })
})
afterEach(() => server.resetHandlers())

describe('requests', () => {
  test('each search sends its type, and credentials in the body only', async () => {
    respondWith([data({ signupNo: 'YL24000001', ...masked })])
    await fetchRegistrationStatuses(query)
    await fetchRegistrationInfo({ ...query, channel: 'thirdParty' })
    await fetchRegistrationInfo({ ...query, channel: 'web' })
    await fetchRegistrationInfo({ ...query, channel: 'app' })
    await fetchRunnerResult({ raceId, credentials: { name: '林知远', bib: 'B1226' } })
    expect(new Set(sent.map(({ line }) => line))).toEqual(new Set(['POST /race-center/api/query']))
    expect(bodies()).toEqual([
      { raceId, queryType: 1, ...credentials },
      { raceId, queryType: 2, ...credentials },
      { raceId, queryType: 3, ...credentials },
      { raceId, queryType: 5, ...credentials },
      { raceId, queryType: 4, name: '林知远', bib: 'B1226' },
    ])
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })

  test('a captcha token is sent once', async () => {
    respondWith([data(masked)])
    const captchaToken = { nc_token: 'T-nc', scene: 'login', sessionId: 'S', sig: 'G' } as const
    await fetchRunnerResult({ ...query, captchaToken })
    expect(bodies()).toEqual([{ raceId, queryType: 4, ...credentials, ...captchaToken }])
    await expect(fetchRunnerResult({ ...query, captchaToken })).rejects.toThrow('can be used once')
    await expect(fetchCertificate({ ...certificate, captchaToken })).rejects.toThrow(
      'can be used once',
    )
  })

  test('results page, certificate check and photo search', async () => {
    respondWith([data({})])
    await fetchResults({ raceId, page: 2, size: 100, itemId: 'full', sex: 2 })
    await fetchResults({ raceId, page: 1, size: 50 })
    await checkCertificate('YL2024-B1226-ABCDEFGH')
    await searchPhotos({ ...query, page: 3, size: 60 })
    expect(sent.map(({ line }) => line)).toEqual([
      'GET /race-center/api/results?raceId=yanling-2024&page=2&size=100&item=full&sex=2',
      'GET /race-center/api/results?raceId=yanling-2024&page=1&size=50&item=&sex=',
      'GET /race-center/api/certificate/check?code=YL2024-B1226-ABCDEFGH',
      'POST /race-center/api/photo/search',
    ])
    expect(sent[3]?.body).toBe(JSON.stringify({ raceId, ...credentials, page: 3, size: 60 }))
  })

  test('a face is sent only with consent, as multipart', async () => {
    respondWith([data({ total: 0 })])
    const face = new File(['x'], 'face.png', { type: 'image/png' })
    const asked = { raceId, face, page: 1, size: 60 }
    await expect(searchPhotosByFace({ ...asked, consentedAt: '' })).rejects.toThrow()
    expect(sent).toEqual([])
    await searchPhotosByFace({ ...asked, consentedAt: '2024-09-23T08:00:00Z' })
    expect(sent[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    for (const part of ['name="consentedAt"', '2024-09-23T08:00:00Z', 'filename="face.png"']) {
      expect(sent[0]?.body).toContain(part)
    }
  })

  test('a takedown, a code for it, and its confirmation', async () => {
    respondWith([data({ requestId: 'TD1', state: 'takenDown', verificationToken: 'V-1' })])
    const about = { raceId, photoId: 'P-1', reason: 'privacy', details: '不愿公开' } as const
    const captchaToken = { nc_token: 'T-nc', scene: 'login', sessionId: 'S', sig: 'G' } as const
    const confirmation = { requestId: 'TD1', captcha: '123456', verificationToken: 'V-1' }
    expect(await requestTakedown(about)).toEqual({ requestId: 'TD1', state: 'takenDown' })
    expect(await sendTakedownCode({ requestId: 'TD1', captchaToken })).toBe('V-1')
    await confirmTakedown(confirmation)
    expect(sent.map(({ line }) => line)).toEqual([
      'POST /race-center/api/photo/takeDown',
      'POST /race-center/api/photo/takeDown/code',
      'POST /race-center/api/photo/takeDown/confirm',
    ])
    expect(bodies()).toEqual([about, { requestId: 'TD1', ...captchaToken }, confirmation])
  })

  test('a takedown without a number has failed; one in an unknown state is waiting', async () => {
    const about = { raceId, photoId: 'P-1', reason: 'other', details: '' } as const
    respondWith([data({ requestId: 'TD1', state: 'gone' })], [data(null)])
    expect(await requestTakedown(about)).toEqual({ requestId: 'TD1', state: 'waiting' })
    await expect(requestTakedown(about)).rejects.toBeInstanceOf(NothingDoneError)
    await expect(sendTakedownCode({ requestId: 'TD1' })).rejects.toBeInstanceOf(NothingDoneError)
  })
})

describe('responses', () => {
  test('unknown values in a status do not affect the known ones', async () => {
    const signupNo = 'YL24000001'
    respondWith([
      data({
        ...masked,
        signupNo,
        state: 'onTheMoon',
        channel: 7,
        since: null,
        waitingNumber: '57',
        draw: {},
      }),
    ])
    expect(await fetchRegistrationStatuses(query)).toMatchObject([
      {
        signupNo,
        state: undefined,
        channel: 'web',
        since: '',
        waitingNumber: 57,
        draw: undefined,
      },
    ])
  })

  test('invalid splits and places of a score are dropped', async () => {
    respondWith([
      data({
        ...masked,
        state: 'finished',
        splits: [{ km: 5, gunSeconds: 1500 }, { km: 'x' }, null, { km: '10', place: '3' }],
        places: { overall: { place: 1, of: 9 }, sex: { of: 4 }, group: 'first' },
        missingMats: [30, null],
      }),
    ])
    const score = await fetchRunnerResult(query)
    expect(score.splits.map(({ km }) => km)).toEqual([5, 10])
    expect(score.places).toEqual({ overall: { place: 1, of: 9 }, sex: undefined, group: undefined })
    expect(score.missingMats).toEqual([30])
  })

  test('photos at unsafe addresses are left out', async () => {
    const photo = { photoId: 'P', thumbnail: 'javascript:1' }
    respondWith([
      data({
        ...masked,
        total: 3,
        photos: [
          { ...photo, url: '/photos/a.svg' },
          { ...photo, url: 'javascript:alert(1)' },
          { ...photo, url: '//elsewhere.test/b.jpg' },
        ],
      }),
    ])
    const { photos } = await searchPhotos({ ...query, page: 1, size: 60 })
    expect(photos.map(({ url, thumbnail }) => [url, thumbnail])).toEqual([
      ['/photos/a.svg', ''],
      ['https://elsewhere.test/b.jpg', ''],
    ])
  })

  test('success without data is a failure', async () => {
    respondWith([data(null)])
    await expect(fetchRegistrationStatuses(query)).rejects.toBeInstanceOf(NothingDoneError)
    await expect(fetchRunnerResult(query)).rejects.toBeInstanceOf(NothingDoneError)
    expect(await fetchRegistrationInfo({ ...query, channel: 'web' })).toBeUndefined()
    expect(await fetchResults({ raceId, page: 1, size: 9 })).toMatchObject({
      total: 0,
      results: [],
    })
    expect((await checkCertificate('x')).isGenuine).toBe(false)
  })

  test('a certificate has no time, place or date that cannot be', async () => {
    respondWith([data({ isGenuine: true, netSeconds: 0, place: 0, issuedAt: 'soon' })])
    const checked = await checkCertificate('x')
    expect([checked.netSeconds, checked.place, checked.issuedAt]).toEqual([
      undefined,
      undefined,
      '',
    ])
  })

  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ bib: index + 1 }))

  test.each([
    ['as a text', '2800', 1, 3, 2800],
    ['that is no count', 75.5, 1, 3, undefined],
    ['below the rows so far', 4, 2, 3, undefined],
    ['that is missing', undefined, 2, 3, undefined],
    ['that is missing on a page with room', undefined, 2, 2, 5],
    ['of 0 above rows', 0, 1, 2, 2],
    ['of a list that has become shorter', 4, 3, 0, 4],
    ['that is missing on an empty page', undefined, 3, 0, undefined],
  ])('a total %s: %j on page %i with %i rows', async (_, total, page, count, known) => {
    respondWith([data({ total, results: rows(count) })])
    expect((await fetchResults({ raceId, page, size: 3 })).total).toBe(known)
  })
})

describe('a file', () => {
  const binary = Uint8Array.of(0x7b, 0, 255, 128)

  test('is complete, with its type and name', async () => {
    const name = '2024 燕岭马拉松 成绩.xlsx'
    const headers = {
      'content-type': 'application/x-test',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    }
    respondWith([binary, { headers }])
    const file = await fetchExport({ raceId, type: 'results' })
    expect([...new Uint8Array(file.bytes)]).toEqual([...binary])
    expect(file).toMatchObject({ type: 'application/x-test', name })
    expect(sent[0]?.line).toBe('GET /race-center/api/export?raceId=yanling-2024&type=results')
    for (const [header, value] of Object.entries({
      token: 'T-1',
      terminalType: '3',
      osId: '1002',
    })) {
      expect(sent[0]?.headers.get(header)).toBe(value)
    }
  })

  test('a certificate is requested like a search', async () => {
    const headers = {
      'content-type': 'image/svg+xml',
      'content-disposition': `inline; filename*=UTF-8''certificate-2024-B1226.svg`,
    }
    respondWith(['<svg/>', { headers }])
    const { bytes, type } = await fetchCertificate(certificate)
    expect([new TextDecoder().decode(bytes), type]).toEqual(['<svg/>', 'image/svg+xml'])
    expect(bodies()).toEqual([{ raceId, queryType: 6, ...credentials }])
  })

  test.each([
    ['JSON', { code: 3203, msg: '没有这种导出文件' }, 200, ServiceError, '没有这种导出文件'],
    ['JSON without a message', { code: 1 }, 200, ServiceError, 'Error'],
    ['JSON with a status', { code: 1, msg: '坏了' }, 500, ServiceError, '坏了'],
    ['nothing', '', 200, Error, /^$/],
    ['a page', '<!doctype html><p>', 200, MalformedError, 'HTTP 200'],
    ['a page with a status', '<html>', 502, MalformedError, 'HTTP 502'],
    ['bytes with a status', 'gone', 404, MalformedError, 'HTTP 404'],
  ])('%s in its place is an error', async (_, body, status, type, message) => {
    respondWith([body, { status }])
    const failed = fetchExport({ raceId, type: 'prizes' })
    await expect(failed).rejects.toThrow(message)
    await expect(failed).rejects.toBeInstanceOf(type)
    expect(transportErrors).not.toHaveBeenCalled()
  })

  test('an empty one is a NoDataError', async () => {
    respondWith([''])
    await expect(fetchExport({ raceId, type: 'prizes' })).rejects.toMatchObject({
      name: 'NoDataError',
    })
  })
})

describe('failures', () => {
  beforeEach(refillRetries)

  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const useClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const caught = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

  test('a service error has code and message, and is not reported to the listener', async () => {
    respondWith([{ code: 3004, msg: '没有找到' }])
    const failed = fetchRunnerResult(query)
    await expect(failed).rejects.toMatchObject({ message: '没有找到', code: 3004 })
    expect(transportErrors).not.toHaveBeenCalled()
  })

  test.each<[string, [BodyInit | object, ResponseInit?]]>([
    ['HTTP 503', ['<html>', { status: 503 }]],
    ['HTTP 429', ['', { status: 429 }]],
    ['the service’s own code', [BUSY]],
  ])('%s is retried with a message but without a toast', async (_, busy) => {
    await import('#api/http/transport.ts')
    useClock()
    respondWith(busy, busy, [data(masked)])
    const onBusy = vi.fn<(nextTry: number, waitSeconds: number) => void>()
    const called = () =>
      new Promise<void>((resolve) => void onBusy.mockImplementationOnce(() => resolve()))
    const [first, second] = [called(), called()]
    const asked = fetchRunnerResult({ ...query, onBusy })
    await first
    await wait(2000)
    await second
    await wait(4000)
    expect(onBusy.mock.calls).toEqual([
      [2, 0],
      [3, 0],
    ])
    expect((await asked).bib).toBe('B1226')
    expect(sent).toHaveLength(3)
    expect(transportErrors).not.toHaveBeenCalled()
  })

  test.each<[string, ResponseInit, number]>([
    ['seconds', { status: 503, headers: { 'retry-after': '7' } }, 7],
    [
      'a date, compared with the server’s own',
      {
        status: 429,
        headers: {
          date: 'Thu, 15 Aug 2024 04:00:00 GMT',
          'retry-after': 'Thu, 15 Aug 2024 04:00:20 GMT',
        },
      },
      20,
    ],
    [
      'an hour, of which a minute is waited',
      { status: 503, headers: { 'retry-after': '3600' } },
      60,
    ],
    ['nonsense', { status: 503, headers: { 'retry-after': 'soon' } }, 0],
  ])('Retry-After is %s', async (_, init, seconds) => {
    respondWith(['{"code":500,"msg":"busy"}', init])
    const stop = new AbortController()
    const onBusy = vi.fn<(nextTry: number, waitSeconds: number) => void>(() => stop.abort())
    await caught(fetchRunnerResult({ ...query, signal: stop.signal, onBusy }))
    expect(onBusy).toHaveBeenCalledWith(2, seconds)
  })

  test('waiting for a busy service can be cancelled, also for a file', async () => {
    for (const ask of [fetchRunnerResult, fetchCertificate]) {
      respondWith([BUSY])
      const stop = new AbortController()
      const onBusy = () => stop.abort()
      const failed = await caught(ask({ ...certificate, signal: stop.signal, onBusy }))
      expect(failed).toMatchObject({ name: 'AbortError' })
    }
    expect(sent).toHaveLength(2)
  })

  test('a time-out of 60 s is reported once', async () => {
    await import('#api/http/transport.ts')
    useClock()
    server.use(http.all('*', () => new Promise<never>(() => undefined)))
    const asked = caught(fetchRunnerResult(query))
    await wait(61_000)
    expect(await asked).toBeInstanceOf(NetworkError)
    expect(transportErrors).toHaveBeenCalledOnce()
  })

  test('a cancelled call reports nothing', async () => {
    server.use(http.all('*', () => new Promise<never>(() => undefined)))
    const stop = new AbortController()
    const asked = caught(fetchRunnerResult({ ...query, signal: stop.signal }))
    stop.abort()
    expect(await asked).toMatchObject({ name: 'CanceledError' })
    expect(transportErrors).not.toHaveBeenCalled()
  })
})
