import type {
  ItemResults,
  Publication,
  RaceItem,
  RaceYear,
  RunChances,
  Season,
} from '../raceTypes.ts'
import { at } from './zone.ts'

const minutes = (value: number) => value * 60

/**
 * Three starts on Saturday, two on Sunday. The clocks go forward at 1:00 on Sunday, while the night
 * 10 km is on.
 */
export const items: RaceItem[] = [
  {
    itemId: 'kids',
    name: { zh: '儿童跑', en: 'Children’s run', pt: 'Corrida das crianças' },
    km: 1,
    mats: [],
    start: { time: '16:00:00', daysLater: 0 },
    cutOffSeconds: minutes(20),
    cutOffsOnTheWay: [],
    fee: 0,
    minimumAge: 6,
    maximumAge: 12,
    entryMode: 'firstCome',
    kitTo: '2027-03-27 15:30',
    pens: { letters: 'K', size: 60 },
  },
  {
    itemId: 'mile',
    name: { zh: '码头一英里', en: 'Quay Mile', pt: 'Milha do Cais' },
    km: 1.609,
    mats: [0.8],
    start: { time: '18:00:00', daysLater: 0 },
    cutOffSeconds: minutes(15),
    cutOffsOnTheWay: [],
    fee: 0,
    minimumAge: 16,
    entryMode: 'invitation',
    kitTo: '2027-03-27 17:30',
    pens: { letters: 'M', size: 20 },
  },
  {
    itemId: 'night',
    name: { zh: '10 公里夜跑', en: 'Night 10 km', pt: '10 km noturnos' },
    km: 10,
    mats: [5],
    start: { time: '23:30:00', daysLater: 0 },
    cutOffSeconds: minutes(105),
    cutOffsOnTheWay: [],
    fee: 15,
    minimumAge: 16,
    entryMode: 'firstCome',
    kitTo: '2027-03-27 22:45',
    pens: { letters: 'N', size: 80 },
  },
  {
    itemId: 'half',
    name: { zh: '半程马拉松', en: 'Half marathon', pt: 'Meia maratona' },
    km: 21.0975,
    mats: [5, 10, 15],
    start: { time: '09:00:00', daysLater: 1 },
    cutOffSeconds: minutes(180),
    cutOffsOnTheWay: [{ km: 15, seconds: minutes(130) }],
    fee: 24,
    minimumAge: 18,
    entryMode: 'firstCome',
    kitTo: '2027-03-28 08:30',
    pens: { letters: 'ABC', size: 40, waves: [0, minutes(5), minutes(10)] },
  },
  {
    itemId: 'walk',
    name: { zh: '河畔 5 公里', en: 'Riverside 5 km', pt: '5 km à beira-rio' },
    km: 5,
    mats: [],
    start: { time: '10:30:00', daysLater: 1 },
    cutOffSeconds: minutes(90),
    cutOffsOnTheWay: [],
    fee: 8,
    minimumAge: 10,
    entryMode: 'firstCome',
    pens: { letters: 'W', size: 60 },
  },
]

export const years: RaceYear[] = [
  {
    raceId: 'pontarva-2027',
    year: 2027,
    name: {
      zh: '2027 蓬塔瓦河畔跑',
      en: 'Pontarva River Runs 2027',
      pt: 'Corridas do Rio de Pontarva 2027',
    },
    day: '2027-03-27',
    places: { kids: 60, mile: 20, night: 80, half: 120, walk: 60 },
    hasSignup: true,
  },
]

const movedUpAt = at('2027-03-08 10:00')

export const season: Season = {
  opensAt: at('2026-12-01 10:00'),
  closesAt: at('2027-03-07 23:59:59'),
  drawAt: movedUpAt,
  movedUpAt,
  waitingEndsAt: at('2027-03-21 18:00'),
  bibsAt: at('2027-03-22 10:00'),
  kitFrom: at('2027-03-26 15:00'),
  kitTo: at('2027-03-28 10:00'),
  raceAt: at('2027-03-27 16:00'),
}

/** Photos on Monday at 12:00, results on Sunday at 18:00, final a week later. */
export const publication: Publication = {
  photosAfter: 43,
  resultsAfter: 6,
  officialAfter: 7 * 24,
}

const course = {
  winners: {},
  hills: [1],
  finish: { zh: '码头，终点', en: 'Town Quay, finish', pt: 'Cais da Vila, meta' },
  prizes: [],
}

export const results: Record<string, ItemResults> = {
  kids: {
    ...course,
    speeds: {
      1: { median: 330, spread: 0.16, floor: 0, winner: 222 },
      2: { median: 345, spread: 0.16, floor: 0, winner: 235 },
    },
    winnersApart: [1, 8],
    lastStartSeconds: 20,
  },
  mile: {
    ...course,
    speeds: {
      1: { median: 305, spread: 0.05, floor: 0, winner: 262 },
      2: { median: 345, spread: 0.05, floor: 0, winner: 298 },
    },
    winnersApart: [1, 6],
    lastStartSeconds: 4,
  },
  night: {
    ...course,
    speeds: {
      1: { median: minutes(58), spread: 0.17, floor: minutes(40), winner: minutes(34) },
      2: { median: minutes(66), spread: 0.16, floor: minutes(46), winner: minutes(39) },
    },
    winnersApart: [4, 50],
    hills: [1.04, 0.97],
    lastStartSeconds: 90,
  },
  half: {
    ...course,
    speeds: {
      1: { median: minutes(110), spread: 0.13, floor: minutes(84), winner: minutes(71) },
      2: { median: minutes(121), spread: 0.12, floor: minutes(95), winner: minutes(80) },
    },
    winnersApart: [5, 90],
    hills: [1, 1.01, 1.08, 0.97, 0.98],
    lastStartSeconds: 40,
  },
  walk: {
    ...course,
    speeds: {
      1: { median: minutes(36), spread: 0.3, floor: minutes(18), winner: minutes(16) },
      2: { median: minutes(41), spread: 0.28, floor: minutes(21), winner: minutes(19) },
    },
    winnersApart: [2, 40],
    lastStartSeconds: 120,
  },
}

export const chances: RunChances = { dns: 0.06, dnf: 0.02, dsq: 0.003, missingMat: 0.012 }
