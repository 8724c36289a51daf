import { RefusedError } from '../../api/errors.ts'
import type { HumanProof } from '../../api/humanCheck.ts'
import { LookupCode } from '../../api/lookupCodes.ts'
import { stage } from '../../api/stage.ts'
import type { Patience } from '../../lib/retryBusy.ts'
import { humanCheckAsked, humanCheckCancelled } from '../../stores/humanCheck.ts'

/** How a question is asked: with patience and, where one was made, a human check. */
export interface Manner extends Patience {
  proof?: HumanProof
}

const isCheckNeeded = (error: unknown) =>
  error instanceof RefusedError && Number(error.code) === LookupCode.humanCheckNeeded

/** Has a human check made; throws `missing` when none comes of it. */
async function checked(patience: Patience, missing: unknown): Promise<Manner> {
  const { signal } = patience
  signal?.addEventListener('abort', humanCheckCancelled)
  const outcome = await humanCheckAsked('login')
  signal?.removeEventListener('abort', humanCheckCancelled)
  if (outcome.kind !== 'passed' || signal?.aborted) throw missing
  return { ...patience, proof: outcome.proof }
}

/** The manner of a new question: after a human check, where the stage wants one before each. */
export async function mannerOfNew(patience: Patience): Promise<Manner> {
  if (!stage.humanCheck.isBeforeLookUps) return patience
  return checked(patience, new RefusedError('', LookupCode.humanCheckNeeded, null))
}

/** Asks, and where the centre wants a human check first, has it made and asks once more. */
export async function askAsHuman<T>(
  manner: Manner,
  ask: (manner: Manner) => Promise<T>,
): Promise<T> {
  try {
    return await ask(manner)
  } catch (error) {
    if (!isCheckNeeded(error) || manner.signal?.aborted) throw error
    return ask(await checked(manner, error))
  }
}
