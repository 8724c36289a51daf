import { useCallback } from 'react'
import { fetchSignUpForm } from '../../api/signup.ts'
import { ClosedEntry, isOpenForm } from './ClosedEntry.tsx'
import { EntryGate } from './EntryGate.tsx'
import { EntryFailed, EntryWaiting } from './EntryNotices.tsx'
import { useLoaded } from './fields/useLoaded.ts'
import { PostDesk } from './PostDesk.tsx'
import { useAccount } from './useAccount.ts'
import { useRaceId } from '../../stores/raceId.ts'

/** Mass entry: the form, or where the account's sign-up stands. */
export default function PostPage() {
  const raceId = useRaceId()
  const account = useAccount()
  const load = useCallback((stop: AbortSignal) => fetchSignUpForm(raceId, 'post', stop), [raceId])
  const { loaded: form, retry } = useLoaded(load)
  if (form === null) return <EntryWaiting />
  if (form === 'failed') return <EntryFailed onRetry={retry} />
  // Whether it is open can be read without an account.
  if (!isOpenForm('post', form) && account === '') return <ClosedEntry kind="post" form={form} />
  return <EntryGate>{(accountId) => <PostDesk form={form} accountId={accountId} />}</EntryGate>
}
