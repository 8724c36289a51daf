import { formatRaceTime } from '#domain/raceDates.ts'
import type { RaceZone } from '#domain/raceZone.ts'
import { cutOffTime } from './raceTimes.ts'

/**
 * The cut-off of a place on the course. A time after 24:00 gets the date that it falls on, if the start
 * is known: `YYYY-MM-DD HH:mm`.
 */
export function placeCutOff(cutOff: string, start: number | undefined, zone: RaceZone): string {
  const isNextDay = /^(?:2[4-9]|[34]\d):/.test(cutOff) && cutOff !== '24:00'
  const time = isNextDay && start !== undefined ? cutOffTime(cutOff, start, zone) : undefined
  return time === undefined ? cutOff : formatRaceTime(time, 'YYYY-MM-DD HH:mm', zone)
}
