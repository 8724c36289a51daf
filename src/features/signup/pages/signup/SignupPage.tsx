import { Link, useSearchParams } from 'react-router-dom'
import { fetchDirectStatus } from '#api/race/directEntry.ts'
import { fetchMySignups } from '#api/race/signup.ts'
import { DirectStatus } from '#api/race/signupCodes.ts'
import { Notice } from '#components/page/Notice.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { useAccountId } from '#stores/session.ts'
import { SignupClosed } from '../../form/frame/SignupClosed.tsx'
import { SignupFrame } from '../../form/frame/SignupFrame.tsx'
import { AccountFailed, SignupFailed, SignupLoading } from '../../form/frame/SignupNotices.tsx'
import { usePageAccount } from '../../form/frame/usePageAccount.tsx'
import { SignupForm } from '../../form/SignupForm.tsx'
import { offeredChannels } from '../../model/channels.ts'
import { isFormOpen } from '../../model/isFormOpen.ts'
import { useClosedSite } from '../../model/useClosedSite.ts'
import { useFormSpec } from '../../model/useFormSpec.ts'
import { useOwnData } from '../../model/useOwnData.ts'
import { signupsLeft, useSignupLimits } from '../../model/useSignupLimits.ts'
import { AnotherSignup } from '../receipt/AnotherSignup.tsx'
import { SignupStatus } from '../receipt/SignupStatus.tsx'

/**
 * Mass entry: the account's sign-ups if there are any, otherwise the form. Another entry has an
 * address of its own (`formPath`), as long as the account may have one. Who has been approved for direct
 * entry gets no form.
 */
export default function SignupPage() {
  const { t } = useText()
  const account = useAccountId()
  const [query] = useSearchParams()
  const { perAccount } = useSignupLimits()
  const { accountId, notice } = usePageAccount()
  const isSiteClosed = useClosedSite() !== undefined
  const spec = useFormSpec('post')
  const hasDirectEntry = offeredChannels(useConfig()).length > 0
  const own = useOwnData(
    (raceId, signal) =>
      Promise.all([
        fetchMySignups(raceId, signal),
        // A failure is ignored, because mass entry does not depend on it.
        hasDirectEntry ? fetchDirectStatus(raceId, signal).catch(() => undefined) : undefined,
      ]),
    accountId,
  )
  if (spec.state.kind === 'error') return <SignupFailed onRetry={spec.retry} />
  if (spec.state.kind !== 'success') return <SignupLoading />
  const { data: form } = spec.state
  const isOpen = isFormOpen('post', form) && !isSiteClosed
  // Whether sign-up is open can be read without an account.
  if (!isOpen && account === '') return <SignupClosed kind="post" form={form} />
  if (notice) return notice
  if (own.state.kind === 'error') return <AccountFailed onRetry={own.retry} />
  if (own.state.kind !== 'success') return <SignupLoading />
  const [signups, application] = own.state.data
  const isAnother = isOpen && query.get('entry') === 'new' && signupsLeft(signups, perAccount) > 0
  const isList = signups.length > 0 && !isAnother
  const isApproved = signups.length === 0 && application?.status === DirectStatus.approved
  // An open form stays, so that nothing typed is lost.
  if (own.isLoggedOut && (isList || isApproved)) return <AccountFailed onRetry={own.retry} />
  if (isList) {
    return (
      <SignupFrame key={accountId} title={t('signup.mine')} subtitle={t('signup.mine.line')}>
        {signups.map((signup) => (
          <SignupStatus key={signup.signupId} signup={signup} form={form} />
        ))}
        <AnotherSignup signups={signups} form={form} />
      </SignupFrame>
    )
  }
  if (isApproved) {
    return (
      <Notice title={t('signup.direct.2')} text={t('signup.direct.noEntry')}>
        <Button as={Link} to="/direct" variant="secondary">
          {t('signup.direct.see')}
        </Button>
      </Notice>
    )
  }
  if (!isOpen) return <SignupClosed kind="post" form={form} />
  return <SignupForm key={accountId} kind="post" form={form} accountId={accountId} />
}
