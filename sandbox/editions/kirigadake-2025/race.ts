import type {
  ItemResults,
  Publication,
  RaceItem,
  RaceYear,
  RunChances,
  Season,
} from '../raceTypes.ts'
import { at } from './zone.ts'

const hours = (value: number) => value * 3600

/** The first starts on Friday evening, the others on Saturday. */
export const items: RaceItem[] = [
  {
    itemId: '100k',
    name: { zh: '100 公里', en: '100 km', ja: '100km' },
    km: 100,
    mats: [12, 24, 38, 58, 74, 84, 93],
    start: { time: '22:00:00', daysLater: 0 },
    cutOffSeconds: hours(28),
    cutOffsOnTheWay: [
      { km: 24, seconds: hours(7) },
      { km: 58, seconds: hours(17) },
    ],
    fee: 32_000,
    minimumAge: 20,
    entryMode: 'firstCome',
    kitTo: '2025-05-23 20:30',
    pens: { letters: 'A', size: 250 },
  },
  {
    itemId: '50k',
    name: { zh: '50 公里', en: '50 km', ja: '50km' },
    km: 50,
    mats: [12, 32, 43],
    start: { time: '06:00:00', daysLater: 1 },
    cutOffSeconds: hours(14),
    cutOffsOnTheWay: [
      { km: 12, seconds: hours(4) },
      { km: 32, seconds: hours(9) },
    ],
    fee: 18_000,
    minimumAge: 18,
    entryMode: 'firstCome',
    kitTo: '2025-05-24 05:30',
    pens: { letters: 'B', size: 350 },
  },
  {
    itemId: '20k',
    name: { zh: '20 公里', en: '20 km', ja: '20km' },
    km: 20,
    mats: [9, 13],
    start: { time: '10:00:00', daysLater: 1 },
    cutOffSeconds: hours(6),
    cutOffsOnTheWay: [],
    fee: 9000,
    minimumAge: 16,
    entryMode: 'firstCome',
    pens: { letters: 'C', size: 300 },
  },
]

export const years: RaceYear[] = [
  {
    raceId: 'kirigadake-2025',
    year: 2025,
    name: { zh: '2025 雾之岳越野赛', en: 'Kirigadake Trail 2025', ja: '霧ヶ岳トレイル2025' },
    day: '2025-05-23',
    places: { '100k': 250, '50k': 350, '20k': 300 },
    hasSignup: true,
  },
]

const movedUpAt = at('2025-04-08 10:00')

export const season: Season = {
  opensAt: at('2025-02-01 12:00'),
  closesAt: at('2025-03-31 23:59:59'),
  drawAt: movedUpAt,
  movedUpAt,
  waitingEndsAt: at('2025-04-30 18:00'),
  bibsAt: at('2025-05-07 10:00'),
  kitFrom: at('2025-05-23 12:00'),
  kitTo: at('2025-05-24 09:00'),
  raceAt: at('2025-05-23 22:00'),
}

/** Photos on Sunday at 18:00, results on Sunday at noon, final ten days later. */
export const publication: Publication = {
  photosAfter: 44,
  resultsAfter: 10,
  officialAfter: 10 * 24,
}

const finish = {
  zh: '汤之广场，终点',
  en: 'Yu Square, finish',
  ja: '湯の広場（フィニッシュ）',
}
const prizes: number[] = []
const winners = {}

export const results: Record<string, ItemResults> = {
  '100k': {
    speeds: {
      1: { median: hours(23.2), spread: 0.2, floor: hours(13.6), winner: hours(11.45) },
      2: { median: hours(24.4), spread: 0.18, floor: hours(15.4), winner: hours(13.4) },
    },
    winners,
    hills: [
      1.02, 1.05, 1.08, 0.92, 0.9, 1.18, 1.06, 1.2, 1.12, 1.2, 0.94, 0.9, 1.1, 1.08, 1.12, 0.9,
      0.92, 1.08, 0.96, 0.9,
    ],
    lastStartSeconds: 240,
    finish,
    prizes,
  },
  '50k': {
    speeds: {
      1: { median: hours(10.4), spread: 0.2, floor: hours(6.2), winner: hours(5.1) },
      2: { median: hours(11.2), spread: 0.18, floor: hours(7), winner: hours(6.05) },
    },
    winners,
    hills: [1.08, 1.16, 1.05, 1.18, 0.92, 0.9, 0.98, 1.04, 0.92, 0.9],
    lastStartSeconds: 300,
    finish,
    prizes,
  },
  '20k': {
    speeds: {
      1: { median: hours(3.1), spread: 0.22, floor: hours(1.95), winner: hours(1.55) },
      2: { median: hours(3.5), spread: 0.2, floor: hours(2.25), winner: hours(1.85) },
    },
    winners,
    hills: [0.98, 1.06, 1.04, 0.92],
    lastStartSeconds: 240,
    finish,
    prizes,
  },
}

export const chances: RunChances = { dns: 0.06, dnf: 0.05, dsq: 0.002, missingMat: 0.01 }
