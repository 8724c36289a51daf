// @vitest-environment node
import { expect, test } from 'vitest'
import { swipeStep } from '#lib/hooks/useSwipe.ts'

test.each([
  [-120, 10, 1],
  [120, -10, -1],
  [20, 0, 0],
  [-120, 90, 0],
  [0, 300, 0],
])('a movement of %i, %i is a step of %i', (dx, dy, step) => {
  expect(swipeStep(dx, dy)).toBe(step)
})
