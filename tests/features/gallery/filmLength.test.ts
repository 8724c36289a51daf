import { expect, it } from 'vitest'
import { filmLength } from '../../../src/features/gallery/filmLength.ts'

it.each([
  [6, '00:06'],
  [59.6, '01:00'],
  [266, '04:26'],
  [3905, '65:05'],
  [0, ''],
  [-3, ''],
  [undefined, ''],
])('%s seconds read %s', (seconds, length) => {
  expect(filmLength(seconds)).toBe(length)
})
