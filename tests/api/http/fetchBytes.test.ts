import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { connectClient, downloadBytes } from '#api/http/client.ts'

const FILE = '/edition-2024/files/a.pdf'
const server = setupServer()
const transportErrors = vi.fn<(error: Error) => void>()

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  connectClient({ readToken: () => 'T-1', onTransportError: transportErrors })
})
afterAll(() => server.close())
afterEach(() => server.resetHandlers())

test('a file is loaded as bytes, without token or API headers', async () => {
  let headers: Headers | undefined
  server.use(
    http.get('*', ({ request }) => {
      headers = request.headers
      return new HttpResponse(Uint8Array.of(0, 255, 128))
    }),
  )
  expect([...new Uint8Array(await downloadBytes(FILE))]).toEqual([0, 255, 128])
  for (const name of ['token', 'terminalType', 'osId']) expect(headers?.has(name)).toBe(false)
})

test('failures are thrown and not reported to the listener', async () => {
  server.use(http.get('*', () => new HttpResponse('gone', { status: 404 })))
  await expect(downloadBytes(FILE)).rejects.toMatchObject({ name: 'MalformedError', status: 404 })
  server.use(http.get('*', () => HttpResponse.error()))
  await expect(downloadBytes(FILE)).rejects.toMatchObject({ name: 'NetworkError' })
  expect(transportErrors).not.toHaveBeenCalled()
})

test('a download fails after 60 s without data, or when the caller aborts it', async () => {
  await import('#api/http/transport.ts')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server.use(http.get('*', () => new Promise<never>(() => undefined)))
  const silent = downloadBytes(FILE).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(61_000)
  expect(await silent).toMatchObject({ name: 'NetworkError', isTimeout: true })

  const stop = new AbortController()
  const stopped = downloadBytes(FILE, { signal: stop.signal }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10)
  stop.abort()
  expect(await stopped).toMatchObject({ name: 'CanceledError' })
})
