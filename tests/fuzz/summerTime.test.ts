// @vitest-environment node
import { expect, test } from 'vitest'
import { calendarFile } from '#domain/calendar.ts'
import {
  daysLeft,
  formatRaceEnd,
  formatRaceTime,
  parseRaceEnd,
  parseRaceTime,
} from '#domain/raceDates.ts'
import { createZone, type RaceZone } from '#domain/raceZone.ts'
import { itemTimes } from '#site-config/raceTimes.ts'
import { isTestAll } from '../support/suite.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const [FIRST, LAST] = [Date.UTC(2024, 0, 1), Date.UTC(2031, 0, 1)]
const FORM = 'YYYY-MM-DD HH:mm'

/** What `Intl` says about a zone. Local times are given as if they were UTC. */
function zoneByIntl(timeZone: string) {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const localAt = (ms: number) => Date.parse(`${clock.format(ms).replace(' ', 'T')}Z`)
  const offsetAt = (ms: number) => localAt(ms) - ms
  /** The first minute after a change between two times that differ. */
  function changeBetween(from: number, to: number): number {
    if (to - from <= MINUTE) return to
    const middle = from + Math.floor((to - from) / 2 / MINUTE) * MINUTE
    return offsetAt(middle) === offsetAt(from)
      ? changeBetween(middle, to)
      : changeBetween(from, middle)
  }
  const changes: number[] = []
  for (let ms = FIRST; ms < LAST; ms += 5 * DAY) {
    if (offsetAt(ms) !== offsetAt(ms + 5 * DAY)) changes.push(changeBetween(ms, ms + 5 * DAY))
  }
  /** The first time with this local time; after a gap, as Temporal's "compatible" has it. */
  function timeOf(local: number, change: number): number {
    const [before, after] = [offsetAt(change - MINUTE), offsetAt(change)]
    const times = [local - before, local - after].filter((ms) => localAt(ms) === local)
    return times.length > 0 ? Math.min(...times) : local - before
  }
  return { localAt, changes, timeOf }
}

const text = (local: number, length = 16) =>
  new Date(local).toISOString().slice(0, length).replace('T', ' ')

/** Everything that counts days and hours, around one change of a clock. */
function checkChange(
  zone: RaceZone,
  { localAt, timeOf }: ReturnType<typeof zoneByIntl>,
  change: number,
): void {
  for (let minutes = -195; minutes <= 195; minutes += 15) {
    const ms = change + minutes * MINUTE
    expect(formatRaceTime(ms, FORM, zone)).toBe(text(localAt(ms)))
    const local = localAt(change) + minutes * MINUTE
    expect(parseRaceTime(text(local), zone), text(local)).toBe(timeOf(local, change))
    const line = /VEVENT[^]*?DTSTART(?:;[^:]*)?:(\S+)/.exec(
      calendarFile([{ uid: '', start: ms, title: '', place: '' }], '', zone, ms),
    )?.[1]
    const isUtc = line?.endsWith('Z')
    const written = line?.replace(/(....)(..)(..)T(..)(..).*/, '$1-$2-$3 $4:$5') ?? ''
    expect(isUtc ? Date.parse(`${written.replace(' ', 'T')}Z`) : parseRaceTime(written, zone)).toBe(
      ms,
    )
  }
  const today = Math.floor(localAt(change) / DAY) * DAY
  for (const day of [today - DAY, today, today + DAY]) {
    const [date, next] = [text(day, 10), text(day + DAY, 10)]
    const end = timeOf(day + DAY, change)
    expect(parseRaceEnd(`${date} 23:59:59`, zone)).toBe(end)
    expect(formatRaceEnd(end, FORM, zone)).toBe(`${date} 24:00`)
    expect(daysLeft(end, timeOf(day + DAY / 2, change), zone)).toBe(0)
    expect(daysLeft(end, timeOf(day - DAY / 2, change), zone)).toBe(1)
    const cutOffAfter = (startTime: string, cutOff: string) =>
      itemTimes({ startTime: `${date} ${startTime}`, cutOff }, undefined, zone).cutOff
    for (const hour of [1, 2, 3, 4, 6, 12]) {
      const expected = timeOf(day + DAY + hour * 60 * MINUTE, change)
      expect(parseRaceTime(`${next} ${hour}:00`, zone)).toBe(expected)
      expect(cutOffAfter('20:00', `${hour}:00`)).toBe(expected)
      expect(cutOffAfter('05:00', `${hour + 24}:00`)).toBe(expected)
    }
  }
}

function checkZone(timeZone: string): number {
  const byIntl = zoneByIntl(timeZone)
  const zone = createZone(timeZone)
  const changes = isTestAll ? byIntl.changes : byIntl.changes.slice(0, 3)
  for (const change of changes) checkChange(zone, byIntl, change)
  return changes.length
}

// Midnight is skipped or comes twice in Cairo, Beirut, Santiago and Havana; half an hour on Lord Howe.
test.each([
  'Europe/Paris',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Santiago',
  'America/Havana',
])('days and times in %s are those of Intl around a change of the clock', (timeZone) => {
  expect(checkZone(timeZone)).toBeGreaterThan(2)
})

test.runIf(isTestAll)('days and times in every zone are those of Intl around every change', () => {
  const counts = Intl.supportedValuesOf('timeZone').map(checkZone)
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(100)
})
