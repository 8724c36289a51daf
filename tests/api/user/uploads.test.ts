import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectClient } from '#api/http/client.ts'
import { acceptedUrl, uploadFile, uploadImage } from '#api/user/uploads.ts'

const server = setupServer()
const transportErrors = vi.fn<(error: Error) => void>()
const expired = vi.fn<(token: string) => void>()
const PICTURE = new File(['picture'], '完赛证书.png', { type: 'image/png' })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  transportErrors.mockReset()
  expired.mockReset()
  connectClient({
    readToken: () => 'T-1',
    onTransportError: transportErrors,
    onExpired: expired,
  })
})
afterEach(() => server.resetHandlers())

const respond = (body: unknown, status = 200) =>
  server.use(
    http.post('*', () =>
      typeof body === 'string'
        ? new HttpResponse(body, { status })
        : HttpResponse.json(body as object, { status }),
    ),
  )

test.each([
  [uploadImage, '/user-center/api/base/uploadImage'],
  [uploadFile, '/user-center/api/base/uploadFile'],
])('%o sends the file as multipart, with the token', async (upload, path) => {
  let seen: Request | undefined
  server.use(
    http.post('*', ({ request }) => {
      seen = request.clone()
      return HttpResponse.json({ code: 0, data: { url: '/uploads/a.png' } })
    }),
  )
  const onProgress = vi.fn<(progress: { loaded: number }) => void>()
  expect(await upload(PICTURE, { onProgress })).toBe('/uploads/a.png')
  expect(new URL(seen?.url ?? '').pathname).toBe(path)
  expect(seen?.headers.get('token')).toBe('T-1')
  expect(seen?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  const body = await seen?.text()
  expect(body).toContain('name="file"; filename="完赛证书.png"')
  expect(body).toContain('picture')
  expect(onProgress).toHaveBeenCalled()
})

describe('failed uploads', () => {
  test.each([
    ['413', '<html>Too large</html>', 413, 'MalformedError'],
    ['500', '', 500, 'MalformedError'],
    ['a page', '<!doctype html>', 200, 'MalformedError'],
    ['no url', { code: 0, data: {} }, 200, 'NothingDoneError'],
    ['a script', { code: 0, data: { url: 'javascript:alert(1)' } }, 200, 'NothingDoneError'],
    ['another host', { code: 0, data: { url: 'https://evil.example/a' } }, 200, 'NothingDoneError'],
    ['a refusal', { code: 2302, msg: '请上传小于10MB的文件' }, 200, 'ServiceError'],
  ])('%s', async (_, body, status, name) => {
    respond(body, status)
    await expect(uploadImage(PICTURE)).rejects.toMatchObject({ name })
  })

  test('an expired login is reported', async () => {
    respond({ code: 401, msg: '登录已过期，请重新登录' })
    await expect(uploadImage(PICTURE)).rejects.toMatchObject({ name: 'ExpiredError' })
    expect(expired).toHaveBeenCalledWith('T-1')
  })
})

test('a cancelled upload reports nothing, and one without data for 60 s has failed', async () => {
  await import('#api/http/transport.ts')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server.use(http.post('*', () => new Promise<never>(() => undefined)))
  const stop = new AbortController()
  const stopped = uploadImage(PICTURE, { signal: stop.signal }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10)
  stop.abort()
  expect(await stopped).toMatchObject({ name: 'CanceledError' })
  expect(transportErrors).not.toHaveBeenCalled()

  const silent = uploadImage(PICTURE).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(61_000)
  expect(await silent).toMatchObject({ name: 'NetworkError', isTimeout: true })
  expect(transportErrors).toHaveBeenCalledTimes(1)
})

test.each([
  ['/uploads/a.png', '/uploads/a.png'],
  ['/uploads/a.png?v=1', '/uploads/a.png?v=1'],
  [`${location.origin}/uploads/a.png`, '/uploads/a.png'],
  ['https://race.test/a.png', 'https://race.test/a.png'],
  ['https://files.race.test/a.png', 'https://files.race.test/a.png'],
  ['http://files.race.test/a.png', null],
  ['https://evilrace.test/a.png', null],
  ['https://race.test.evil.example/a.png', null],
  ['https://user@race.test/a.png', null],
  ['//evil.example/a.png', null],
  ['/\\evil.example/a.png', null],
  ['/uploads/a.png,/uploads/b.png', null],
  ['/uploads/a b.png', null],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,AA', null],
  [`blob:${location.origin}/a`, null],
  ['', null],
])('the address %j is accepted as %j', (given, accepted) => {
  expect(acceptedUrl(given)).toBe(accepted)
})
