import { itemTimes } from '#site-config/raceTimes.ts'
import type { RaceItem as ConfigItem, SiteConfig } from '#site-config/siteConfig.ts'
import { localTime } from '../../localTime.ts'
import type { ItemResults, RaceItem, RaceYear } from '../raceTypes.ts'
import type { Fate } from '../runnerTypes.ts'
import type { FileDates } from './season.ts'
import { wordsOf } from './wordsOf.ts'

const RUNNERS = 200
const ADULT = 18
const DEFAULT_KM = 10
const DEFAULT_CAPACITY = 200
/** Minutes per kilometre in which an event without a cut-off ends. */
const SLOWEST_PACE = 12
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

export const WAITING_PLACES = 20

/** The events that sign-up can name: those with an id, each once. */
export const eventsOf = ({ raceItems }: SiteConfig): ConfigItem[] =>
  raceItems.filter(
    ({ itemId }, i) => itemId && raceItems.findIndex((one) => one.itemId === itemId) === i,
  )

export const capacityOf = ({ capacity }: ConfigItem) => capacity ?? DEFAULT_CAPACITY

const dayOf = (ms: number, { zone }: FileDates) => localTime(ms, zone.name).slice(0, 10)

const startOf = (item: ConfigItem, { season, zone }: FileDates) =>
  itemTimes(item, season.raceAt, zone).start ?? season.raceAt

/** Mats every 5 km, every 10 km in long events. */
function matsOf(km: number): number[] {
  const apart = km > 50 ? 10 : 5
  return Array.from({ length: Math.max(Math.ceil(km / apart) - 1, 0) }, (_, i) => (i + 1) * apart)
}

/** Pens with a letter and a start of their own, or one pen. */
function pensOf(item: ConfigItem, dates: FileDates, runners: number): RaceItem['pens'] {
  const start = startOf(item, dates)
  const pens = item.waves.flatMap(({ pen, startTime }) => {
    const time = itemTimes({ startTime, cutOff: '' }, undefined, dates.zone).start
    return /^[A-Z]$/.test(pen) && time !== undefined
      ? [{ pen, seconds: (time - start) / 1000 }]
      : []
  })
  if (pens.length === 0) return { letters: 'A', size: Math.max(runners, 1) }
  return {
    letters: pens.map(({ pen }) => pen).join(''),
    size: Math.max(Math.ceil(runners / pens.length), 1),
    waves: pens.map(({ seconds }) => Math.max(seconds, 0)),
  }
}

/** Some 200 runners, shared out among the events, as far as they have places. */
const runnersOf = (events: ConfigItem[]): Record<string, number> =>
  Object.fromEntries(
    events.map((event) => [
      event.itemId,
      Math.min(Math.ceil(RUNNERS / events.length), capacityOf(event)),
    ]),
  )

function itemOf(item: ConfigItem, dates: FileDates, runners: number, firstDay: string): RaceItem {
  const { itemId, distanceKm: km = DEFAULT_KM } = item
  const start = startOf(item, dates)
  const { cutOff = 0 } = itemTimes(item, start, dates.zone)
  const [day = '', time = ''] = localTime(start, dates.zone.name).split(' ')
  return {
    itemId,
    name: wordsOf(item, 'name'),
    km,
    mats: matsOf(km),
    start: { time, daysLater: Math.round((Date.parse(day) - Date.parse(firstDay)) / DAY_MS) },
    cutOffSeconds: (cutOff > start ? cutOff - start : km * SLOWEST_PACE * MINUTE_MS) / 1000,
    cutOffsOnTheWay: [],
    fee: item.fee ?? 0,
    minimumAge: item.minimumAge ?? Math.min(ADULT, item.maximumAge ?? ADULT),
    ...(item.maximumAge !== undefined && { maximumAge: item.maximumAge }),
    entryMode: item.entryMode ?? 'firstCome',
    pens: pensOf(item, dates, runners),
  }
}

/** The race of the file, with its events. There is no earlier race. */
export function raceOf(raceId: string, config: SiteConfig, dates: FileDates) {
  const events = eventsOf(config)
  const places = runnersOf(events)
  const starts = events.map((event) => startOf(event, dates))
  const day = dayOf(Math.min(dates.season.raceAt, ...starts), dates)
  const year: RaceYear = {
    raceId,
    year: Number(day.slice(0, 4)),
    name: wordsOf(config, 'websiteTitle'),
    day,
    places,
    hasSignup: true,
  }
  return {
    year,
    items: events.map((event) => itemOf(event, dates, places[event.itemId] ?? 0, day)),
  }
}

/** Sign-ups without a place: a waiting list where the file says that there is one. */
export const othersOf = (config: SiteConfig): Record<string, [Fate, number][]> =>
  Object.fromEntries(
    eventsOf(config).map(({ itemId, entryMode, availability }) => {
      if (entryMode === 'ballot')
        return [
          itemId,
          [
            ['withdrawn', 2],
            ['waiting', 6],
            ['notDrawn', 12],
          ],
        ]
      const waiting = { waitingList: WAITING_PLACES / 2, full: WAITING_PLACES }
      return [
        itemId,
        [
          ['withdrawn', 2],
          ...(availability ? [['waiting', waiting[availability]] as [Fate, number]] : []),
        ],
      ]
    }),
  )

/** How the events are run: by their length, for men and women. */
export function resultsOf(items: RaceItem[]): Record<string, ItemResults> {
  const speed = (km: number, pace: number) => ({
    median: km * pace,
    spread: 0.15,
    floor: km * pace * 0.72,
    winner: km * pace * 0.6,
  })
  return Object.fromEntries(
    items.map(({ itemId, km }) => [
      itemId,
      {
        speeds: { 1: speed(km, 335), 2: speed(km, 370) },
        winners: {},
        hills: [1],
        ...(km < 10 && { winnersApart: [1, 8] as [number, number] }),
        lastStartSeconds: 60,
        finish: { zh: '终点', en: 'Finish', ja: 'フィニッシュ' },
        prizes: [],
      },
    ]),
  )
}
