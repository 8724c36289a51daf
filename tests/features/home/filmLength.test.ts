// @vitest-environment node
import { expect, test } from 'vitest'
import { filmLength } from '../../../src/features/home/filmLength.ts'

test.each([
  [6, '00:06'],
  [266, '04:26'],
  [59.6, '01:00'],
  [4500, '75:00'],
  [0, ''],
  [-3, ''],
  [undefined, ''],
])('%s seconds read as "%s"', (seconds, length) => {
  expect(filmLength(seconds)).toBe(length)
})
