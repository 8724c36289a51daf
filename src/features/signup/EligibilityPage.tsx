import { useCallback } from 'react'
import { fetchSignUpForm } from '../../api/signup.ts'
import { AntdFrame } from '../../components/AntdFrame.tsx'
import { EligibilityDesk } from './EligibilityDesk.tsx'
import { EntryFailed, EntryWaiting } from './EntryNotices.tsx'
import { useLoaded } from './fields/useLoaded.ts'
import { useRaceId } from '../../stores/raceId.ts'

/** Whether somebody may enter, before the form and without an account. */
export default function EligibilityPage() {
  const raceId = useRaceId()
  const load = useCallback((stop: AbortSignal) => fetchSignUpForm(raceId, 'post', stop), [raceId])
  const { loaded: form, retry } = useLoaded(load)
  if (form === null) return <EntryWaiting />
  if (form === 'failed') return <EntryFailed onRetry={retry} />
  return (
    <AntdFrame>
      <EligibilityDesk form={form} raceId={raceId} />
    </AntdFrame>
  )
}
