const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Epoch ms of a moment in Asia/Shanghai. */
const at = (local: string) => Date.parse(`${local.replace(' ', 'T')}+08:00`)

/** A moment as a centre writes it: `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai; '' for none. */
export const wireTime = (ms: number | undefined) =>
  ms === undefined ? '' : new Date(ms + 8 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ')

export type ItemId = 'full' | 'half'

export interface RaceItem {
  itemId: ItemId
  name: string
  km: number
  /** Mats between start and finish. */
  mats: number[]
  cutOffSeconds: number
  fee: number
  minimumAge: number
}

/** The two events, alike in all years (spec §1). */
export const items: Record<ItemId, RaceItem> = {
  full: {
    itemId: 'full',
    name: '马拉松',
    km: 42.195,
    mats: [5, 10, 15, 20, 21.0975, 25, 30, 35, 40],
    cutOffSeconds: 6 * 3600 + 25 * 60,
    fee: 180,
    minimumAge: 20,
  },
  half: {
    itemId: 'half',
    name: '半程马拉松',
    km: 21.0975,
    mats: [5, 10, 15, 20],
    cutOffSeconds: 3 * 3600 + 15 * 60,
    fee: 120,
    minimumAge: 16,
  },
}
export const itemIds = ['full', 'half'] as const

export interface Race {
  raceId: string
  year: number
  name: string
  nameEn: string
  /** The day, `YYYY-MM-DD`. */
  day: string
  start: number
  /** Bibs by event. */
  places: Record<ItemId, number>
  /** Whether its sign-up can still be looked up. */
  hasSignUp: boolean
}

const race = (day: string, places: Race['places'], hasSignUp: boolean): Race => {
  const year = Number(day.slice(0, 4))
  return {
    raceId: `yanling-${year}`,
    year,
    name: `${year} 燕岭马拉松`,
    nameEn: `Yanling Mountain Marathon ${year}`,
    day,
    start: at(`${day} 08:00:00`),
    places,
    hasSignUp,
  }
}

/** The race whose sign-up runs. */
export const currentRace = race('2024-09-22', { full: 3000, half: 6000 }, true)
const races = [
  currentRace,
  race('2023-09-24', { full: 2500, half: 5000 }, false),
  race('2022-09-25', { full: 2000, half: 4000 }, false),
]

export const findRace = (raceId: string) => races.find((candidate) => candidate.raceId === raceId)

/** What is published when (spec §1): results a day after the last cut-off, final after ten. */
export function publicationOf({ start }: Race) {
  const end = start + items.full.cutOffSeconds * 1000
  return {
    photosAt: start + DAY_MS / 2,
    resultsAt: end + DAY_MS,
    officialAt: end + 10 * DAY_MS,
  }
}

/** The way of a sign-up in 2024. */
export const season = {
  opensAt: at('2024-08-08 00:00:00'),
  closesAt: at('2024-08-18 23:59:59'),
  payBy: at('2024-08-23 23:59:59'),
  drawAt: at('2024-08-26 09:00:00'),
  movedUpAt: at('2024-09-05 10:00:00'),
  waitingEndsAt: at('2024-09-13 18:00:00'),
  bibsAt: at('2024-09-12 10:00:00'),
  kitFrom: at('2024-09-20 10:00:00'),
  kitTo: at('2024-09-21 18:00:00'),
  raceAt: currentRace.start,
} as const
