import type { EntryMode } from '#domain/places.ts'
import type { Words } from './words.ts'

export interface RaceItem {
  itemId: string
  name: Words
  km: number
  /** Timing mats between start and finish, in km. */
  mats: number[]
  /** Start on the first day of the race, or some days later. */
  start: { time: string; daysLater: number }
  /** Seconds from the item's start. */
  cutOffSeconds: number
  /** Cut-offs on the way, at mats. */
  cutOffsOnTheWay: { km: number; seconds: number }[]
  fee: number
  minimumAge: number
  maximumAge?: number
  entryMode: EntryMode
  /** End of its kit pick-up, local, if that is not the race's. */
  kitTo?: string
  /**
   * Letters of its start pens, in order, how many runners each holds, and how many seconds after the
   * item's start each of them starts, if not together.
   */
  pens: { letters: string; size: number; waves?: number[] }
}

/** A race that was or will be held. Earlier years have results only. */
export interface RaceYear {
  raceId: string
  year: number
  name: Words
  /** First day of the race, `YYYY-MM-DD`. */
  day: string
  /** Number of bibs, by item. */
  places: Record<string, number>
  /** Whether its sign-ups can be searched. */
  hasSignup: boolean
}

/** Key dates of the sign-up, in epoch ms. */
export interface Season {
  opensAt: number
  closesAt: number
  /** Start of a ballot, and of the times after it; of a waiting list without a ballot. */
  drawAt: number
  movedUpAt: number
  waitingEndsAt: number
  bibsAt: number
  kitFrom: number
  kitTo: number
  /** The first start. */
  raceAt: number
}

/** When race data appear, in hours. */
export interface Publication {
  /** Photos: hours after the first start. */
  photosAfter: number
  /** Results: hours after the last cut-off. */
  resultsAfter: number
  /** Hours from the results until they are final. */
  officialAfter: number
}

/** Speeds by sex: 1 men, 2 women. */
export interface Speed {
  /** Median time in seconds, and the spread around it. */
  median: number
  spread: number
  /** Minimum time in seconds of a runner outside the eight winners. */
  floor: number
  winner: number
}

/** How an item is run. */
export interface ItemResults {
  speeds: Record<1 | 2, Speed>
  /** Winning times of single years, by `year sex`. */
  winners: Record<string, number>
  /** Relative difficulty of each five kilometres. */
  hills: number[]
  /** Least and most seconds between two of the winners, if not those of a long race. */
  winnersApart?: [least: number, most: number]
  /** Seconds after the gun, or that of a pen's wave, at which the last runner crosses the start line. */
  lastStartSeconds: number
  /** Name of the finish on photos. */
  finish: Words
  /** Prize money of the first men and women. */
  prizes: number[]
}

/** Probabilities per runner. */
export interface RunChances {
  dns: number
  dnf: number
  dsq: number
  missingMat: number
}

/** Times in seconds that a record must beat, by sex, for one item in one year. */
export interface Records {
  itemId: string
  year: number
  seconds: Record<1 | 2, number>
  bonus: number
}
