import type { SexCode } from './people.ts'
import type { ItemId, RaceItem } from './races.ts'
import { type Random, randomOf } from './random.ts'

interface Speed {
  /** Seconds of the one in the middle, and how far the others are from it. */
  median: number
  spread: number
  /** Only the eight winners are faster. */
  floor: number
  winner: number
}

const minutes = (value: number) => value * 60

/** The field of 2024, by event and sex: winners near the record marks, a long tail. */
const SPEEDS: Record<ItemId, Record<SexCode, Speed>> = {
  full: {
    1: { median: minutes(254), spread: 0.165, floor: minutes(156), winner: 8861 },
    2: { median: minutes(272), spread: 0.145, floor: minutes(172), winner: 9911 },
  },
  half: {
    1: { median: minutes(122), spread: 0.165, floor: minutes(73.5), winner: 4092 },
    2: { median: minutes(136), spread: 0.145, floor: minutes(82.5), winner: 4663 },
  },
}
/** The two records of the marathon stand since these years. */
const WINNERS: Record<string, number> = {
  '2023 full 1': 2 * 3600 + 28 * 60 + 4,
  '2022 full 2': 2 * 3600 + 43 * 60 + 55,
}
const YEARLY = 95
const TAIL_SECONDS = 1500
const MOST_BETWEEN_WINNERS = 110
const WINNERS_COUNT = 8

/** The net seconds of somebody who wins nothing. */
export function fieldSeconds(random: Random, itemId: ItemId, sex: SexCode): number {
  const { median, spread, floor } = SPEEDS[itemId][sex]
  const seconds = median * Math.exp(random.normal() * spread)
  return Math.round(seconds < floor ? floor + random.next() * TAIL_SECONDS : seconds)
}

/** The net seconds of the winners, the first one first. */
export function winnersSeconds(year: number, itemId: ItemId, sex: SexCode): number[] {
  const key = `${year} ${itemId} ${sex}`
  const random = randomOf(`winners ${key}`)
  let seconds = WINNERS[key] ?? SPEEDS[itemId][sex].winner + (2024 - year) * YEARLY
  return Array.from({ length: WINNERS_COUNT }, () => {
    const own = seconds
    seconds += random.whole(4, MOST_BETWEEN_WINNERS)
    return own
  })
}

/** How hard each five kilometres are: up the gorge, over two ridges, home. */
const HILLS = [0.985, 1, 1.055, 1.01, 0.985, 1.08, 0.99, 0.955, 0.985]
const FADE = 0.16
const WOBBLE = 0.012

/** Net seconds at each mat and at the finish, the last. */
export function passings(random: Random, { km, mats }: RaceItem, netSeconds: number): number[] {
  const fade = random.next() * FADE
  let from = 0
  const parts = [...mats, km].map((to) => {
    const middle = (from + to) / 2
    const hill = HILLS[Math.min(Math.floor(middle / 5), HILLS.length - 1)] ?? 1
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
