import { PreviewError, type PreviewFailure } from './previewError.ts'

/** Time limit for reading a file, after which its worker is terminated. */
export const MAX_READING_SECONDS = 15

/** The single reply of a preview worker. */
export type Reply<T> = { result: T } | { reason: PreviewFailure }

/** Rejects after 15 s, or when `signal` aborts. */
export function withTimeout<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PreviewError('slow')), MAX_READING_SECONDS * 1000)
    const stop = () => reject(new DOMException('', 'AbortError'))
    signal.addEventListener('abort', stop)
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    })
  })
}

/** Starts a worker. Throws a PreviewError if the browser has none or does not allow it. */
export function startWorker(start: () => Worker): Worker {
  try {
    return start()
  } catch {
    throw new PreviewError('unsupported')
  }
}

/** Sends one request to a worker, which is terminated afterwards whatever the outcome. */
export async function callWorker<T>(
  start: () => Worker,
  request: unknown,
  signal: AbortSignal,
): Promise<T> {
  const worker = startWorker(start)
  const result = new Promise<T>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Reply<T>>) => {
      if ('result' in data) resolve(data.result)
      else reject(new PreviewError(data.reason))
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      // An error without a message means that the worker's own script failed to load.
      reject(new PreviewError(event.message ? 'broken' : 'chunk'))
    })
  })
  worker.postMessage(request)
  try {
    return await withTimeout(result, signal)
  } finally {
    worker.terminate()
  }
}
