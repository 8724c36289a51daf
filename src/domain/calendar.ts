import { HOUR_MS, MINUTE_MS } from '#lib/durations.ts'
import { formatRaceTime } from './raceDates.ts'
import { type RaceZone, toUtc } from './raceZone.ts'

/** A calendar entry. Times are epoch ms. */
export interface CalendarEvent {
  /** The same in every file, so that calendars update an existing entry. */
  uid: string
  start: number
  /** Where it is over; without it an entry has no duration, or one day. */
  end?: number
  /** An entry of whole days: `start` and `end` are midnights in the race's zone. */
  isAllDay?: boolean
  title: string
  place: string
}

const ICS_DATE_FORMAT = 'YYYYMMDD'
const ICS_DATE_TIME_FORMAT = 'YYYYMMDDTHHmmss'
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
  `X-WR-TIMEZONE:${zone.name}`,
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

/** Control characters that separate words. */
const SPACES = /[\t\v\f\u0085]/g
/** Not allowed in calendars: lone surrogates, and control characters other than line breaks. */
const UNSAYABLE = /\p{Cs}|[^\P{Cc}\r\n]/gu

const escaped = (text: string) =>
  text
    .replace(SPACES, ' ')
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

/** The characters of IANA names. An offset such as +08:00 cannot be written as a name in a calendar. */
const ZONE_NAME = /^[\w+/-]+$/

type TimeLine = (name: string, ms: number) => string

/** A day in the race's zone. */
const dayLine =
  (zone: RaceZone): TimeLine =>
  (name, ms) =>
    `${name};VALUE=DATE:${formatRaceTime(ms, ICS_DATE_FORMAT, zone)}`

/**
 * A time in the race's zone; in UTC if the zone has another offset then than the calendar, or if its
 * clock shows this time twice and this is the second, or if the calendar cannot name the zone.
 */
const timeLine =
  (zone: RaceZone, offset: number): TimeLine =>
  (name, ms) =>
    ZONE_NAME.test(zone.name) && zone.offsetAt(ms) === offset && toUtc(ms + offset, zone) === ms
      ? `${name};TZID=${zone.name}:${formatRaceTime(ms, ICS_DATE_TIME_FORMAT, zone)}`
      : `${name}:${utc(ms)}`

/** How certain the entries of a calendar are (RFC 5545, 3.8.1.11). */
export type CalendarStatus = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'

/**
 * A calendar keeps the entry with the higher number (RFC 5545, 3.8.7.4). Nobody counts the changes, so the
 * hours since 1970 stand for them: a file that is downloaded later replaces an earlier one.
 */
const sequenceAt = (moment: number) => Math.floor(moment / HOUR_MS)

const eventLines = (
  { uid, start, end, title, place }: CalendarEvent,
  shared: string[],
  lineOf: TimeLine,
) => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  ...shared,
  lineOf('DTSTART', start),
  ...(end !== undefined && end > start ? [lineOf('DTEND', end)] : []),
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
  status: CalendarStatus = 'CONFIRMED',
): string {
  const shared = [`DTSTAMP:${utc(moment)}`, `SEQUENCE:${sequenceAt(moment)}`, `STATUS:${status}`]
  const offset = zone.offsetAt(events[0]?.start ?? moment)
  const [ofDay, ofTime] = [dayLine(zone), timeLine(zone, offset)]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Race website//Race calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name ? [`X-WR-CALNAME:${escaped(name)}`] : []),
    ...(ZONE_NAME.test(zone.name) ? zoneLines(zone, offset) : []),
    ...events.flatMap((event) => eventLines(event, shared, event.isAllDay ? ofDay : ofTime)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => folded(line) + LINE_END).join('')
}
