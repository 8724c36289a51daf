import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { fetchMySignups, fetchFormSpec } from '../../../api/race/signup.ts'
import { Notice } from '../../../components/page/Notice.tsx'
import { useText } from '../../../i18n/useText.ts'
import { SignupFrame } from '../frame/SignupFrame.tsx'
import { AccountFailed, SignupLoading } from '../frame/SignupNotices.tsx'
import { dropSignup } from '../signupStore.ts'
import { SignupStatus } from '../frame/SignupStatus.tsx'
import { StepIndicator } from '../form/StepIndicator.tsx'
import { useOwnData } from '../useOwnData.ts'
import buttons from '../../../components/buttons.module.css'

const STEPS = ['item', 'facts', 'sign', 'confirm'] as const

/** The receipt of a sign-up: number, state, dates, next step and consents. */
export function Receipt({ signupId }: { signupId: string }) {
  const { t } = useText()
  const isNew = useLocation().state === 'new'
  // Not earlier: the submitting page needs the draft until this page is mounted.
  useEffect(() => {
    if (isNew) dropSignup()
  }, [isNew])
  const { state, retry } = useOwnData((raceId, signal) =>
    Promise.all([fetchMySignups(raceId, signal), fetchFormSpec(raceId, 'post', signal)]),
  )
  if (state.kind === 'error') {
    return (
      <AccountFailed
        title={t('signup.receipt.failed')}
        text={t('signup.receipt.failed.text')}
        onRetry={retry}
      />
    )
  }
  if (state.kind !== 'success') return <SignupLoading />
  const [own, form] = state.data
  const signup = own.find((one) => one.signupId === signupId)
  if (!signup) {
    return (
      <Notice title={t('signup.receipt.none')} text={t('signup.receipt.none.text')}>
        <Link to="/post" className={buttons.secondary}>
          {t('signup.mine')}
        </Link>
      </Notice>
    )
  }
  const steps = STEPS.map((name) => ({ name: t(`signup.step.${name}`), state: 'done' as const }))
  const isPaid = signup.state !== 'toPay'
  return (
    <SignupFrame
      title={t(isNew ? 'signup.receipt.new' : 'signup.receipt')}
      line={t(isNew ? 'signup.receipt.new.line' : 'signup.mine.line')}
      steps={
        <StepIndicator
          steps={[...steps, { name: t('signup.step.pay'), state: isPaid ? 'done' : 'open' }]}
        />
      }
    >
      <SignupStatus signup={signup} form={form} />
    </SignupFrame>
  )
}
