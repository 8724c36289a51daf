import { afterEach, expect, test, vi } from 'vitest'
import { ChunkError, importChunk } from '#lib/chunks/chunkError.ts'
import { forgetFailure } from '#lib/chunks/chunkFiles.ts'

const asked = vi.fn<(file: string, init?: RequestInit) => Promise<Response>>()
const load = vi.fn<() => Promise<number>>()

const importPage = (page: string) => importChunk(page, () => load())

afterEach(() => {
  document.head.replaceChildren()
  for (const page of ['home', 'photos']) forgetFailure(page)
  asked.mockReset()
  load.mockReset()
})

/** Fails as in the built site, where an import links its files first. */
async function fail(page: string) {
  load.mockImplementationOnce(() => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/assets/${page}-1.js`
    document.head.append(link)
    return Promise.reject(
      new TypeError(`Failed to fetch: http://localhost:3000/assets/${page}-2.js`),
    )
  })
  await expect(importPage(page)).rejects.toBeInstanceOf(ChunkError)
}

test('after a failure the files are fetched past the cache before the next try', async () => {
  vi.stubGlobal('fetch', asked.mockResolvedValue(new Response('')))
  await fail('home')
  expect(asked).not.toHaveBeenCalled()

  load.mockImplementation(async () => asked.mock.calls.length)
  expect(await importPage('home')).toBe(2)
  expect(asked.mock.calls.map(([file, init]) => [file, init?.cache])).toEqual([
    ['http://localhost:3000/assets/home-1.js', 'reload'],
    ['http://localhost:3000/assets/home-2.js', 'reload'],
  ])

  await importPage('home')
  expect(asked).toHaveBeenCalledTimes(2)
})

test('other imports do not wait for a file that hangs, failed ones neither', async () => {
  vi.stubGlobal(
    'fetch',
    asked.mockImplementation((file) =>
      file.includes('home') ? new Promise(() => {}) : Promise.resolve(new Response('')),
    ),
  )
  await fail('home')
  await fail('photos')

  load.mockResolvedValue(1)
  expect(await importPage('photos')).toBe(1)
  expect(await importChunk('another page', async () => 'loaded')).toBe('loaded')
})

test('a file that hangs ends with its time, and the import is tried', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  vi.stubGlobal(
    'fetch',
    asked.mockImplementation(
      (_file, init) =>
        new Promise((_resolve, reject) => {
          if (init?.signal?.aborted) reject(init.signal.reason as Error)
        }),
    ),
  )
  await fail('home')

  load.mockResolvedValue(1)
  expect(await importPage('home')).toBe(1)
})

test('an import that hangs fails after 120 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  load.mockReturnValue(new Promise(() => undefined))
  const ended = vi.fn<(error: unknown) => void>()
  importPage('home').catch(ended)
  await vi.advanceTimersByTimeAsync(119_000)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout' }))
})
