import type { Credentials } from '#api/race/credentials.ts'
import { fetchRunnerResult, type Query } from '#api/race/queries.ts'
import type { RunnerResult } from '#api/race/runnerResult.ts'
import { withCaptcha, type RequestOptions } from '#stores/withCaptcha.ts'
import { failureOf } from '../../failure.ts'

export interface YearResult {
  result: RunnerResult
  request: Query
}

/** A runner's results in several races. If there are none, it fails as a single search would. */
export async function fetchYears(
  raceIds: string[],
  credentials: Credentials,
  { captchaToken, ...retries }: RequestOptions,
): Promise<YearResult[]> {
  const found: YearResult[] = []
  let missed: unknown
  // A captcha token is valid for one request; the service asks for another if necessary.
  let options: RequestOptions = { ...retries, captchaToken }
  for (const raceId of raceIds) {
    const request = { raceId, credentials }
    try {
      const result = await withCaptcha(options, (searchOptions) =>
        fetchRunnerResult({ ...request, ...searchOptions }),
      )
      found.push({ result, request })
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
