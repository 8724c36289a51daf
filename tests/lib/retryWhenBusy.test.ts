// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import { retryBudget, type RetryOptions, retryWhenBusy } from '#lib/retryWhenBusy.ts'

const busy = new Error('busy')
const busyFor = (ms: number) => ({
  isBusy: (error: unknown) => error === busy,
  retryAfterMs: () => ms,
})
const caught = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)
const always = () => vi.fn<() => Promise<string>>().mockRejectedValue(busy)

let random = 0
let budget = retryBudget()
const retry = (run: () => Promise<string>, options?: RetryOptions, waitMs = 0) =>
  retryWhenBusy(run, busyFor(waitMs), options, budget)

beforeEach(() => {
  vi.useFakeTimers()
  random = 0.999
  budget = retryBudget()
  vi.spyOn(Math, 'random').mockImplementation(() => random)
})

test('a busy call is repeated after random pauses of up to 2 and 4 seconds', async () => {
  const run = always().mockRejectedValueOnce(busy).mockRejectedValueOnce(busy)
  run.mockResolvedValueOnce('here')
  const onBusy = vi.fn<NonNullable<RetryOptions['onBusy']>>()
  const asked = retry(run, { onBusy })
  await vi.advanceTimersByTimeAsync(1990)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10)
  expect(run).toHaveBeenCalledTimes(2)
  random = 0.001
  await vi.advanceTimersByTimeAsync(3990)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(10)
  expect(await asked).toBe('here')
  expect(onBusy.mock.calls).toEqual([
    [2, 0],
    [3, 0],
  ])
})

test('the whole pause is random', async () => {
  random = 0.01
  const run = always().mockRejectedValueOnce(busy).mockResolvedValueOnce('here')
  const asked = retry(run)
  await vi.advanceTimersByTimeAsync(30)
  expect(await asked).toBe('here')
})

test('what the service asks for is waited in full, and said', async () => {
  random = 0
  const run = always().mockRejectedValueOnce(busy).mockResolvedValueOnce('here')
  const onBusy = vi.fn<NonNullable<RetryOptions['onBusy']>>()
  const asked = retry(run, { onBusy }, 9_400)
  await vi.advanceTimersByTimeAsync(9_390)
  expect(run).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(10)
  expect(await asked).toBe('here')
  expect(onBusy).toHaveBeenCalledWith(2, 10)
})

test('a page begins with two retries for all its calls, and a success earns a tenth', async () => {
  const tries = async () => {
    const run = always()
    const asked = caught(retry(run))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await asked).toBe(busy)
    return run.mock.calls.length
  }
  const succeed = async (times: number) => {
    for (let i = 0; i < times; i += 1) await retry(() => Promise.resolve('here'))
  }
  expect(await tries()).toBe(3)
  expect(await tries()).toBe(1)
  await succeed(9)
  expect(await tries()).toBe(1)
  await succeed(1)
  expect(await tries()).toBe(2)
  await succeed(100)
  expect(await tries()).toBe(3)
})

test('a retry that does not follow is not announced', async () => {
  const onBusy = vi.fn<NonNullable<RetryOptions['onBusy']>>()
  const asked = caught(retry(always(), { onBusy }))
  await vi.advanceTimersByTimeAsync(20_000)
  await asked
  expect(onBusy).toHaveBeenCalledTimes(2)
  await caught(retry(always(), { onBusy }))
  expect(onBusy).toHaveBeenCalledTimes(2)
})

test('any other error is rethrown at once', async () => {
  const run = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'))
  await expect(retry(run)).rejects.toThrow('gone')
  expect(run).toHaveBeenCalledOnce()
})

test('aborting ends a pause', async () => {
  const stop = new AbortController()
  const run = always()
  const asked = caught(retry(run, { signal: stop.signal }))
  await vi.advanceTimersByTimeAsync(500)
  stop.abort()
  expect(await asked).toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})
