// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  DOTTED_DATE_FORMAT,
  daysLeft,
  formatRaceEnd,
  formatRaceTime,
  parseRaceEnd,
  parseRaceTime,
  raceWeekday,
} from '#domain/raceDates.ts'
import { createZone } from '#domain/raceZone.ts'
import { site as en } from '#i18n/locales/en/site.ts'
import { site as zh } from '#i18n/locales/zh/site.ts'

const zone = createZone()

const FORMS = ['M 月 D 日 H:mm', 'H:mm on D MMMM YYYY']

test.each([
  ['2024-08-18 23:59:59', ['8 月 18 日 24:00', '24:00 on 18 August 2024']],
  ['2024-08-19 00:00:00', ['8 月 18 日 24:00', '24:00 on 18 August 2024']],
  ['2024-08-18', ['8 月 18 日 24:00', '24:00 on 18 August 2024']],
  ['2024-08-18 24:00', ['8 月 18 日 24:00', '24:00 on 18 August 2024']],
  ['2024-08-18 26:30:00', ['8 月 19 日 2:30', '2:30 on 19 August 2024']],
  ['2024-02-30 12:00', ['', '']],
  ['2024-08-18 48:00', ['', '']],
  ['2024-09-01 00:00:00', ['8 月 31 日 24:00', '24:00 on 31 August 2024']],
  ['2024-08-18 23:59', ['8 月 18 日 23:59', '23:59 on 18 August 2024']],
  ['2024-11-12 18:00:00', ['11 月 12 日 18:00', '18:00 on 12 November 2024']],
  ['soon', ['', '']],
])('an end at %s is shown as %j', (time, words) => {
  expect(FORMS.map((form) => formatRaceEnd(parseRaceEnd(time, zone), form, zone))).toEqual(words)
})

const DAY_MS = 86_400_000
const days = Array.from({ length: 366 }, (_, day) => Date.UTC(2024, 0, 1) + day * DAY_MS)
const timeZone = 'Asia/Shanghai'
/** The site puts spaces between digits and Chinese characters, `Intl` does not. */
const packed = (text: string) => text.replaceAll(' ', '')

test.each([
  ['site.format.day', { day: 'numeric', month: 'long' }],
  ['site.format.date', { day: 'numeric', month: 'long', year: 'numeric' }],
] as const)('dates in %s match Intl on every day of a year', (form, parts) => {
  const english = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone })
  const chinese = new Intl.DateTimeFormat('zh-CN', { ...parts, timeZone })
  for (const day of days) {
    expect(formatRaceTime(day, en[form], zone)).toBe(english.format(day))
    expect(packed(formatRaceTime(day, zh[form], zone))).toBe(chinese.format(day))
  }
})

test('weekdays match Intl', () => {
  for (const day of days) {
    const of = (tag: string) =>
      new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone }).format(day)
    expect([
      raceWeekday(day, zh['site.format.weekdays'], zone),
      raceWeekday(day, en['site.format.weekdays'], zone),
    ]).toEqual([of('zh-CN'), of('en-GB')])
  }
})

describe('race times', () => {
  test("are in Asia/Shanghai, whatever the browser's time zone", () => {
    expect(parseRaceTime('2024-09-22 08:00:00', zone)).toBe(Date.UTC(2024, 8, 22, 0, 0, 0))
    expect(formatRaceTime(Date.UTC(2024, 8, 21, 16, 30), DOTTED_DATE_FORMAT, zone)).toBe(
      '2024.09.22',
    )
    expect(formatRaceTime(Date.UTC(2024, 8, 22), 'YYYY-MM-DD HH:mm:ss', zone)).toBe(
      '2024-09-22 08:00:00',
    )
  })
  test.each(['', 'soon', '22.09.2024', '2024-13-40 08:00:00', '2024-09-22T08:00:00Z'])(
    '%j is invalid',
    (value) => expect(parseRaceTime(value, zone)).toBeUndefined(),
  )
  test('undefined is formatted as an empty text', () =>
    expect(formatRaceTime(undefined, DOTTED_DATE_FORMAT, zone)).toBe(''))
})

const at = (time: string) => Date.parse(`${time}+08:00`)

test('days left follow the calendar in Shanghai', () => {
  const end = at('2024-08-18T23:59:59')
  expect(daysLeft(end, at('2024-08-15T00:00:00'), zone)).toBe(3)
  expect(daysLeft(end, at('2024-08-15T23:59:00'), zone)).toBe(3)
  expect(daysLeft(end, at('2024-08-18T00:00:00'), zone)).toBe(0)
  expect(daysLeft(at('2024-08-19T00:00:00'), at('2024-08-18T12:00:00'), zone)).toBe(0)
})
