import type { Edition } from '../editions/edition.ts'
import { editions } from '../editions/editions.ts'
import type { RaceItem, RaceYear, Season } from '../editions/raceTypes.ts'
import { addDays, localTime, momentIn } from '../localTime.ts'

const SECOND_MS = 1000
const HOUR_MS = 3_600_000

export interface Race extends RaceYear {
  edition: Edition
}

const races = editions.flatMap((edition) =>
  edition.years.map((year): Race => ({ ...year, edition })),
)

export const findRace = (raceId: string) => races.find((candidate) => candidate.raceId === raceId)

/** The race of an edition that is open for sign-up. */
export function currentRaceOf({ raceId }: Edition): Race {
  const race = findRace(raceId)
  if (!race) throw new RangeError(`${raceId} has no race`)
  return race
}

/** Formats a time for the API: `YYYY-MM-DD HH:mm:ss` in the race's zone, or '' for undefined. */
export const apiTime = ({ timeZone }: Edition, ms: number | undefined) =>
  ms === undefined ? '' : localTime(ms, timeZone)

/** Whether sign-up has not closed yet. It closes at 23:59:59, which means 24:00. */
export const isBeforeClosing = ({ season }: Edition, moment: number) =>
  moment < season.closesAt + SECOND_MS

export function itemOf({ items }: Edition, itemId: string): RaceItem {
  const item = items.find((candidate) => candidate.itemId === itemId)
  if (!item) throw new RangeError(`no item ${itemId}`)
  return item
}

/** Start of an item, in epoch ms. */
export function startOf({ day, edition }: Race, { start }: RaceItem): number {
  return momentIn(edition.timeZone, `${addDays(day, start.daysLater)} ${start.time}`)
}

/** Key dates of an item's sign-up. */
export function seasonOf(race: Race, item: RaceItem): Season {
  const { season, timeZone } = race.edition
  return {
    ...season,
    ...(item.kitTo && { kitTo: momentIn(timeZone, item.kitTo) }),
    raceAt: startOf(race, item),
  }
}

/** When a race's photos and results are published, and when results are final. */
export function publicationOf(race: Race) {
  const { items, publication, season } = race.edition
  const starts = items.map((item) => startOf(race, item))
  const ends = items.map((item) => startOf(race, item) + item.cutOffSeconds * 1000)
  // A race without events still has a day.
  if (items.length === 0) {
    starts.push(season.raceAt)
    ends.push(season.raceAt)
  }
  const resultsAt = Math.max(...ends) + publication.resultsAfter * HOUR_MS
  return {
    photosAt: Math.min(...starts) + publication.photosAfter * HOUR_MS,
    resultsAt,
    officialAt: resultsAt + publication.officialAfter * HOUR_MS,
  }
}
