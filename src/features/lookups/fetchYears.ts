import { type Facts, fetchScore, type Lookup } from '../../api/lookups.ts'
import type { Score } from '../../api/score.ts'
import { askAsHuman, type Manner } from './askAsHuman.ts'
import { failureOf } from './failure.ts'

export interface YearScore {
  score: Score
  lookup: Lookup
}

/** A runner's results in several races; who is in none of them is told as in one race. */
export async function fetchYears(
  raceIds: string[],
  facts: Facts,
  { proof, ...patience }: Manner,
): Promise<YearScore[]> {
  const found: YearScore[] = []
  let missed: unknown
  // A human check is good for one question; the centre asks for another if it wants one.
  let manner: Manner = { ...patience, ...(proof && { proof }) }
  for (const raceId of raceIds) {
    const lookup = { raceId, facts }
    try {
      const score = await askAsHuman(manner, (how) => fetchScore({ ...lookup, ...how }))
      found.push({ score, lookup })
    } catch (error) {
      const isAbsent = ['notFound', 'resultsNotOut'].includes(failureOf(error))
      if (!isAbsent) throw error
      missed ??= error
    }
    manner = patience
  }
  if (found.length === 0) throw missed
  return found
}
