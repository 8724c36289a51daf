import { Navigate, useSearchParams } from 'react-router-dom'
import { EntryGate } from './EntryGate.tsx'
import { useEntry } from './entryStore.ts'
import { ReadAgain } from './ReadAgain.tsx'
import { Receipt } from './Receipt.tsx'

/** What was filled in, to be read again and sent in; after that the receipt. */
export default function ConfirmPage() {
  const [query] = useSearchParams()
  const signupId = query.get('signupId') ?? ''
  const kind = query.get('kind') === 'direct' ? 'direct' : 'post'
  const entry = useEntry((held) => held.entry)
  return (
    <EntryGate>
      {() => {
        if (signupId) return <Receipt key={signupId} signupId={signupId} />
        if (entry?.kind === kind) return <ReadAgain entry={entry} />
        // A page loaded anew has nothing to show: the form says what must be filled in again.
        return <Navigate to={`/${kind}`} replace />
      }}
    </EntryGate>
  )
}
