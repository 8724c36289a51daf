import * as v from 'valibot'
import { listOf, neededText, number, text } from '../lib/parse.ts'
import { safeSource } from '../lib/safeLink.ts'
import { call } from './client.ts'
import { NothingDoneError } from './errors.ts'
import { BALLOT_STATES } from './registration.ts'
import { signUpFormSchema } from './signUpForm.ts'
import { signUpPaths } from './signUpPaths.ts'

/** Mass entry, or the qualification for a place without the ballot. */
export type FormKind = 'post' | 'direct'

/** What a field may send. */
export type WireValue = string | number | boolean | WireValue[] | { [key: string]: WireValue }

/** The agreement to one policy in one version; `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
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
  /** By the fields' keys; what is empty or hidden is left out. */
  values: Record<string, WireValue>
  consents: Consent[]
  statementVersion: string
  /** Made once for a filled-in form: the same one sent again is the same sign-up. */
  submitKey: string
}

/** Where to pay: an address that can be opened, else ''. */
export const payUrl = v.pipe(
  text,
  v.transform((address) => safeSource(address) ?? ''),
)

/** A form's definition. An answer that is none is a failure. */
export async function fetchSignUpForm(raceId: string, kind: FormKind, stop?: AbortSignal) {
  const form = await call({
    centre: 'race',
    path: signUpPaths.form,
    query: { raceId, kind },
    answer: signUpFormSchema,
    ...(stop && { signal: stop }),
  })
  if (!form.formId) throw new NothingDoneError()
  return form
}

/** Signs up. The fee is paid at `payUrl`; '' where nothing is to pay. */
export async function submitSignUp(submission: Submission) {
  const answer = await call({
    centre: 'race',
    path: signUpPaths.submit,
    json: { ...submission },
    isOwn: true,
    answer: v.object({ accountId: text, signupId: text, payUrl }),
  })
  if (!answer.signupId) throw new NothingDoneError()
  return { signupId: answer.signupId, payUrl: answer.payUrl }
}

const mySignUp = v.object({
  signupId: neededText,
  raceId: text,
  kind: v.fallback(v.picklist(['post', 'direct']), 'post'),
  itemId: text,
  itemName: text,
  itemNameEn: text,
  /** undefined where the centre has a state that this site does not know. */
  state: v.fallback(v.optional(v.picklist(BALLOT_STATES)), undefined),
  /** Since when it stands there; like all times here `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  since: text,
  fee: number,
  submittedAt: text,
  /** '' until then. */
  paidAt: text,
  payUrl,
  /** That of the submission: an unanswered one is known by it. */
  submitKey: text,
  consents: listOf(
    v.object({ policyId: neededText, version: text, agreedAt: text, withdrawnAt: text }),
  ),
})
export type MySignUp = v.InferOutput<typeof mySignUp>

/** The account's sign-ups, the newest first. */
export async function fetchMySignUps(raceId: string, stop?: AbortSignal): Promise<MySignUp[]> {
  const { signups } = await call({
    centre: 'race',
    path: signUpPaths.mine,
    query: { raceId },
    isOwn: true,
    answer: v.object({ accountId: text, signups: listOf(mySignUp) }),
    ...(stop && { signal: stop }),
  })
  return signups
}

/** Withdraws a consent of a sign-up; gives the time. What the sign-up cannot do without is refused. */
export async function withdrawConsent(of: {
  raceId: string
  signupId: string
  policyId: string
}): Promise<string> {
  const { withdrawnAt } = await call({
    centre: 'race',
    path: signUpPaths.consent,
    json: { ...of, agreed: false },
    isOwn: true,
    answer: v.object({ accountId: text, withdrawnAt: text }),
  })
  return withdrawnAt
}
