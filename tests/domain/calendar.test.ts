// @vitest-environment node
import { expect, test } from 'vitest'
import { calendarFile, type CalendarEvent } from '#domain/calendar.ts'
import { createZone } from '#domain/raceZone.ts'

const zone = createZone('Asia/Shanghai')

const MOMENT = Date.UTC(2024, 7, 15, 1, 2, 3)
const event = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'start@race.test',
  start: Date.UTC(2024, 8, 22, 0, 0, 0),
  title: '鸣枪',
  place: '',
  ...change,
})
const linesOf = (...events: CalendarEvent[]) =>
  calendarFile(events, '燕岭', zone, MOMENT).split('\r\n')
const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n')

test('the file is a calendar with its time zone, and every line ends with CRLF', () => {
  const file = calendarFile([event()], '燕岭', zone, MOMENT)
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:[^\r]+\r\n/)
  expect(file).toMatch(/END:VCALENDAR\r\n$/)
  expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
  const timeZone = /BEGIN:VTIMEZONE[^]*END:VTIMEZONE/.exec(file)?.[0]
  expect(timeZone).toMatch(/TZID:Asia\/Shanghai/)
  expect(timeZone).toMatch(/TZOFFSETTO:\+0800/)
})

test("times are in the race's time zone, and the stamp is in UTC", () => {
  const lines = linesOf(event({ end: Date.UTC(2024, 8, 22, 3, 15) }))
  expect(lines).toContain('DTSTART;TZID=Asia/Shanghai:20240922T080000')
  expect(lines).toContain('DTEND;TZID=Asia/Shanghai:20240922T111500')
  expect(lines).toContain('DTSTAMP:20240815T010203Z')
  expect(lines).toContain('UID:start@race.test')
})

test('events without a duration have no end, and no event ends before its start', () => {
  for (const end of [undefined, Date.UTC(2024, 8, 22), 0]) {
    expect(linesOf(event({ end })).some((line) => line.startsWith('DTEND'))).toBe(false)
  }
})

test('text is escaped, and cannot start a new line', () => {
  const title = 'a, b; c\\d\nEND:VCALENDAR\r\nX:\u0007\ud800'
  const lines = linesOf(event({ title }))
  expect(lines).toContain('SUMMARY:a\\, b\\; c\\\\d\\nEND:VCALENDAR\\nX:')
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
})

test('long lines are folded at 75 octets, never within a character', () => {
  const title = '燕岭马拉松🏔'.repeat(20)
  const file = calendarFile([event({ title })], '', zone, MOMENT)
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  }
  expect(unfolded(file)).toContain(`SUMMARY:${title}`)
})

test('tabs and other control characters between words are spaces', () => {
  expect(linesOf(event({ title: 'a\tb\u0085c\u000bd\u0007e' }))).toContain('SUMMARY:a b c de')
})

test('an entry of whole days has days, and ends before the last one it names', () => {
  const [start, end] = [Date.UTC(2024, 8, 19, 16), Date.UTC(2024, 8, 21, 16)]
  const days = linesOf(event({ start, end, isAllDay: true }))
  expect(days).toContain('DTSTART;VALUE=DATE:20240920')
  expect(days).toContain('DTEND;VALUE=DATE:20240922')
  const oneDay = linesOf(event({ start, isAllDay: true }))
  expect(oneDay).toContain('DTSTART;VALUE=DATE:20240920')
  expect(oneDay.some((line) => line.startsWith('DTEND'))).toBe(false)
})

test.each(['+08:00', 'GMT+8;X="a"'])('times are in UTC if the zone is called %s', (name) => {
  const file = calendarFile([event()], '燕岭', { ...zone, name }, MOMENT)
  expect(file).toContain('DTSTART:20240922T000000Z\r\n')
  expect(file).not.toMatch(/TZID|VTIMEZONE|X-WR-TIMEZONE/)
})

test('a calendar without a name has no line for it', () => {
  expect(calendarFile([event()], '', zone, MOMENT)).not.toContain('X-WR-CALNAME')
})

test('a later file replaces an earlier one, and says whether the race takes place', () => {
  const fileAt = (moment: number, status?: 'TENTATIVE' | 'CANCELLED') =>
    calendarFile([event()], '', zone, moment, status)
  const sequenceOf = (file: string) => Number(/SEQUENCE:(\d+)\r/.exec(file)?.[1])
  expect(sequenceOf(fileAt(MOMENT + 3_600_000))).toBeGreaterThan(sequenceOf(fileAt(MOMENT)))
  expect(fileAt(MOMENT)).toContain('\r\nSTATUS:CONFIRMED\r\n')
  expect(fileAt(MOMENT, 'CANCELLED')).toContain('\r\nSTATUS:CANCELLED\r\n')
})
