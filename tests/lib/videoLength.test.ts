// @vitest-environment node
import { expect, test } from 'vitest'
import { videoLength } from '#lib/videoLength.ts'

test.each([
  [6, '00:06'],
  [59.6, '01:00'],
  [266, '04:26'],
  [3905, '65:05'],
  [0, ''],
  [-3, ''],
  [undefined, ''],
])('%s seconds are shown as "%s"', (seconds, length) => {
  expect(videoLength(seconds)).toBe(length)
})
