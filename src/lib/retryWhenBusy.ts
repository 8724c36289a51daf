/** The upper limit of the pause before the first retry; it doubles with each further one. */
const FIRST_PAUSE_MS = 2_000
/** The longest random part of a pause. */
const MAX_PAUSE_MS = 60_000

/** How many retries a page begins with, which is also the most that it can have. */
const MAX_RETRIES = 2
/**
 * Share of a retry that a success adds: retries are at most a tenth of the load of a service that
 * answers.
 */
const EARNED_BY_SUCCESS = 0.1

/** The retries that a page has left. All its requests share them (spec §17). */
export function retryBudget() {
  let left = MAX_RETRIES
  return {
    earn() {
      left = Math.min(left + EARNED_BY_SUCCESS, MAX_RETRIES)
    },
    /** Takes one retry. False if there is none left. */
    spend(): boolean {
      // Ten times 0.1 adds up to a little less than 1 in floating-point numbers.
      if (left < 1 - EARNED_BY_SUCCESS / 2) return false
      left = Math.max(left - 1, 0)
      return true
    },
  }
}

const pageBudget = retryBudget()

export interface RetryOptions {
  signal?: AbortSignal
  /**
   * Called when the server is busy and a retry follows, before the pause: with the number of the next
   * try (2 or more) and the seconds that the service asked to wait, 0 if it did not say.
   */
  onBusy?: (nextTry: number, waitSeconds: number) => void
}

/** Which errors are worth a retry. */
export interface BusyErrors {
  isBusy: (error: unknown) => boolean
  /** How long the service asked to wait, in ms; 0 if it did not say. */
  retryAfterMs: (error: unknown) => number
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
 * Runs `run`, and repeats it while the service is busy and the page has retries left. The pause is
 * what the service asks for, and a random part of a growing time on top of it (full jitter), so that
 * many browsers do not come back at once. Any other error, and the last one, is rethrown.
 */
export async function retryWhenBusy<T>(
  run: () => Promise<T>,
  { isBusy, retryAfterMs }: BusyErrors,
  { signal, onBusy }: RetryOptions = {},
  budget = pageBudget,
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      const result = await run()
      budget.earn()
      return result
    } catch (error) {
      if (!isBusy(error) || signal?.aborted || !budget.spend()) throw error
      const requestedMs = retryAfterMs(error)
      onBusy?.(retries + 2, Math.ceil(requestedMs / 1000))
      const maxMs = Math.min(FIRST_PAUSE_MS * 2 ** retries, MAX_PAUSE_MS)
      await pause(requestedMs + Math.random() * maxMs, signal)
    }
  }
}
