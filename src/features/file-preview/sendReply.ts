import type { Reply } from './callWorker.ts'
import { previewFailure } from './previewError.ts'

/** The worker's side of `callWorker`: sends the result, or the reason for a failure. */
export async function sendReply(work: Promise<unknown>): Promise<void> {
  const send = (reply: Reply<unknown>) => postMessage(reply)
  await work.then(
    (result) => send({ result }),
    (error: unknown) => send({ reason: previewFailure(error) }),
  )
}
