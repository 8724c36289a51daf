import * as v from 'valibot'
import { type Patience, retryBusy } from '../lib/retryBusy.ts'
import { isBusy } from './busy.ts'
import { call } from './client.ts'
import { callBytes } from './callBytes.ts'
import { NothingDoneError } from './errors.ts'
import { type HumanProof, spend } from './humanCheck.ts'
import { QueryType } from './lookupCodes.ts'
import { raceCenterPaths } from './raceCenterPaths.ts'
import { type Channel, registrationInfoSchema, registrationStatusSchema } from './registration.ts'
import { scoreSchema } from './score.ts'

type QueryTypeCode = (typeof QueryType)[keyof typeof QueryType]

/** Two facts that only the runner is expected to know; a card number whole, or its last six. */
export type Facts = { name: string; cardNumber: string } | { name: string; bib: string }

export interface Lookup extends Patience {
  raceId: string
  facts: Facts
  /** Where the centre asks for a human check. */
  proof?: HumanProof
}

/** The body of a look-up: facts travel in it and never in an address. */
export const lookupBody = ({ raceId, facts, proof }: Lookup) => ({
  raceId,
  ...facts,
  ...(proof && spend(proof)),
})

/** Makes a call, and makes it again while the centre is busy; only its last failure is told. */
export const patiently = <T>(run: () => Promise<T>, patience: Patience): Promise<T> =>
  retryBusy(run, isBusy, patience)

const query = <S extends v.GenericSchema>(queryType: QueryTypeCode, lookup: Lookup, answer: S) => {
  const { raceId, ...facts } = lookupBody(lookup)
  const { signal } = lookup
  return patiently(
    () =>
      call({
        centre: 'race',
        path: raceCenterPaths.query,
        json: { raceId, queryType, ...facts },
        isQuiet: isBusy,
        answer,
        ...(signal && { signal }),
      }),
    lookup,
  )
}

/** Where somebody's sign-up stands: ballot, bib, refund (query type 1). */
export async function fetchRegistrationStatus(lookup: Lookup) {
  const status = await query(QueryType.registrationStatus, lookup, registrationStatusSchema)
  if (!status.signupNo) throw new NothingDoneError()
  return status
}

const TYPE_OF_CHANNEL = {
  thirdParty: QueryType.thirdPartyRegistration,
  web: QueryType.webRegistration,
  app: QueryType.appRegistration,
} as const satisfies Record<Channel, QueryTypeCode>

/** What was given at sign-up through a channel; undefined when another one was used. */
export async function fetchRegistrationInfo(lookup: Lookup & { channel: Channel }) {
  const info = await query(TYPE_OF_CHANNEL[lookup.channel], lookup, registrationInfoSchema)
  return info.signupNo ? info : undefined
}

/** A runner's result (query type 4). */
export async function fetchScore(lookup: Lookup) {
  const score = await query(QueryType.userScore, lookup, scoreSchema)
  if (!score.bib) throw new NothingDoneError()
  return score
}

/** A finisher's certificate (query type 6): a picture, whole. */
export async function fetchCertificate(lookup: Lookup) {
  const { raceId, ...facts } = lookupBody(lookup)
  const { signal } = lookup
  return patiently(
    () =>
      callBytes({
        centre: 'race',
        path: raceCenterPaths.query,
        json: { raceId, queryType: QueryType.userCertificate, ...facts },
        ...(signal && { signal }),
      }),
    lookup,
  )
}
