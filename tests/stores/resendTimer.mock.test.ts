import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startResend, useResendTimer } from '#stores/resendTimer.ts'

const HOUR_MS = 3600_000

/** Each test has its own, because countdowns outlive a test. */
let phone = 13_800_000_000

const watch = (destination = `${phone}`) =>
  renderHook(({ to }) => useResendTimer(to), { initialProps: { to: destination } })
const start = (destination = `${phone}`) => act(() => startResend(destination))
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

const realTimeout = setTimeout
const { subtle } = crypto
/** Waits in real time for asynchronous platform features such as hashing. */
async function until(check: () => void): Promise<void> {
  try {
    check()
  } catch {
    await act(() => new Promise<void>((resolve) => void realTimeout(resolve, 5)))
    await until(check)
  }
}
const watchHashes = () => vi.spyOn(subtle, 'digest')
let hashed: ReturnType<typeof watchHashes>
const hashes = () => hashed.mock.results
/** Waits for all hashes and what is done with them. */
async function settled() {
  await Promise.allSettled(hashes().map(({ value }) => value))
  await new Promise<void>((resolve) => void realTimeout(resolve))
}
const isStored = () => until(() => expect(sessionStorage).toHaveLength(1))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2024, 7, 15) })
  hashed = watchHashes()
  phone += 1
})
afterEach(async () => {
  cleanup()
  // What a test has begun to store must not arrive during the next one.
  await settled()
  sessionStorage.clear()
})

test('counts from 60 to 0 in whole seconds, rounded up', async () => {
  const { result } = watch()
  expect(result.current).toBe(0)
  start()
  await isStored()
  expect(result.current).toBe(60)
  pass(1000)
  expect(result.current).toBe(59)
  pass(58_500)
  expect(result.current).toBe(1)
  pass(500)
  expect(result.current).toBe(0)
  await until(() => expect(sessionStorage).toHaveLength(0))
})

test('follows the clock: a suspended tab shows the time that is left', () => {
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

test('each destination has its own, stored under a key that does not reveal it', async () => {
  const { result, rerender } = watch()
  start()
  rerender({ to: 'runner1@race.test' })
  expect(result.current).toBe(0)
  start('runner1@race.test')
  pass(20_000)
  rerender({ to: `${phone}` })
  expect(result.current).toBe(40)
  await until(() => expect(sessionStorage).toHaveLength(2))
  const storedKeys = Object.keys(sessionStorage)
  for (const key of storedKeys) expect(key).toMatch(/^[\da-f]{64}$/)
})

test('survives a reload of the page', async () => {
  start()
  await isStored()
  pass(5000)
  vi.resetModules()
  const fresh = await import('#stores/resendTimer.ts')
  const { result } = renderHook(() => fresh.useResendTimer(`${phone}`))
  await until(() => expect(result.current).toBe(55))
})

test('an invalid stored value is ignored', async () => {
  start()
  await isStored()
  const [key = ''] = Object.keys(sessionStorage)
  sessionStorage.setItem(key, 'soon')
  const before = hashes().length
  vi.resetModules()
  const fresh = await import('#stores/resendTimer.ts')
  const { result } = renderHook(() => fresh.useResendTimer(`${phone}`))
  await until(() => expect(hashes().length).toBeGreaterThan(before))
  await act(settled)
  expect(result.current).toBe(0)
})

test('counts without storage on a page without TLS, where hashing is unavailable', () => {
  vi.stubGlobal('crypto', {})
  const { result } = watch()
  start()
  pass(1000)
  expect(result.current).toBe(59)
  expect(sessionStorage).toHaveLength(0)
})

test('works from memory if storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const { result } = watch()
  start()
  pass(1000)
  expect(result.current).toBe(59)
  pass(60_000)
  expect(result.current).toBe(0)
})
