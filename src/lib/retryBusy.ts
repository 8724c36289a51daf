/** How long to wait before each new try; many browsers do not come back at the same moment. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000]
const SPREAD = 0.25

export interface Patience {
  signal?: AbortSignal
  /** Hears that the server is busy, before the pause until the given try (the second is 2). */
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
 * Runs `run`, again after growing pauses while it fails in a way that `isBusy` knows, six times in
 * all. Any other failure, and the last one, is thrown as it came.
 */
export async function retryBusy<T>(
  run: () => Promise<T>,
  isBusy: (error: unknown) => boolean,
  { signal, onBusy }: Patience = {},
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
