import type { Credentials } from '#api/race/credentials.ts'
import { fetchScore, type Query } from '#api/race/queries.ts'
import type { Score } from '#api/race/score.ts'
import { withCaptcha, type RequestOptions } from '#stores/withCaptcha.ts'
import { failureOf } from '../../failure.ts'

export interface YearScore {
  score: Score
  request: Query
}

/** A runner's results in several races. If there are none, it fails as a single search would. */
export async function fetchYears(
  raceIds: string[],
  credentials: Credentials,
  { captchaToken, ...retries }: RequestOptions,
): Promise<YearScore[]> {
  const found: YearScore[] = []
  let missed: unknown
  // A captcha token is valid for one request; the service asks for another if necessary.
  let options: RequestOptions = { ...retries, captchaToken }
  for (const raceId of raceIds) {
    const request = { raceId, credentials }
    try {
      const score = await withCaptcha(options, (searchOptions) =>
        fetchScore({ ...request, ...searchOptions }),
      )
      found.push({ score, request })
    } catch (error) {
      const isAbsent = ['notFound', 'resultsNotOut'].includes(failureOf(error))
      if (!isAbsent) throw error
      missed ??= error
    }
    options = retries
  }
  if (found.length === 0) throw missed
  return found
}
