import { momentIn } from '../../localTime.ts'
import type {
  ItemResults,
  Publication,
  RaceItem,
  RaceYear,
  Records,
  RunChances,
  Season,
} from '../raceTypes.ts'

const at = (local: string) => momentIn('Asia/Shanghai', local)
const start = { time: '08:00:00', daysLater: 0 }

/** The two events, the same in every year (spec §1). */
export const items: RaceItem[] = [
  {
    itemId: 'full',
    name: { zh: '马拉松', en: 'Marathon' },
    km: 42.195,
    mats: [5, 10, 15, 20, 21.0975, 25, 30, 35, 40],
    start,
    cutOffSeconds: 6 * 3600 + 25 * 60,
    cutOffsOnTheWay: [],
    fee: 180,
    minimumAge: 20,
    entryMode: 'ballot',
    pens: { letters: 'ABC', size: 1000 },
  },
  {
    itemId: 'half',
    name: { zh: '半程马拉松', en: 'Half marathon' },
    km: 21.0975,
    mats: [5, 10, 15, 20],
    start,
    cutOffSeconds: 3 * 3600 + 15 * 60,
    cutOffsOnTheWay: [],
    fee: 120,
    minimumAge: 16,
    entryMode: 'ballot',
    pens: { letters: 'DEFG', size: 1500 },
  },
]

const raceYear = (day: string, full: number, half: number, hasSignup: boolean): RaceYear => {
  const year = Number(day.slice(0, 4))
  return {
    raceId: `yanling-${year}`,
    year,
    name: { zh: `${year} 燕岭马拉松`, en: `Yanling Mountain Marathon ${year}` },
    day,
    places: { full, half },
    hasSignup,
  }
}

export const years = [
  raceYear('2024-09-22', 3000, 6000, true),
  raceYear('2023-09-24', 2500, 5000, false),
  raceYear('2022-09-25', 2000, 4000, false),
]

export const season: Season = {
  opensAt: at('2024-08-08 00:00:00'),
  closesAt: at('2024-08-18 23:59:59'),
  drawAt: at('2024-08-26 09:00:00'),
  movedUpAt: at('2024-09-05 10:00:00'),
  waitingEndsAt: at('2024-09-13 18:00:00'),
  bibsAt: at('2024-09-12 10:00:00'),
  kitFrom: at('2024-09-20 10:00:00'),
  kitTo: at('2024-09-21 18:00:00'),
  raceAt: at('2024-09-22 08:00:00'),
}

/** Results one day after the last cut-off, official ten days later (spec §1). */
export const publication: Publication = {
  photosAfter: 12,
  resultsAfter: 24,
  officialAfter: 10 * 24,
}

const minutes = (value: number) => value * 60
const lastStartSeconds = 620
/** Uphill through the gorge, over two ridges, then downhill to the finish. */
const hills = [0.985, 1, 1.055, 1.01, 0.985, 1.08, 0.99, 0.955, 0.985]

/** Winners are close to the record times, and many runners are far behind the median. */
export const results: Record<string, ItemResults> = {
  full: {
    speeds: {
      1: { median: minutes(254), spread: 0.165, floor: minutes(156), winner: 8861 },
      2: { median: minutes(272), spread: 0.145, floor: minutes(172), winner: 9911 },
    },
    // The years that set the two records.
    winners: { '2023 1': 2 * 3600 + 28 * 60 + 4, '2022 2': 2 * 3600 + 43 * 60 + 55 },
    hills,
    lastStartSeconds,
    finish: { zh: '燕岭广场，终点', en: 'Yanling Square, finish' },
    prizes: [10_000, 8000, 6000, 2000, 2000, 2000, 2000, 2000],
  },
  half: {
    speeds: {
      1: { median: minutes(122), spread: 0.165, floor: minutes(73.5), winner: 4092 },
      2: { median: minutes(136), spread: 0.145, floor: minutes(82.5), winner: 4663 },
    },
    winners: {},
    hills,
    lastStartSeconds,
    finish: { zh: '青峡驿，终点', en: 'Qingxia Post, finish' },
    prizes: [5000, 4000, 3000, 1000, 1000, 1000, 1000, 1000],
  },
}

export const chances: RunChances = { dns: 0.055, dnf: 0.028, dsq: 0.003, missingMat: 0.012 }

/** Spec §1 "Record bonus". */
export const records: Records = {
  itemId: 'full',
  year: 2024,
  seconds: { 1: 2 * 3600 + 28 * 60 + 5, 2: 2 * 3600 + 43 * 60 + 56 },
  bonus: 10_000,
}
