// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DATE_FORM, formatRaceTime, parseRaceTime } from '#domain/raceDates.ts'
import { createZone } from '#domain/raceZone.ts'
import { fileSize } from '#lib/fileSize.ts'
import { uniqueId } from '#lib/hex.ts'
import { normalPath } from '#lib/normalPath.ts'
import { noteServerDate, now } from '#lib/serverClock.ts'

const zone = createZone()

afterEach(() => {
  vi.useRealTimers()
  noteServerDate(new Date().toUTCString())
})

describe('race times', () => {
  test("are in Asia/Shanghai, whatever the browser's time zone", () => {
    expect(parseRaceTime('2024-09-22 08:00:00', zone)).toBe(Date.UTC(2024, 8, 22, 0, 0, 0))
    expect(formatRaceTime(Date.UTC(2024, 8, 21, 16, 30), DATE_FORM, zone)).toBe('2024.09.22')
    expect(formatRaceTime(Date.UTC(2024, 8, 22), 'YYYY-MM-DD HH:mm:ss', zone)).toBe(
      '2024-09-22 08:00:00',
    )
  })
  test.each(['', 'soon', '22.09.2024', '2024-13-40 08:00:00', '2024-09-22T08:00:00Z'])(
    '%j is invalid',
    (value) => expect(parseRaceTime(value, zone)).toBeUndefined(),
  )
  test('undefined is formatted as an empty text', () =>
    expect(formatRaceTime(undefined, DATE_FORM, zone)).toBe(''))
})

test.each([
  [0, '0.00 B'],
  [1023, '1023.00 B'],
  [1536, '1.50 KB'],
  [5 * 1024 ** 2, '5.00 MB'],
  [3 * 1024 ** 4, '3072.00 GB'],
])('%d bytes are shown as %s', (bytes, words) => expect(fileSize(bytes)).toBe(words))

test('unique ids are 32 upper-case hex characters', () => {
  const ids = new Set(Array.from({ length: 100 }, uniqueId))
  expect(ids.size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[0-9A-F]{32}$/)
})

test('both spellings of a path are equal', () => {
  expect(normalPath('/raceInformation/raceRules')).toBe(normalPath('/race-information/race-rules/'))
})

test("now uses the server's time, advanced by the browser's clock", () => {
  vi.useFakeTimers({ now: Date.UTC(2014, 0, 1) })
  noteServerDate('Thu, 15 Aug 2024 06:36:12 GMT')
  vi.advanceTimersByTime(5000)
  expect(now()).toBe(Date.UTC(2024, 7, 15, 6, 36, 17))
  // It arrived 7 s before it was read.
  noteServerDate('Thu, 15 Aug 2024 06:36:10 GMT', Date.now() - 7000)
  expect(now()).toBe(Date.UTC(2024, 7, 15, 6, 36, 17))
  noteServerDate('not a date')
  noteServerDate(null)
  expect(now()).toBe(Date.UTC(2024, 7, 15, 6, 36, 17))
})
