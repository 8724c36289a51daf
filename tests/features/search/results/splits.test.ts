// @vitest-environment node
import { expect, test } from 'vitest'
import { compareMats } from '#features/search/results/compare/comparison.ts'
import { pacesOf } from '#features/search/results/paces.ts'
import { durationText, legTime } from '#features/search/results/raceDuration.ts'
import { isRecorded, legsOf } from '#features/search/results/splits.ts'

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
  const others = { splits: [split(10, 3000, 1), split(15, 4500, 1)] }
  expect(compareMats({ splits }, others).mats).toEqual([
    { km: 10, seconds: 3075, otherSeconds: 3000, gap: -75 },
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
  expect([durationText(13_338), durationText(undefined), legTime(315.6)]).toEqual([
    '3:42:18',
    '',
    '5:16',
  ])
  expect(legTime(3600)).toBe('1:00:00')
  expect([durationText(-3665), legTime(-75)]).toEqual(['', ''])
})

test('a mat at the start is in order, and no leg leads to it', () => {
  const splits = [split(0, 0, 700), split(5, 1500, 690), split(10, 3075, 680)]
  const legs = legsOf({ splits, places: {}, state: 'dnf' })
  expect(
    legs.map(({ isOutOfOrder, legSeconds, gain }) => [isOutOfOrder, legSeconds, gain]),
  ).toEqual([
    [false, undefined, undefined],
    [false, 1500, 10],
    [false, 1575, 10],
  ])
  expect(pacesOf(legs)?.legs).toHaveLength(2)
  expect(compareMats({ splits }, { splits }).mats.map(({ km }) => km)).toEqual([5, 10])
})

const gunSplit = (km: number, gunSeconds: number | undefined, place?: number) => ({
  ...{ km, gunSeconds, place },
  netSeconds: undefined,
})

test('a mat with a gun time has recorded the runner', () => {
  const splits = [gunSplit(5, 1540, 90), gunSplit(10, undefined), gunSplit(15, 4600, 80)]
  const legs = legsOf({ splits, places: {}, state: 'dnf' })
  expect(legs.map(isRecorded)).toEqual([true, false, true])
  expect(legs.map(({ gain }) => gain)).toEqual([undefined, undefined, 10])
})

test('without a net time of both, gun times are compared', () => {
  const result = { splits: [gunSplit(5, 1540), gunSplit(10, 3100), gunSplit(15, 3000)] }
  const other = { splits: [split(5, 1400, 1), split(10, 2900, 1), split(15, 4500, 1)] }
  expect(compareMats(result, other)).toEqual({
    time: 'gunSeconds',
    mats: [
      { km: 5, seconds: 1540, otherSeconds: 1440, gap: -100 },
      { km: 10, seconds: 3100, otherSeconds: 2940, gap: -160 },
    ],
  })
  const mixed = { splits: [split(5, 1500, 1), gunSplit(10, 3100)] }
  expect(compareMats(mixed, other).mats).toEqual([
    { km: 5, seconds: 1500, otherSeconds: 1400, gap: -100 },
  ])
})

test('mats within a metre are one', () => {
  const result = { splits: [split(21.0975, 6400, 1)] }
  const other = { splits: [split(21.097_500_01, 6500, 1)] }
  expect(compareMats(result, other).mats).toEqual([
    { km: 21.0975, seconds: 6400, otherSeconds: 6500, gap: 100 },
  ])
})
