import { busyErrors } from '#api/race/busy.ts'
import { retryWhenBusy } from '#lib/retryWhenBusy.ts'

/** Gives the page all its retries back, as twenty successes do: tests of a file share one page. */
export async function refillRetries(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await retryWhenBusy(() => Promise.resolve(), busyErrors)
}
