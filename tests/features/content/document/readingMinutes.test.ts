// @vitest-environment node
import { expect, test } from 'vitest'
import { readingMinutes } from '#features/content/document/readingMinutes.ts'

test('reading time counts characters and words', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('跑'.repeat(1050))).toBe(3)
  expect(readingMinutes('はしるコース'.repeat(175))).toBe(3)
  expect(readingMinutes('mountain run '.repeat(220))).toBe(2)
  expect(readingMinutes('départ élevé '.repeat(220))).toBe(2)
  expect(readingMinutes('跑'.repeat(105_000))).toBe(300)
})
