// @vitest-environment node
import { expect, test } from 'vitest'
import { sliderStep } from '#features/captcha/sliderStep.ts'

test.each([
  ['ArrowRight', 102],
  ['ArrowLeft', 98],
  ['PageUp', 120],
  ['PageDown', 80],
  ['Home', 0],
  ['End', 260],
  ['a', null],
])('%s moves the piece from 100 to %s', (key, place) => {
  expect(sliderStep(key, 100, 260)).toBe(place)
})
