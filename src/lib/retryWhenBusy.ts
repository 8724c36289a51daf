/** Pauses before each retry; a random spread prevents many browsers from retrying at once. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000]
const SPREAD = 0.25

export interface RetryOptions {
  signal?: AbortSignal
  /**
   * Called when the server is busy, before the pause, with the number of the next try (2 or more).
   */
  onBusy?: (nextTry: number) => void
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(done, ms)
    function done() {
      signal?.removeEventListener('abort', stop)
      resolve()
    }
    function stop() {
      clearTimeout(timer)
      reject(new DOMException('nobody waits any more', 'AbortError'))
    }
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/**
 * Runs `run`, and repeats it after increasing pauses while it fails with an error for which
 * `isBusy` is true, six times in all. Any other error, and the last one, is rethrown.
 */
export async function retryWhenBusy<T>(
  run: () => Promise<T>,
  isBusy: (error: unknown) => boolean,
  { signal, onBusy }: RetryOptions = {},
): Promise<T> {
  for (const [i, ms] of PAUSES_MS.entries()) {
    try {
      return await run()
    } catch (error) {
      if (!isBusy(error)) throw error
      onBusy?.(i + 2)
      await pause(ms * (1 + Math.random() * SPREAD), signal)
    }
  }
  return run()
}
