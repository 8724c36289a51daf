// @vitest-environment node
import { expect, test } from 'vitest'
import { NetworkError } from '#api/http/errors.ts'
import { failureOf } from '#features/search/failure.ts'
import { ChunkError } from '#lib/chunks/chunkError.ts'

test.each([
  ['a missing answer', new NetworkError(), 'network'],
  ['a missing file of the site', new ChunkError('unreachable'), 'network'],
  ['a fault of the site itself', new TypeError('x is not a function'), 'unexpected'],
])('%s is called what it is', (_, error, failure) => {
  expect(failureOf(error)).toBe(failure)
})
