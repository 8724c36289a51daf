import { toUtc } from '#domain/raceZone.ts'

const DAY_MS = 86_400_000

/** The day (`YYYY-MM-DD`) that is so many days later. */
export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  return format
}

/** Formats epoch ms as `YYYY-MM-DD HH:mm:ss` in a time zone. */
export const localTime = (ms: number, timeZone: string) => formatOf(timeZone).format(ms)

/**
 * Parses `YYYY-MM-DD`, with or without a time of day, in a time zone into epoch ms. NaN if there is
 * no such time.
 */
export function momentIn(timeZone: string, local: string): number {
  const asUtc = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`)
  const utc = asUtc(local)
  if (Number.isNaN(utc)) return NaN
  const offset = (ms: number) => {
    const second = Math.floor(ms / 1000) * 1000
    return asUtc(localTime(second, timeZone)) - second
  }
  return toUtc(utc, offset)
}
