import { applyDirect, DirectStatus, fetchDirectStatus } from '../../api/directEntry.ts'
import { fetchMySignUps, submitSignUp } from '../../api/signup.ts'
import type { Entry } from './entryStore.ts'
import { type EntryView, submissionOf } from './entryView.ts'

/** Whether a form that was sent without an answer has arrived; its id, or '' if it has not. */
async function arrived({ kind, submitKey }: Entry, raceId: string): Promise<string> {
  if (kind === 'direct') {
    const { status } = await fetchDirectStatus(raceId)
    return status === DirectStatus.submitted || status === DirectStatus.approved ? submitKey : ''
  }
  const mine = await fetchMySignUps(raceId)
  return mine.find((one) => one.submitKey === submitKey)?.signupId ?? ''
}

/** Sends a form in, once: one that was not answered is asked after before it is sent again. */
export async function sendEntry(entry: Entry, view: EntryView, raceId: string): Promise<string> {
  const known = entry.isUnanswered ? await arrived(entry, raceId) : ''
  if (known) return known
  const submission = submissionOf(entry, view, raceId)
  if (entry.kind === 'post') return (await submitSignUp(submission)).signupId
  if (entry.channel === '') throw new TypeError('an application has a channel')
  await applyDirect({ ...submission, channel: entry.channel })
  return entry.submitKey
}
