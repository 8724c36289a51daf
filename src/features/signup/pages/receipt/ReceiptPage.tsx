import { Link, Navigate, useSearchParams } from 'react-router-dom'
import type { FormKind } from '#api/race/signup.ts'
import { Notice } from '#components/page/Notice.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { hasDraft } from '#stores/drafts.ts'
import { AccountGate } from '../../form/frame/AccountGate.tsx'
import { formPath } from '../../model/formPath.ts'
import { useOpenForm } from '../../model/openForm.ts'
import { Review } from '../review/Review.tsx'
import { Receipt } from './Receipt.tsx'

/** The review before submission, then the receipt. */
export default function ReceiptPage() {
  const [query] = useSearchParams()
  const signupId = query.get('signupId') ?? ''
  const kind = query.get('kind') === 'direct' ? 'direct' : 'post'
  const openForm = useOpenForm((state) => state.openForm)
  return (
    <AccountGate>
      {(accountId) => {
        if (signupId) return <Receipt key={signupId} signupId={signupId} />
        if (openForm?.kind === kind) return <Review openForm={openForm} />
        // After a reload the form says what must be filled in again.
        if (hasDraft(accountId)) return <Navigate to={formPath(kind)} replace />
        return <NothingToConfirm kind={kind} />
      }}
    </AccountGate>
  )
}

/** Replaces the review when no form has been filled in. */
function NothingToConfirm({ kind }: { kind: FormKind }) {
  const { t } = useText()
  return (
    <Notice title={t('signup.confirm.none')} text={t('signup.confirm.none.text')} picture="empty">
      <Button as={Link} to={`/${kind}`} variant="secondary">
        {t(`signup.confirm.none.${kind}`)}
      </Button>
    </Notice>
  )
}
