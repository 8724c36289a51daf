import type { Reply } from './askWorker.ts'
import { faultOf } from './previewError.ts'

/** The worker's side of `askWorker`: sends the answer, or why there is none. */
export async function reply(work: Promise<unknown>): Promise<void> {
  const send = (said: Reply<unknown>) => postMessage(said)
  await work.then(
    (answer) => send({ answer }),
    (error: unknown) => send({ fault: faultOf(error) }),
  )
}
