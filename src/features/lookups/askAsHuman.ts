import { RefusedError } from '../../api/errors.ts'
import type { HumanProof } from '../../api/humanCheck.ts'
import { LookupCode } from '../../api/lookupCodes.ts'
import { humanCheckAsked } from '../../stores/humanCheck.ts'

/** Asks, and where the centre wants a human check first, has it made and asks once more. */
export async function askAsHuman<T>(
  ask: (proof: { proof?: HumanProof }) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await ask({})
  } catch (error) {
    const isNeeded =
      error instanceof RefusedError && Number(error.code) === LookupCode.humanCheckNeeded
    if (!isNeeded || signal?.aborted) throw error
    const outcome = await humanCheckAsked('login')
    if (outcome.kind !== 'passed' || signal?.aborted) throw error
    return ask({ proof: outcome.proof })
  }
}
