import { formatRaceTime } from './raceDates.ts'
import { type RaceZone, toUtc } from './raceZone.ts'

/** A calendar entry; without `end` it has no duration. Times are epoch ms. */
export interface CalendarEvent {
  /** The same in every file, so that calendars update an existing entry. */
  uid: string
  start: number
  end?: number | undefined
  title: string
  place: string
}

const MINUTE_MS = 60_000
const LOCAL_FORM = 'YYYYMMDDTHHmmss'
const LINE_END = '\r\n'
/** RFC 5545, 3.1: maximum octets of a line, without its line break. */
const LINE_OCTETS = 75

/** An offset as calendars write it: +0800. */
function offsetText(ms: number): string {
  const minutes = Math.abs(ms) / MINUTE_MS
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return `${ms < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`
}

/** The race's zone with one offset, that of the race. */
const zoneLines = (zone: RaceZone, offset: number) => [
  'BEGIN:VTIMEZONE',
  `TZID:${zone.name}`,
  'BEGIN:STANDARD',
  'DTSTART:19910915T000000',
  `TZOFFSETFROM:${offsetText(offset)}`,
  `TZOFFSETTO:${offsetText(offset)}`,
  'END:STANDARD',
  'END:VTIMEZONE',
]

const encoder = new TextEncoder()

/** Not allowed in calendars: lone surrogates, and control characters other than line breaks. */
const UNSAYABLE = /\p{Cs}|[^\P{Cc}\r\n]/gu

const escaped = (text: string) =>
  text
    .replace(UNSAYABLE, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|[\r\n]/g, '\\n')

/** Folds a line between characters, never within one. */
function folded(line: string): string {
  let octets = 0
  let out = ''
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      out += `${LINE_END} `
      octets = 1
    }
    out += character
    octets += size
  }
  return out
}

const utc = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '')

/**
 * A time in the race's zone; in UTC if the zone has another offset then than the calendar, or if its
 * clock shows this time twice and this is the second.
 */
const timeLine = (name: string, ms: number, zone: RaceZone, offset: number) =>
  zone.offsetAt(ms) === offset && toUtc(ms + offset, zone) === ms
    ? `${name};TZID=${zone.name}:${formatRaceTime(ms, LOCAL_FORM, zone)}`
    : `${name}:${utc(ms)}`

const eventLines = (
  { uid, start, end, title, place }: CalendarEvent,
  stamp: string,
  zone: RaceZone,
  offset: number,
) => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${stamp}`,
  timeLine('DTSTART', start, zone, offset),
  ...(end !== undefined && end > start ? [timeLine('DTEND', end, zone, offset)] : []),
  `SUMMARY:${escaped(title)}`,
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** A calendar file (RFC 5545) in the race's time zone, stamped with the epoch ms `moment`. */
export function calendarFile(
  events: CalendarEvent[],
  name: string,
  zone: RaceZone,
  moment: number,
): string {
  const offset = zone.offsetAt(events[0]?.start ?? moment)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Race website//Race calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${zone.name}`,
    ...zoneLines(zone, offset),
    ...events.flatMap((event) => eventLines(event, utc(moment), zone, offset)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => folded(line) + LINE_END).join('')
}
