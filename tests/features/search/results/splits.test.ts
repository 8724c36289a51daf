// @vitest-environment node
import { expect, test } from 'vitest'
import { legsOf } from '#features/search/results/splits.ts'
import { compareMats } from '#features/search/results/compare/comparison.ts'
import { pacesOf } from '#features/search/results/paces.ts'
import { clockTime, legTime } from '#features/search/results/raceDuration.ts'

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

test.each([
  ['earlier', 3000],
  ['equal', 3075],
  ['negative', -5],
])('a split that is %s has no leg and no pace, and the next leg starts before it', (_, wrong) => {
  const splits = [
    split(5, 1500, 90),
    split(10, 3075, 80),
    split(15, wrong, 85),
    split(20, 6200, 80),
  ]
  const legs = legsOf({ splits, places: {}, state: undefined })
  expect(legs.map(({ legSeconds, isOutOfOrder }) => [legSeconds, isOutOfOrder])).toEqual([
    [1500, false],
    [1575, false],
    [undefined, true],
    [3125, false],
  ])
  expect([legs[2]?.pace, legs[3]?.fromKm, legs[3]?.pace]).toEqual([undefined, 10, 312.5])
  const paces = pacesOf(legs)
  expect([paces?.legs.length, paces?.fastest, paces?.slowest]).toEqual([3, 300, 315])
  expect(compareMats({ splits }, { splits: [split(10, 3000, 1), split(15, 4500, 1)] })).toEqual([
    { km: 10, own: 3075, others: 3000, gap: -75 },
  ])
})

test.each([
  ['one clock was fast', [1500, 9000, 4600, 6200, 7800], [10]],
  ['the first clock was fast', [5000, 3075, 4600, 6200, 7800], [5]],
  ['two clocks were wrong', [1500, 9000, 4600, 4000, 7800], [10, 20]],
  ['the first mat has a time before the start', [0, 3075, 4600, 6200, 7800], [5]],
  ['a mat has no time beside a wrong one', [1500, 9000, undefined, 6200, 7800], [10]],
] as const)('if %s, only its split is out of order', (_, times, wrong) => {
  const splits = times.map((net, index) => split(5 + index * 5, net, undefined))
  const legs = legsOf({ splits, places: {}, state: 'finished' })
  expect(legs.filter(({ isOutOfOrder }) => isOutOfOrder).map(({ km }) => km)).toEqual(wrong)
  expect(legs.at(-1)?.legSeconds).toBeGreaterThan(0)
})

test('a finish before the last mat has no leg', () => {
  const splits = [split(20, 6200, 80), split(21.0975, 6100, 80)]
  expect(legsOf({ splits, places: {}, state: 'finished' })[1]?.legSeconds).toBeUndefined()
})

test('times are formatted as on a clock', () => {
  expect([clockTime(13_338), clockTime(undefined), legTime(315.6)]).toEqual(['3:42:18', '', '5:16'])
  expect(legTime(3600)).toBe('1:00:00')
  expect([clockTime(-3665), legTime(-75)]).toEqual(['', ''])
})
