import { afterEach, expect, test, vi } from 'vitest'
import { ChunkError, importChunk } from '../../../src/lib/chunks/chunkError.ts'
import { clearSuspects } from '../../../src/lib/chunks/chunkFiles.ts'

const asked = vi.fn<(file: string, init?: RequestInit) => Promise<Response>>()

afterEach(() => {
  document.head.replaceChildren()
  clearSuspects()
  asked.mockReset()
})

const load = vi.fn<() => Promise<number>>()

/** As in the built site, where each call passes a new function. */
const importPage = () => importChunk(() => load())

/** Fails as in the built site, where an import links its files first. */
function failOnce() {
  load.mockImplementationOnce(() => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/assets/Page-1.js'
    document.head.append(link)
    return Promise.reject(new TypeError('Failed to fetch: http://localhost:3000/assets/part-2.js'))
  })
}

test('after a failure the files are fetched past the cache before the next try', async () => {
  vi.stubGlobal('fetch', asked.mockResolvedValue(new Response('')))
  failOnce()
  await expect(importPage()).rejects.toBeInstanceOf(ChunkError)
  expect(asked).not.toHaveBeenCalled()

  load.mockImplementation(async () => asked.mock.calls.length)
  expect(await importPage()).toBe(2)
  expect(asked.mock.calls).toEqual([
    ['http://localhost:3000/assets/Page-1.js', { cache: 'reload' }],
    ['http://localhost:3000/assets/part-2.js', { cache: 'reload' }],
  ])

  await importPage()
  expect(asked).toHaveBeenCalledTimes(2)
})

test('other imports do not wait for a file that hangs', async () => {
  vi.stubGlobal('fetch', asked.mockReturnValue(new Promise(() => {})))
  failOnce()
  await expect(importPage()).rejects.toBeInstanceOf(ChunkError)

  expect(await importChunk(async () => 'loaded')).toBe('loaded')
})
