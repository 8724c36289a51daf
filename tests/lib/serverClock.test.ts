// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { noteServerDate, now } from '#lib/serverClock.ts'

afterEach(() => {
  vi.useRealTimers()
  noteServerDate(new Date().toUTCString())
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
