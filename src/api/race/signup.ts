import * as v from 'valibot'
import type { ApiValue } from '#domain/fields/fieldType.ts'
import { localizedText } from '#i18n/localizedText.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import { listOf, number, optional, requiredText, text } from '#lib/parse.ts'
import { call } from '../http/client.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { NothingDoneError } from '../http/errors.ts'
import { BALLOT_STATES } from './registration.ts'
import { formSpecSchema } from './signupForm.ts'
import { signupPaths } from './signupPaths.ts'

/** Mass entry, or an application for direct entry. */
export type FormKind = 'post' | 'direct'

/** Consent to one version of a policy; times are `YYYY-MM-DD HH:mm:ss` in the race's time zone. */
export interface Consent {
  policyId: string
  version: string
  agreedAt: string
}

export interface Submission {
  raceId: string
  formId: string
  version: string
  itemId: string
  /** By field key; empty and hidden fields are left out. */
  values: Record<string, ApiValue>
  consents: Consent[]
  statementVersion: string
  /** Created once per completed form, so that a repeated submission is the same sign-up. */
  submitKey: string
}

/** Where to pay: an address that is safe to open, or ''. */
export const payUrl = v.pipe(
  text,
  v.transform((address) => safeSource(address) ?? ''),
)

export const signupForm = {
  service: 'race',
  path: signupPaths.form,
  schema: formSpecSchema,
} as const satisfies Endpoint

/** Loads a form's definition. A response without a form counts as a failure. */
export async function fetchFormSpec(raceId: string, kind: FormKind, signal?: AbortSignal) {
  const form = await call({ ...signupForm, query: { raceId, kind }, signal })
  if (!form.formId) throw new NothingDoneError()
  return form
}

export const signupSubmission = {
  service: 'race',
  path: signupPaths.submit,
  ownAccount: 'named',
  schema: v.object({ accountId: text, signupId: text, payUrl }),
} as const satisfies Endpoint

/** Submits a sign-up. The fee is paid at `payUrl`, which is '' if nothing is due. */
export async function submitSignup(submission: Submission) {
  const response = await call({ ...signupSubmission, json: { ...submission } })
  if (!response.signupId) throw new NothingDoneError()
  return { signupId: response.signupId, payUrl: response.payUrl }
}

const mySignup = v.object({
  /** Internal: used in URLs only. */
  signupId: requiredText,
  /** The entry number that people use, the same as in registration search. */
  signupNo: text,
  raceId: text,
  kind: v.fallback(v.picklist(['post', 'direct']), 'post'),
  itemId: text,
  ...localizedText('itemName'),
  /** Who runs, as an account may enter several people; '' if the service does not say. */
  name: text,
  /** undefined if the service sends a state that this site does not know. */
  state: optional(v.picklist(BALLOT_STATES)),
  /** When it entered this state; all times here are `YYYY-MM-DD HH:mm:ss` in the race's time zone. */
  since: text,
  fee: number,
  submittedAt: text,
  /** '' until paid. */
  paidAt: text,
  payUrl,
  /** Until when it can be paid; '' if that is the end of sign-up. */
  payBy: text,
  /** Its place on the waiting list. */
  waitingNumber: number,
  /** The submission's key, which identifies a submission that got no response. */
  submitKey: text,
  consents: listOf(
    v.object({ policyId: requiredText, version: text, agreedAt: text, withdrawnAt: text }),
  ),
})
export type MySignup = v.InferOutput<typeof mySignup>

export const mySignups = {
  service: 'race',
  path: signupPaths.mine,
  ownAccount: 'named',
  schema: v.object({ accountId: text, signups: listOf(mySignup) }),
} as const satisfies Endpoint

/** The account's sign-ups, newest first. */
export async function fetchMySignups(raceId: string, signal?: AbortSignal): Promise<MySignup[]> {
  const { signups } = await call({ ...mySignups, query: { raceId }, signal })
  return signups
}

export const consentWithdrawal = {
  service: 'race',
  path: signupPaths.consent,
  ownAccount: 'named',
  schema: v.object({ accountId: text, withdrawnAt: text }),
} as const satisfies Endpoint

/**
 * Withdraws a consent of a sign-up and returns the time. The service rejects it for required
 * consents.
 */
export async function withdrawConsent(request: {
  raceId: string
  signupId: string
  policyId: string
}): Promise<string> {
  const { withdrawnAt } = await call({ ...consentWithdrawal, json: { ...request, agreed: false } })
  return withdrawnAt
}
