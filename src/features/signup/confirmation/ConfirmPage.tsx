import { Navigate, useSearchParams } from 'react-router-dom'
import { RequireLogin } from '../frame/RequireLogin.tsx'
import { useSignup } from '../signupStore.ts'
import { Review } from '../review/Review.tsx'
import { Receipt } from './Receipt.tsx'

/** The review before submission, then the receipt. */
export default function ConfirmPage() {
  const [query] = useSearchParams()
  const signupId = query.get('signupId') ?? ''
  const kind = query.get('kind') === 'direct' ? 'direct' : 'post'
  const draft = useSignup((state) => state.draft)
  return (
    <RequireLogin>
      {() => {
        if (signupId) return <Receipt key={signupId} signupId={signupId} />
        if (draft?.kind === kind) return <Review draft={draft} />
        // After a reload there is nothing to review: the form says what must be filled in again.
        return <Navigate to={`/${kind}`} replace />
      }}
    </RequireLogin>
  )
}
