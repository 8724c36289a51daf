import * as v from 'valibot'
import { localizedText } from '#i18n/localizedText.ts'
import { flag, number, optional, required, text } from '#lib/parse.ts'
import { call } from '../http/client.ts'
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

/** Applies for direct entry. A rejected application may be submitted again. */
export const applyDirect = (application: Submission & { channel: DirectChannel }) =>
  call({
    service: 'race',
    path: signupPaths.directApply,
    json: { ...application },
    ownAccount: 'named',
    schema: directState,
  })

/** Loads the status of the account's application. */
export const fetchDirectStatus = (raceId: string, signal?: AbortSignal) =>
  call({
    service: 'race',
    path: signupPaths.directStatus,
    query: { raceId },
    ownAccount: 'named',
    schema: directState,
    signal,
  })
