import { createHash } from 'node:crypto'
import { rateLimits } from '../../user-center/rateLimits.ts'
import type { World } from '../../world.ts'
import { nameKey } from './packedStarters.ts'

/** Characters of a document number that are enough for a search. */
export const LAST = 6

export const digest = (text: string) => createHash('sha256').update(text).digest()

/** A pair of credentials and the race that it is for. */
export interface Pair {
  raceId: string
  name: string
  cardNumber: string
  bib: string
}

/** Rate-limit subjects of a pair of credentials, one per detail. Only their hashes are stored. */
export function subjectsOf({ raceId, name, cardNumber, bib }: Pair): string[] {
  const facts = { name, cardNumber, bib }
  return Object.entries(facts).flatMap(([key, fact]) => {
    const known = nameKey(key === 'cardNumber' ? fact.slice(-LAST) : fact)
    return known ? [digest([raceId, key, known].join()).toString('hex')] : []
  })
}

/**
 * Counts wrong pairs against both the caller and the person searched for, so spreading attempts
 * over many callers does not help.
 */
export function wrongPairs(world: World) {
  const limits = rateLimits(world)

  async function isAnyReached(
    limit: 'wrongPairsOfPerson' | 'pairsOfPersonBeforeCaptcha',
    subjects: string[],
  ) {
    const reached = subjects.map((subject) => limits.isReached(limit, subject))
    return (await Promise.all(reached)).includes(true)
  }

  return {
    areTooMany: async (caller: string, subjects: string[]) =>
      (await limits.isReached('wrongPairs', caller)) ||
      (await isAnyReached('wrongPairsOfPerson', subjects)),
    needCaptcha: async (caller: string, subjects: string[]) =>
      (await limits.isReached('pairsBeforeCaptcha', caller)) ||
      (await isAnyReached('pairsOfPersonBeforeCaptcha', subjects)),
    async note(caller: string, subjects: string[]) {
      await limits.note('wrongPairs', caller)
      await limits.note('pairsBeforeCaptcha', caller)
      for (const subject of subjects) {
        await limits.note('wrongPairsOfPerson', subject)
        await limits.note('pairsOfPersonBeforeCaptcha', subject)
      }
    },
  }
}
