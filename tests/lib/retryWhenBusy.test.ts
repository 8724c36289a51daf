// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import { retryWhenBusy } from '../../src/lib/retryWhenBusy.ts'

const busy = new Error('busy')
const isBusy = (error: unknown) => error === busy
const caught = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

test('a busy call is repeated after increasing pauses', async () => {
  const run = vi.fn<() => Promise<string>>().mockRejectedValue(busy)
  run.mockRejectedValueOnce(busy).mockRejectedValueOnce(busy).mockResolvedValueOnce('here')
  const onBusy = vi.fn<(nextTry: number) => void>()
  const asked = retryWhenBusy(run, isBusy, { onBusy })
  await vi.advanceTimersByTimeAsync(999)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1999)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await asked).toBe('here')
  expect(onBusy.mock.calls).toEqual([[2], [3]])
})

test('it gives up after the sixth try', async () => {
  const run = vi.fn<() => Promise<string>>().mockRejectedValue(busy)
  const asked = caught(retryWhenBusy(run, isBusy))
  await vi.advanceTimersByTimeAsync(31_000)
  expect(await asked).toBe(busy)
  expect(run).toHaveBeenCalledTimes(6)
})

test('any other error is rethrown at once', async () => {
  const run = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'))
  await expect(retryWhenBusy(run, isBusy)).rejects.toThrow('gone')
  expect(run).toHaveBeenCalledOnce()
})

test('aborting ends a pause', async () => {
  const stop = new AbortController()
  const run = vi.fn<() => Promise<string>>().mockRejectedValue(busy)
  const asked = caught(retryWhenBusy(run, isBusy, { signal: stop.signal }))
  await vi.advanceTimersByTimeAsync(500)
  stop.abort()
  expect(await asked).toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('pauses vary, so that clients do not retry at the same time', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999)
  const run = vi.fn<() => Promise<string>>().mockRejectedValueOnce(busy).mockResolvedValue('here')
  const asked = retryWhenBusy(run, isBusy)
  await vi.advanceTimersByTimeAsync(1200)
  expect(run).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(50)
  expect(await asked).toBe('here')
})
