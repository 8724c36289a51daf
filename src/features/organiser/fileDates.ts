import { fieldOf } from '#config-check/fields.ts'
import { ISO_DATE_FORMAT, formatRaceTime, parseRaceEnd, parseRaceTime } from '#domain/raceDates.ts'
import type { RaceZone } from '#domain/raceZone.ts'
import { pathText, visitTexts, visitValues } from '#lib/jsonPath.ts'
import { raceTimes } from '#site-config/raceTimes.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'

/** A moment at which the site may change. */
export interface FileDate {
  /** Epoch ms. */
  ms: number
  /** The field that says it, or the event that ends then. */
  field: string
}

/** Epoch milliseconds of this century; smaller numbers are something else. */
const isEpoch = (value: number) => value > 1e12 && value < 4e12

/** Every moment that a file names, in order, each once. */
export function datesIn(value: unknown, config: SiteConfig, zone: RaceZone): FileDate[] {
  const dates: FileDate[] = []
  const add = (ms: number | undefined, field: string) => {
    if (ms !== undefined && Number.isFinite(ms)) dates.push({ ms, field })
  }
  visitTexts(value, (text, path) => {
    const format = fieldOf(path)?.format
    if (format === 'dateTime' || format === 'day') add(parseRaceTime(text, zone), pathText(path))
    if (format === 'end') add(parseRaceEnd(text, zone), pathText(path))
  })
  visitValues(value, (inner, path) => {
    if (typeof inner === 'number' && isEpoch(inner)) add(inner, pathText(path))
  })
  for (const { end, items } of raceTimes(config, null, zone).parts) {
    const index = config.raceItems.findIndex((item) => items.includes(item))
    add(end, pathText(['raceItems', index, 'cutOff']))
  }
  const sorted = dates.toSorted((a, b) => a.ms - b.ms)
  return sorted.filter(({ ms }, index) => ms !== sorted[index - 1]?.ms)
}

/** `YYYY-MM-DDTHH:mm`, as fields for a date and time have it. */
export const localTimeOf = (ms: number, zone: RaceZone): string =>
  formatRaceTime(ms, `${ISO_DATE_FORMAT}THH:mm`, zone)
