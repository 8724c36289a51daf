// @vitest-environment node
import { expect, test } from 'vitest'
import { saysDistance } from '#domain/saysDistance.ts'

test.each([
  ['50 km', 50, true],
  ['50K', 50, true],
  ['10 公里', 10, true],
  ['2025 Fun Run', 5, false],
  ['Marathon', 42.195, false],
  ['42.195 km', 42.195, true],
  ['105 km', 5, false],
])('%s says %d km: %s', (name, distanceKm, isSaid) => {
  expect(saysDistance(name, distanceKm)).toBe(isSaid)
})
