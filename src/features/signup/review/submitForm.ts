import { applyDirect, DirectStatus, fetchDirectStatus } from '#api/race/directEntry.ts'
import { fetchMySignups, submitSignup } from '#api/race/signup.ts'
import type { SignupDraft } from '../signupStore.ts'
import type { SignupView } from '../signupView.ts'
import { submissionOf } from '../submission.ts'

/** The id of a submission that got no response but did arrive; '' if it did not. */
async function loaded({ kind, submitKey }: SignupDraft, raceId: string): Promise<string> {
  if (kind === 'direct') {
    const { status } = await fetchDirectStatus(raceId)
    return status === DirectStatus.submitted || status === DirectStatus.approved ? submitKey : ''
  }
  const own = await fetchMySignups(raceId)
  return own.find((one) => one.submitKey === submitKey)?.signupId ?? ''
}

/**
 * Submits a form once: if an earlier attempt got no response, it first checks whether that arrived.
 */
export async function submitForm(
  draft: SignupDraft,
  view: SignupView,
  raceId: string,
): Promise<string> {
  const known = draft.isUnanswered ? await loaded(draft, raceId) : ''
  if (known) return known
  const submission = submissionOf(draft, view, raceId)
  if (draft.kind === 'post') return (await submitSignup(submission)).signupId
  if (draft.channel === '') throw new TypeError('an application has a channel')
  await applyDirect({ ...submission, channel: draft.channel })
  return draft.submitKey
}
