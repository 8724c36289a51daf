import { afterEach, expect, test, vi } from 'vitest'
import { ChunkError, importChunk } from '../../../src/lib/chunks/chunkError.ts'
import { clearSuspects } from '../../../src/lib/chunks/chunkFiles.ts'

const asked = vi.fn<(file: string, init?: RequestInit) => Promise<Response>>()

afterEach(() => {
  document.head.replaceChildren()
  clearSuspects()
})

/** An import like those of the build, which links its files first. */
function fails() {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = '/assets/Page-1.js'
  document.head.append(link)
  return Promise.reject(new TypeError('Failed to fetch: http://localhost:3000/assets/part-2.js'))
}

test('after a failure the files are fetched past the cache before the next try', async () => {
  vi.stubGlobal('fetch', asked.mockResolvedValue(new Response('')))
  await expect(importChunk(fails)).rejects.toBeInstanceOf(ChunkError)
  expect(asked).not.toHaveBeenCalled()

  expect(await importChunk(async () => asked.mock.calls.length)).toBe(2)
  expect(asked.mock.calls).toEqual([
    ['http://localhost:3000/assets/Page-1.js', { cache: 'reload' }],
    ['http://localhost:3000/assets/part-2.js', { cache: 'reload' }],
  ])

  await importChunk(async () => undefined)
  expect(asked).toHaveBeenCalledTimes(2)
})
