// @vitest-environment node
import { expect, test } from 'vitest'
import { legsOf } from '../../../../src/features/search/results/splits.ts'
import { clockTime, legTime } from '../../../../src/features/search/results/raceDuration.ts'

const split = (km: number, net: number | undefined, place: number | undefined) => ({
  km,
  netSeconds: net,
  gunSeconds: net === undefined ? undefined : net + 40,
  place,
})

test('a leg starts at the last mat that recorded the runner', () => {
  const splits = [
    split(5, 1500, 90),
    split(10, undefined, undefined),
    split(15, 4560, 80),
    split(21.0975, 6400, 85),
  ]
  const places = { overall: { place: 78, of: 900 } }
  const legs = legsOf({ splits, places, state: 'finished' })
  expect(legs.map(({ fromKm, pace, gain }) => [fromKm, pace && Math.round(pace), gain])).toEqual([
    [0, 300, undefined],
    [5, undefined, undefined],
    [5, 306, 10],
    [15, 302, 2],
  ])
  expect(legs.at(-1)?.place).toBe(78)
  const unplaced = legsOf({ splits, places: {}, state: 'finished' })
  expect(unplaced.at(-1)?.place).toBeUndefined()
  expect(legsOf({ splits, places: {}, state: 'dnf' }).at(-1)?.place).toBe(85)
})

test('times are formatted as on a clock', () => {
  expect([clockTime(13_338), clockTime(undefined), legTime(315.6)]).toEqual(['3:42:18', '', '5:16'])
  expect(legTime(3600)).toBe('1:00:00')
})
