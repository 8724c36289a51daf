// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  climbOf,
  distanceKm,
  highestOf,
  lengthOf,
  measureTrack,
  pointAt,
  roundedClimb,
} from '#domain/track.ts'

const line = measureTrack([
  [116, 40, 100],
  [116, 40.01, 180],
  [116, 40.01, 180],
  [116, 40.02, 120],
  [116, 40.03, 150],
])
const HUNDREDTH_DEGREE_KM = 1.11195

describe('distance', () => {
  test.each([
    [[0, 0], [0, 1], 111.195],
    [[0, 0], [180, 0], 20015.115],
    [[0, 60], [180, 60], 6671.705],
    [[116, 40], [116, 40], 0],
  ])('from %s to %s', (from, to, km) => {
    expect(distanceKm(from, to)).toBeCloseTo(km, 2)
    expect(distanceKm(to, from)).toBeCloseTo(km, 2)
  })
})

describe('a track', () => {
  test('has a length, a climb and a highest point', () => {
    expect(lengthOf(line)).toBeCloseTo(3 * HUNDREDTH_DEGREE_KM, 4)
    expect(climbOf(line)).toBe(110)
    expect(highestOf(line)).toBe(line[1])
    expect(lengthOf([])).toBe(0)
  })

  test.each([
    [0, 40, 100],
    [-1, 40, 100],
    [HUNDREDTH_DEGREE_KM / 2, 40.005, 140],
    [HUNDREDTH_DEGREE_KM, 40.01, 180],
    [2.5 * HUNDREDTH_DEGREE_KM, 40.025, 135],
    [99, 40.03, 150],
  ])('has a point %s km from its start', (km, latitude, height) => {
    const place = pointAt(line, km)
    expect(place.latitude).toBeCloseTo(latitude, 5)
    expect(place.height).toBeCloseTo(height, 2)
    expect(place.km).toBeCloseTo(Math.min(Math.max(km, 0), lengthOf(line)), 6)
  })
})

test.each([
  [485.6, 486],
  [3655.2, 3660],
])('a climb of %d m is told as %d m', (metres, told) => {
  expect(roundedClimb(metres)).toBe(told)
})
