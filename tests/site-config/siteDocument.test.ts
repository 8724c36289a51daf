// @vitest-environment node
import { expect, test } from 'vitest'
import { articlePath, hasDateCome, newestFirst } from '#site-config/siteDocument.ts'

const NOW = Date.UTC(2024, 7, 15)

test('published documents come before future ones, each newest first', () => {
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

test('a document is published from its time on, or if it has none', () => {
  expect([NOW, NOW + 1, undefined].map((time) => hasDateCome({ time }, NOW))).toEqual([
    true,
    false,
    true,
  ])
})

test('an id is escaped in a path', () => {
  expect(articlePath('a/b?c')).toBe('/article/a%2Fb%3Fc')
})
