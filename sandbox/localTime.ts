import { DATE_TIME_FORMAT, formatRaceTime } from '#domain/raceDates.ts'
import { createZone, type RaceZone, toUtc } from '#domain/raceZone.ts'

const DAY_MS = 86_400_000

/** The day (`YYYY-MM-DD`) that is so many days later. */
export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

const zones = new Map<string, RaceZone>()

function zoneOf(timeZone: string): RaceZone {
  const zone = zones.get(timeZone) ?? createZone(timeZone)
  zones.set(timeZone, zone)
  return zone
}

/** Formats epoch ms as `YYYY-MM-DD HH:mm:ss` in a time zone. */
export const localTime = (ms: number, timeZone: string) =>
  formatRaceTime(ms, DATE_TIME_FORMAT, zoneOf(timeZone))

/**
 * Parses `YYYY-MM-DD`, with or without a time of day, in a time zone into epoch ms. NaN if there is
 * no such time.
 */
export function momentIn(timeZone: string, local: string): number {
  const utc = Date.parse(`${local.replace(' ', 'T')}Z`)
  return Number.isNaN(utc) ? NaN : toUtc(utc, zoneOf(timeZone))
}
