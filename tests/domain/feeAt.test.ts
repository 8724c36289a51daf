// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { feeAt } from '#domain/feeAt.ts'
import { parseRaceTime } from '#domain/raceDates.ts'
import { createPrices } from '#race/usePrices.ts'
import { formatRefunds } from '#race/useRefunds.ts'
import { raceOf, textsIn } from '../support/textsIn.ts'

const race = raceOf()
const { zone } = race
const { formatNextFee } = createPrices(race, textsIn('zh'))

const at = (time: string) => parseRaceTime(time, zone) ?? NaN

describe('a fee that rises twice', () => {
  const priced = {
    fee: 40,
    earlyFees: [
      { until: '2027-02-28 18:00:00', fee: 32 },
      { until: '2027-01-31', fee: 25 },
    ],
  }
  test.each([
    ['2027-01-01', 25, 32, '2027-02-01 00:00'],
    ['2027-01-31 23:59', 25, 32, '2027-02-01 00:00'],
    ['2027-02-01', 32, 40, '2027-02-28 18:00'],
    ['2027-02-28 17:59', 32, 40, '2027-02-28 18:00'],
  ])('at %s it is %d, then %d from %s', (now, fee, next, from) => {
    expect(feeAt(priced, at(now), zone)).toEqual({ fee, next: { fee: next, from: at(from) } })
  })

  test('after the last rise nothing follows', () => {
    expect(feeAt(priced, at('2027-02-28 18:00'), zone)).toEqual({ fee: 40 })
  })

  test('without a readable clock it is the last fee', () => {
    expect(feeAt(priced, NaN, zone)).toEqual({ fee: 40 })
  })
})

test('an early fee whose end cannot be read does not count', () => {
  expect(
    feeAt({ fee: 40, earlyFees: [{ until: 'soon', fee: 25 }] }, at('2027-01-01'), zone),
  ).toEqual({
    fee: 40,
  })
})

test('the next fee is named with its day, or with its time within a day', () => {
  expect(formatNextFee({ fee: 32, from: at('2027-02-01 00:00') })).toBe('2 月 1 日起 32')
  expect(formatNextFee({ fee: 0, from: at('2027-02-28 18:00') })).toBe('2 月 28 日 18:00起 免费')
})

describe('refunds', () => {
  const steps = [
    { until: '2027-02-10', percent: 80 },
    { until: '2027-03-01', percent: 50 },
  ]
  test.each([
    ['2027-02-01', ['截至 2 月 10 日，退 80%', '截至 3 月 1 日，退 50%', '之后不退']],
    ['2027-02-11', ['截至 3 月 1 日，退 50%', '之后不退']],
    ['2027-03-02', ['已不能退款']],
  ])('at %s', (now, lines) => {
    expect(formatRefunds(steps, at(now), race, textsIn('zh'))).toEqual(lines)
  })

  test('a race that does not say anything has none', () => {
    expect(formatRefunds([], at('2027-02-01'), race, textsIn('zh'))).toEqual([])
  })
})
