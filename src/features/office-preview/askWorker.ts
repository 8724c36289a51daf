import { PreviewError, type PreviewFault } from './previewError.ts'

/** Reading a file may take so long; then its worker is ended. */
export const READING_SECONDS = 15

/** What a worker of the preview says, once. */
export type Reply<A> = { answer: A } | { fault: PreviewFault }

/** Gives a promise 15 s, and ends what it waits for when they are over or `signal` says so. */
export function withinTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PreviewError('slow')), READING_SECONDS * 1000)
    const stop = () => reject(new DOMException('', 'AbortError'))
    signal.addEventListener('abort', stop)
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    })
  })
}

/** Puts one question to a worker of its own, which is ended whatever comes of it. */
export async function askWorker<A>(
  worker: Worker,
  question: unknown,
  signal: AbortSignal,
): Promise<A> {
  const reply = new Promise<A>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Reply<A>>) => {
      if ('answer' in data) resolve(data.answer)
      else reject(new PreviewError(data.fault))
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      // Without a message it was the worker's own file that did not come.
      reject(new PreviewError(event.message ? 'broken' : 'chunk'))
    })
  })
  worker.postMessage(question)
  try {
    return await withinTime(reply, signal)
  } finally {
    worker.terminate()
  }
}
