import { type Facts, fetchScore, type Lookup } from '../../api/lookups.ts'
import type { Score } from '../../api/score.ts'
import type { Patience } from '../../lib/retryBusy.ts'
import { askAsHuman } from './askAsHuman.ts'
import { failureOf } from './failure.ts'

export interface YearScore {
  score: Score
  lookup: Lookup
}

/** A runner's results in several races; who is in none of them is told as in one race. */
export async function fetchYears(
  raceIds: string[],
  facts: Facts,
  patience: Patience,
): Promise<YearScore[]> {
  const found: YearScore[] = []
  let missed: unknown
  for (const raceId of raceIds) {
    const lookup = { raceId, facts }
    try {
      const score = await askAsHuman(
        (proof) => fetchScore({ ...lookup, ...patience, ...proof }),
        patience.signal,
      )
      found.push({ score, lookup })
    } catch (error) {
      const isAbsent = ['notFound', 'resultsNotOut'].includes(failureOf(error))
      if (!isAbsent) throw error
      missed ??= error
    }
  }
  if (found.length === 0) throw missed
  return found
}
