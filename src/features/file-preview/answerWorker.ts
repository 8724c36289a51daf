import type { Reply } from './callWorker.ts'
import { errorOf } from './previewError.ts'

/** The worker's side of `callWorker`: sends the answer, or the reason for a failure. */
export async function answerWorker(work: Promise<unknown>): Promise<void> {
  const send = (said: Reply<unknown>) => postMessage(said)
  await work.then(
    (answer) => send({ answer }),
    (error: unknown) => send({ reason: errorOf(error) }),
  )
}
