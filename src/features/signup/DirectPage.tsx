import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DIRECT_CHANNELS } from '../../api/directEntry.ts'
import { fetchSignUpForm } from '../../api/signup.ts'
import { closedChannel } from './ChannelChoice.tsx'
import { ClosedEntry } from './ClosedEntry.tsx'
import { DirectDesk } from './DirectDesk.tsx'
import { EntryGate } from './EntryGate.tsx'
import { EntryFailed, EntryWaiting } from './EntryNotices.tsx'
import { useLoaded } from './fields/useLoaded.ts'
import { useAccount } from './useAccount.ts'
import { useRaceId } from '../../stores/raceId.ts'

/** Direct entry: the application, and how it is judged (spec §4 "Qualification"). */
export default function DirectPage() {
  const raceId = useRaceId()
  const account = useAccount()
  const [query] = useSearchParams()
  const named = DIRECT_CHANNELS.find((one) => one === query.get('channel'))
  const load = useCallback((stop: AbortSignal) => fetchSignUpForm(raceId, 'direct', stop), [raceId])
  const { loaded: form, retry } = useLoaded(load)
  if (form === null) return <EntryWaiting />
  if (form === 'failed') return <EntryFailed onRetry={retry} />
  if (form.state !== 'open' && account === '') return <ClosedEntry kind="direct" form={form} />
  return (
    <EntryGate>
      {(accountId) => (
        <DirectDesk
          form={form}
          accountId={accountId}
          channel={named && !closedChannel(named) ? named : ''}
        />
      )}
    </EntryGate>
  )
}
