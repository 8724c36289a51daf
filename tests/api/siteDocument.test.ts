// @vitest-environment node
import { expect, test } from 'vitest'
import { articlePath, isOut, newestFirst } from '../../src/api/siteDocument.ts'

const NOW = Date.UTC(2024, 7, 15)

test('what is out comes first, then what is to come, the newest first in both', () => {
  const times = [NOW + 1, undefined, NOW - 2, NOW + 9, NOW]
  const documents = times.map((time) => ({ time }))
  expect(newestFirst(documents, NOW).map(({ time }) => time)).toEqual([
    NOW,
    NOW - 2,
    undefined,
    NOW + 9,
    NOW + 1,
  ])
  expect(documents.map(({ time }) => time)).toEqual(times)
})

test('a document is out from its time on, and where it has none', () => {
  expect([NOW, NOW + 1, undefined].map((time) => isOut({ time }, NOW))).toEqual([true, false, true])
})

test('an id is safe in an address', () => {
  expect(articlePath('a/b?c')).toBe('/article/a%2Fb%3Fc')
})
