import { formatRaceTime } from './dates.ts'

/** An entry of a calendar; without an end it is a moment. Times are epoch ms. */
export interface CalendarEvent {
  /** Stays the same from file to file, so that a calendar replaces the entry it has. */
  uid: string
  start: number
  end?: number | undefined
  title: string
  place: string
}

const ZONE = 'Asia/Shanghai'
const LOCAL_FORM = 'YYYYMMDDTHHmmss'
const LINE_END = '\r\n'
/** RFC 5545, 3.1: no line is longer, its end not counted. */
const LINE_OCTETS = 75

const VTIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19910915T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const encoder = new TextEncoder()

/** What no calendar can hold: halves of characters, and control characters but line ends. */
const UNSAYABLE = /\p{Cs}|[^\P{Cc}\r\n]/gu

const escaped = (text: string) =>
  text
    .replace(UNSAYABLE, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|[\r\n]/g, '\\n')

/** Folds a line between characters, never inside of one. */
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

const local = (name: string, ms: number) => `${name};TZID=${ZONE}:${formatRaceTime(ms, LOCAL_FORM)}`

const utc = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '')

const eventLines = ({ uid, start, end, title, place }: CalendarEvent, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${stamp}`,
  local('DTSTART', start),
  ...(end !== undefined && end > start ? [local('DTEND', end)] : []),
  `SUMMARY:${escaped(title)}`,
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** A calendar file (RFC 5545) in Asia/Shanghai, as it stands at the epoch ms `moment`. */
export function calendarFile(events: CalendarEvent[], name: string, moment: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yanling Mountain Marathon//Race calendar//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${ZONE}`,
    ...VTIMEZONE,
    ...events.flatMap((event) => eventLines(event, utc(moment))),
    'END:VCALENDAR',
  ]
  return lines.map((line) => folded(line) + LINE_END).join('')
}
