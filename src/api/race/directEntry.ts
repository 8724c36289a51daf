import * as v from 'valibot'
import { localizedText } from '#i18n/localizedText.ts'
import { flag, number, optional, required, text } from '#lib/parse.ts'
import { call } from '../http/client.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { BALLOT_STATES } from './registration.ts'
import { payUrl, type Submission } from './signup.ts'
import { DIRECT_CHANNELS, type DirectChannel, DirectStatus } from './signupCodes.ts'
import { signupPaths } from './signupPaths.ts'

const directState = v.object({
  accountId: text,
  status: v.fallback(
    v.pipe(required(number), v.picklist(Object.values(DirectStatus))),
    DirectStatus.toSubmit,
  ),
  /** The application period has ended: nothing more can be submitted. */
  isEnded: flag,
  channel: v.fallback(v.picklist(['', ...DIRECT_CHANNELS]), ''),
  itemId: text,
  /** Why it was rejected. */
  ...localizedText('reason'),
  changedAt: text,
  /** Where to pay the fee of an approved application. */
  payUrl,
  /** The sign-up that an approved application became. An addition of this site; may be missing. */
  signupNo: text,
  signupState: optional(v.picklist(BALLOT_STATES)),
})
export type DirectState = v.InferOutput<typeof directState>

export const directApplication = {
  service: 'race',
  path: signupPaths.directApply,
  ownAccount: 'named',
  schema: directState,
} as const satisfies Endpoint

/** Applies for direct entry. A rejected application may be submitted again. */
export const applyDirect = (application: Submission & { channel: DirectChannel }) =>
  call({ ...directApplication, json: { ...application } })

export const directStatus = {
  service: 'race',
  path: signupPaths.directStatus,
  ownAccount: 'named',
  schema: directState,
} as const satisfies Endpoint

/** Loads the status of the account's application. */
export const fetchDirectStatus = (raceId: string, signal?: AbortSignal) =>
  call({ ...directStatus, query: { raceId }, signal })
