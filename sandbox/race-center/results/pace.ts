import type { Sex } from '#domain/sex.ts'
import type { ItemResults, RaceItem } from '../../editions/raceTypes.ts'
import { type Random, randomOf } from '../runners/random.ts'

const YEARLY = 95
const TAIL_SECONDS = 1500
const WINNERS_COUNT = 8

/** Net seconds of a runner outside the prizes. */
export function fieldSeconds(random: Random, { speeds }: ItemResults, sex: Sex): number {
  const { median, spread, floor } = speeds[sex]
  const seconds = median * Math.exp(random.normal() * spread)
  return Math.round(seconds < floor ? floor + random.next() * TAIL_SECONDS : seconds)
}

/** Net seconds of the winners, fastest first. Winners of earlier years were slower. */
export function winnersSeconds(
  { speeds, winners, winnersApart = [4, 110] }: ItemResults,
  race: { year: number; itemId: string; yearsAgo: number },
  sex: Sex,
): number[] {
  const { year, itemId, yearsAgo } = race
  const random = randomOf(`winners ${year} ${itemId} ${sex}`)
  let seconds = winners[`${year} ${sex}`] ?? speeds[sex].winner + yearsAgo * YEARLY
  return Array.from({ length: WINNERS_COUNT }, () => {
    const reached = seconds
    seconds += random.whole(...winnersApart)
    return reached
  })
}

const FADE = 0.16
const WOBBLE = 0.012

/** Net seconds at each mat and, last, at the finish. */
export function passings(
  random: Random,
  { km, mats }: RaceItem,
  hills: number[],
  netSeconds: number,
): number[] {
  const fade = random.next() * FADE
  let from = 0
  const parts = [...mats, km].map((to) => {
    const middle = (from + to) / 2
    const hill = hills[Math.min(Math.floor(middle / 5), hills.length - 1)] ?? 1
    const part = (to - from) * hill * (1 + (fade * middle) / km) * (1 + random.normal() * WOBBLE)
    from = to
    return part
  })
  const whole = parts.reduce((sum, part) => sum + part, 0)
  let passed = 0
  return parts.map((part) => {
    passed += part
    return Math.round((passed / whole) * netSeconds)
  })
}
