import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resendStarted } from '../../src/lib/resendClock.ts'
import { useResendCountdown } from '../../src/lib/useResendCountdown.ts'

const PHONE = '13800000001'
const HOUR_MS = 3600_000

const watch = (destination = PHONE) =>
  renderHook(({ to }) => useResendCountdown(to), { initialProps: { to: destination } })
const start = (destination = PHONE) => act(() => resendStarted(destination))
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2024, 7, 15) }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('counts from 60 to 0, whole seconds rounded up', () => {
  const { result } = watch()
  expect(result.current).toBe(0)
  start()
  expect(result.current).toBe(60)
  pass(1000)
  expect(result.current).toBe(59)
  pass(58_500)
  expect(result.current).toBe(1)
  pass(500)
  expect(result.current).toBe(0)
  expect(sessionStorage).toHaveLength(0)
})

test('goes by the clock: a tab that slept shows the time that is left', () => {
  const { result } = watch()
  start()
  vi.setSystemTime(Date.now() + 45_000)
  pass(250)
  expect(result.current).toBe(15)
})

test.each([
  ['an hour ahead', HOUR_MS, 0],
  ['an hour back', -HOUR_MS, 60],
])('a clock that jumps %s never shows less than 0 or more than 60', (_, jump, shown) => {
  const { result } = watch()
  start()
  pass(10_000)
  vi.setSystemTime(Date.now() + jump)
  pass(250)
  expect(result.current).toBe(shown)
  pass(60_000)
  expect(result.current).toBe(0)
})

test('each destination has its own, kept under a name that does not tell it', () => {
  const { result, rerender } = watch()
  start()
  rerender({ to: 'runner1@race.test' })
  expect(result.current).toBe(0)
  start('runner1@race.test')
  pass(20_000)
  rerender({ to: PHONE })
  expect(result.current).toBe(40)
  const kept = Object.keys(sessionStorage)
  expect(kept).toHaveLength(2)
  for (const key of kept) expect(key).toMatch(/^[\da-f]{64}$/)
})

test('survives a reload of the page', async () => {
  start()
  pass(5000)
  vi.resetModules()
  const fresh = await import('../../src/lib/useResendCountdown.ts')
  const { result } = renderHook(() => fresh.useResendCountdown(PHONE))
  expect(result.current).toBe(55)
})

test('what is stored but is no time counts as nothing', () => {
  start()
  const [key = ''] = Object.keys(sessionStorage)
  sessionStorage.setItem(key, 'soon')
  expect(watch().result.current).toBe(0)
})

test('works from memory where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const { result } = watch('13800000009')
  start('13800000009')
  pass(1000)
  expect(result.current).toBe(59)
  pass(60_000)
  expect(result.current).toBe(0)
})
