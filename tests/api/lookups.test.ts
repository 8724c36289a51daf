import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectClient } from '../../src/api/client.ts'
import {
  MalformedError,
  NetworkError,
  NothingDoneError,
  RefusedError,
} from '../../src/api/errors.ts'
import {
  fetchCertificate,
  fetchRegistrationInfo,
  fetchRegistrationStatus,
  fetchScore,
} from '../../src/api/lookups.ts'
import { searchPhotos, searchPhotosByFace, takePhotoDown } from '../../src/api/photos.ts'
import { checkCertificate, fetchExport, fetchResults } from '../../src/api/results.ts'

const server = setupServer()
const transportErrors = vi.fn<(error: Error) => void>()
let sent: { line: string; headers: Headers; body: string }[] = []

const raceId = 'yanling-2024'
const facts = { name: '林知远', cardNumber: '180014' }
const lookup = { raceId, facts }

/** Answers each request with the next of `answers`, the last one again and again. */
function answerWith(...answers: [body: BodyInit | object, init?: ResponseInit][]) {
  let next = 0
  server.use(
    http.all('*', async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      const line = `${request.method} ${pathname}${search}`
      sent.push({ line, headers: request.headers, body: await request.text() })
      const [body, init] = answers[Math.min(next, answers.length - 1)] ?? ['']
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
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})

describe('what leaves', () => {
  test('each look-up by its type, facts in the body and never in the address', async () => {
    answerWith([data({ signupNo: 'YL24000001', bib: 'B1226' })])
    await fetchRegistrationStatus(lookup)
    await fetchRegistrationInfo({ ...lookup, channel: 'thirdParty' })
    await fetchRegistrationInfo({ ...lookup, channel: 'web' })
    await fetchRegistrationInfo({ ...lookup, channel: 'app' })
    await fetchScore({ raceId, facts: { name: '林知远', bib: 'B1226' } })
    expect(new Set(sent.map(({ line }) => line))).toEqual(new Set(['POST /race-center/api/query']))
    expect(bodies()).toEqual([
      { raceId, queryType: 1, ...facts },
      { raceId, queryType: 2, ...facts },
      { raceId, queryType: 3, ...facts },
      { raceId, queryType: 5, ...facts },
      { raceId, queryType: 4, name: '林知远', bib: 'B1226' },
    ])
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })

  test('a human check goes along once', async () => {
    answerWith([data({ bib: 'B1226' })])
    const proof = { nc_token: 'T-nc', scene: 'login', sessionId: 'S', sig: 'G' } as const
    await fetchScore({ ...lookup, proof })
    expect(bodies()).toEqual([{ raceId, queryType: 4, ...facts, ...proof }])
    await expect(fetchScore({ ...lookup, proof })).rejects.toThrow('good for one')
    await expect(fetchCertificate({ ...lookup, proof })).rejects.toThrow('good for one')
  })

  test('a page of the list, a certificate to check, a photo search', async () => {
    answerWith([data({})])
    await fetchResults({ raceId, page: 2, size: 100, itemId: 'full', sex: 2 })
    await fetchResults({ raceId, page: 1, size: 50 })
    await checkCertificate('YL2024-B1226-ABCDEFGH')
    await searchPhotos({ ...lookup, page: 3, size: 60 })
    expect(sent.map(({ line }) => line)).toEqual([
      'GET /race-center/api/results?raceId=yanling-2024&page=2&size=100&item=full&sex=2',
      'GET /race-center/api/results?raceId=yanling-2024&page=1&size=50&item=&sex=',
      'GET /race-center/api/certificate/check?code=YL2024-B1226-ABCDEFGH',
      'POST /race-center/api/photo/search',
    ])
    expect(sent[3]?.body).toBe(JSON.stringify({ raceId, ...facts, page: 3, size: 60 }))
  })

  test('a face only with a consent, as multipart', async () => {
    answerWith([data({ total: 0 })])
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

  test('a photo to be taken down', async () => {
    answerWith([data({ requestId: 'TD1' })], [data(null)])
    const about = { raceId, photoId: 'P-1', reason: '不愿公开' }
    expect(await takePhotoDown(about)).toBe('TD1')
    expect(bodies()).toEqual([about])
    await expect(takePhotoDown(about)).rejects.toBeInstanceOf(NothingDoneError)
  })
})

describe('what comes', () => {
  test('a status that is half unknown keeps what is known', async () => {
    const signupNo = 'YL24000001'
    answerWith([
      data({
        signupNo,
        state: 'onTheMoon',
        channel: 7,
        since: null,
        waitingNumber: '57',
        draw: {},
      }),
    ])
    expect(await fetchRegistrationStatus(lookup)).toMatchObject({
      signupNo,
      state: undefined,
      channel: 'web',
      since: '',
      waitingNumber: 57,
      draw: undefined,
    })
  })

  test('a score keeps its good splits and places', async () => {
    answerWith([
      data({
        bib: 'B1226',
        state: 'finished',
        splits: [{ km: 5, gunSeconds: 1500 }, { km: 'x' }, null, { km: '10', place: '3' }],
        places: { overall: { place: 1, of: 9 }, sex: { of: 4 }, group: 'first' },
        missingMats: [30, null],
      }),
    ])
    const score = await fetchScore(lookup)
    expect(score.splits.map(({ km }) => km)).toEqual([5, 10])
    expect(score.places).toEqual({ overall: { place: 1, of: 9 }, sex: undefined, group: undefined })
    expect(score.missingMats).toEqual([30])
  })

  test('photos at unsafe addresses are left out', async () => {
    const photo = { photoId: 'P', thumbnail: 'javascript:1' }
    answerWith([
      data({
        total: 3,
        photos: [
          { ...photo, url: '/photos/a.svg' },
          { ...photo, url: 'javascript:alert(1)' },
          { ...photo, url: '//elsewhere.test/b.jpg' },
        ],
      }),
    ])
    const { photos } = await searchPhotos({ ...lookup, page: 1, size: 60 })
    expect(photos.map(({ url, thumbnail }) => [url, thumbnail])).toEqual([
      ['/photos/a.svg', ''],
      ['https://elsewhere.test/b.jpg', ''],
    ])
  })

  test('success without anything in it is none', async () => {
    answerWith([data(null)])
    await expect(fetchRegistrationStatus(lookup)).rejects.toBeInstanceOf(NothingDoneError)
    await expect(fetchScore(lookup)).rejects.toBeInstanceOf(NothingDoneError)
    expect(await fetchRegistrationInfo({ ...lookup, channel: 'web' })).toBeUndefined()
    expect(await fetchResults({ raceId, page: 1, size: 9 })).toMatchObject({
      total: 0,
      results: [],
    })
    expect((await checkCertificate('x')).isGenuine).toBe(false)
  })
})

describe('a file', () => {
  const binary = Uint8Array.of(0x7b, 0, 255, 128)

  test('is whole, with its type and its name', async () => {
    const name = '2024 燕岭马拉松 成绩.xlsx'
    const headers = {
      'content-type': 'application/x-test',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    }
    answerWith([binary, { headers }])
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

  test('a certificate is asked for as a look-up', async () => {
    answerWith(['<svg/>', { headers: { 'content-type': 'image/svg+xml' } }])
    const { bytes, type, name } = await fetchCertificate(lookup)
    expect([new TextDecoder().decode(bytes), type, name]).toEqual(['<svg/>', 'image/svg+xml', ''])
    expect(bodies()).toEqual([{ raceId, queryType: 6, ...facts }])
  })

  test.each([
    ['JSON', { code: 3203, msg: '没有这种导出文件' }, 200, RefusedError, '没有这种导出文件'],
    ['JSON without words', { code: 1 }, 200, RefusedError, 'Error'],
    ['JSON with a status', { code: 1, msg: '坏了' }, 500, RefusedError, '坏了'],
    ['nothing', '', 200, Error, /^$/],
    ['a page', '<!doctype html><p>', 200, MalformedError, 'HTTP 200'],
    ['a page with a status', '<html>', 502, MalformedError, 'HTTP 502'],
    ['bytes with a status', 'gone', 404, MalformedError, 'HTTP 404'],
  ])('%s in its place is an error', async (_, body, status, type, message) => {
    answerWith([body, { status }])
    const failed = fetchExport({ raceId, type: 'prizes' })
    await expect(failed).rejects.toThrow(message)
    await expect(failed).rejects.toBeInstanceOf(type)
    expect(transportErrors).not.toHaveBeenCalled()
  })

  test('an empty one says so by its class', async () => {
    answerWith([''])
    await expect(fetchExport({ raceId, type: 'prizes' })).rejects.toMatchObject({
      name: 'NoDataError',
    })
  })
})

describe('failures', () => {
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const useClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const caught = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

  test('a refusal keeps its code and its words, and is nobody else’s affair', async () => {
    answerWith([{ code: 3004, msg: '没有找到' }])
    const failed = fetchScore(lookup)
    await expect(failed).rejects.toMatchObject({ message: '没有找到', code: 3004 })
    expect(transportErrors).not.toHaveBeenCalled()
  })

  test.each<[string, [BodyInit | object, ResponseInit?]]>([
    ['HTTP 503', ['<html>', { status: 503 }]],
    ['HTTP 429', ['', { status: 429 }]],
    ['the centre’s own code', [BUSY]],
  ])('%s is waited out with words and without a toast', async (_, busy) => {
    await import('../../src/api/transport.ts')
    useClock()
    answerWith(busy, busy, [data({ bib: 'B1226' })])
    const onBusy = vi.fn<(nextTry: number) => void>()
    const asked = fetchScore({ ...lookup, onBusy })
    await vi.waitFor(() => expect(onBusy).toHaveBeenCalledTimes(1))
    await wait(1250)
    await vi.waitFor(() => expect(onBusy).toHaveBeenCalledTimes(2))
    await wait(2500)
    expect((await asked).bib).toBe('B1226')
    expect(sent).toHaveLength(3)
    expect(transportErrors).not.toHaveBeenCalled()
  })

  test('a busy centre can be left, also while a file is waited for', async () => {
    for (const ask of [fetchScore, fetchCertificate]) {
      answerWith([BUSY])
      const stop = new AbortController()
      const onBusy = () => stop.abort()
      const failed = await caught(ask({ ...lookup, signal: stop.signal, onBusy }))
      expect(failed).toMatchObject({ name: 'AbortError' })
    }
    expect(sent).toHaveLength(2)
  })

  test('60 s of silence are told once', async () => {
    await import('../../src/api/transport.ts')
    useClock()
    server.use(http.all('*', () => new Promise<never>(() => undefined)))
    const asked = caught(fetchScore(lookup))
    await wait(61_000)
    expect(await asked).toBeInstanceOf(NetworkError)
    expect(transportErrors).toHaveBeenCalledOnce()
  })

  test('who cancels hears nothing more', async () => {
    server.use(http.all('*', () => new Promise<never>(() => undefined)))
    const stop = new AbortController()
    const asked = caught(fetchScore({ ...lookup, signal: stop.signal }))
    stop.abort()
    expect(await asked).toMatchObject({ name: 'CanceledError' })
    expect(transportErrors).not.toHaveBeenCalled()
  })
})
