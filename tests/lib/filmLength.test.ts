// @vitest-environment node
import { expect, test } from 'vitest'
import { filmLength } from '../../src/lib/filmLength.ts'

test.each([
  [6, '00:06'],
  [59.6, '01:00'],
  [266, '04:26'],
  [3905, '65:05'],
  [0, ''],
  [-3, ''],
  [undefined, ''],
])('%s seconds read "%s"', (seconds, length) => {
  expect(filmLength(seconds)).toBe(length)
})
