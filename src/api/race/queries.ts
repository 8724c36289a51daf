import * as v from 'valibot'
import { type RetryOptions, retryWhenBusy } from '#lib/retryWhenBusy.ts'
import { call } from '../http/client.ts'
import type { Endpoint, FileEndpoint } from '../http/endpoint.ts'
import { NothingDoneError, OtherPersonError } from '../http/errors.ts'
import { fetchBytes } from '../http/fetchBytes.ts'
import { type CaptchaToken, consumeCaptchaToken } from '../user/captcha.ts'
import { busyErrors, isBusy } from './busy.ts'
import { checkPerson } from './checkPerson.ts'
import type { DocumentCredentials, Credentials } from './credentials.ts'
import { racePaths } from './paths.ts'
import { QueryType } from './queryCodes.ts'
import {
  type Channel,
  registrationInfoSchema,
  type RegistrationStatus,
  registrationStatusSchema,
} from './registration.ts'
import { runnerResultSchema } from './runnerResult.ts'

type QueryTypeCode = (typeof QueryType)[keyof typeof QueryType]

export interface Query<F extends Credentials = Credentials> extends RetryOptions {
  raceId: string
  credentials: F
  /** Required if the service asks for a captcha. */
  captchaToken?: CaptchaToken
  /** Which sign-up is meant, of a person with several. */
  signupNo?: string
}

/** The body of a search. Credentials are sent in the body only, never in a URL. */
export const queryBody = ({ raceId, credentials, captchaToken, signupNo }: Query) => ({
  raceId,
  ...credentials,
  ...(signupNo && { signupNo }),
  ...(captchaToken && consumeCaptchaToken(captchaToken)),
})

/**
 * Makes a call and repeats it while the service is busy; only the last failure is reported. A call
 * with a captcha token is made once, because the service may have used the token up.
 */
export const callWithRetry = <T>(
  run: () => Promise<T>,
  { captchaToken, ...retries }: RetryOptions & { captchaToken?: CaptchaToken },
): Promise<T> => (captchaToken ? run() : retryWhenBusy(run, busyErrors, retries))

const search = <S extends v.GenericSchema>(schema: S) =>
  ({ service: 'race', path: racePaths.query, schema }) as const satisfies Endpoint<S>
export const registrationStatus = search(registrationStatusSchema)
export const registrationInfo = search(registrationInfoSchema)
export const runnerScore = search(runnerResultSchema)
export const certificate = {
  service: 'race',
  path: racePaths.query,
} as const satisfies FileEndpoint

const runQuery = <S extends v.GenericSchema>(
  endpoint: Endpoint<S>,
  queryType: QueryTypeCode,
  query: Query,
) => {
  const { raceId, ...rest } = queryBody(query)
  const { signal } = query
  return callWithRetry(
    () =>
      call({
        ...endpoint,
        json: { raceId, queryType, ...rest },
        isHandledByCaller: isBusy,
        signal,
      }),
    query,
  )
}

/** Loads the status of each of a person's sign-ups: ballot, bib, refund (query type 1). */
export async function fetchRegistrationStatuses(
  query: Query<DocumentCredentials>,
): Promise<[RegistrationStatus, ...RegistrationStatus[]]> {
  const { others, ...status } = await runQuery(
    registrationStatus,
    QueryType.registrationStatus,
    query,
  )
  if (!status.signupNo) throw new NothingDoneError()
  const all: [RegistrationStatus, ...RegistrationStatus[]] = [status, ...others]
  for (const one of all) checkPerson(one, query.credentials)
  return all
}

const TYPE_OF_CHANNEL = {
  thirdParty: QueryType.thirdPartyRegistration,
  web: QueryType.webRegistration,
  app: QueryType.appRegistration,
} as const satisfies Record<Channel, QueryTypeCode>

/** Loads the data given at sign-up through a channel; undefined if another channel was used. */
export async function fetchRegistrationInfo(
  query: Query<DocumentCredentials> & { channel: Channel },
) {
  const info = await runQuery(registrationInfo, TYPE_OF_CHANNEL[query.channel], query)
  if (!info.signupNo) return undefined
  checkPerson(info, query.credentials)
  return info
}

/** Loads a runner's result (query type 4). */
export async function fetchRunnerResult(query: Query) {
  const result = await runQuery(runnerScore, QueryType.userScore, query)
  if (!result.bib) throw new NothingDoneError()
  checkPerson(result, query.credentials)
  return result
}

/**
 * Loads a finisher's certificate (query type 6) as a complete picture. The file's name contains the
 * bib; a file with another name belongs to somebody else.
 */
export async function fetchCertificate(query: Query & { bib: string }) {
  const { raceId, ...rest } = queryBody(query)
  const { signal } = query
  const file = await callWithRetry(
    () =>
      fetchBytes({
        ...certificate,
        json: { raceId, queryType: QueryType.userCertificate, ...rest },
        signal,
      }),
    query,
  )
  if (!file.name.split(/[-.]/).includes(query.bib)) throw new OtherPersonError()
  return file
}
