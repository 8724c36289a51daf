import { PreviewError, type PreviewFailure } from './previewError.ts'

/** Time limit for reading a file, after which its worker is terminated. */
export const MAX_READING_SECONDS = 15

/** The single reply of a preview worker. */
export type Reply<A> = { answer: A } | { reason: PreviewFailure }

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

/** Sends one question to a worker, which is terminated afterwards whatever the outcome. */
export async function callWorker<A>(
  start: () => Worker,
  question: unknown,
  signal: AbortSignal,
): Promise<A> {
  const worker = startWorker(start)
  const answerWorker = new Promise<A>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Reply<A>>) => {
      if ('answer' in data) resolve(data.answer)
      else reject(new PreviewError(data.reason))
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      // An error without a message means that the worker's own script failed to load.
      reject(new PreviewError(event.message ? 'broken' : 'chunk'))
    })
  })
  worker.postMessage(question)
  try {
    return await withTimeout(answerWorker, signal)
  } finally {
    worker.terminate()
  }
}
