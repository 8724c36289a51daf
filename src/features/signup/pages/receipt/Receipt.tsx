import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { fetchMySignups, fetchFormSpec } from '#api/race/signup.ts'
import { Notice } from '#components/page/Notice.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { useItemText } from '#race/useItemText.ts'
import { SignupFrame } from '../../form/frame/SignupFrame.tsx'
import { AccountFailed, SignupLoading } from '../../form/frame/SignupNotices.tsx'
import { StepIndicator } from '../../form/StepIndicator.tsx'
import { closeForm } from '../../model/openForm.ts'
import { useOwnData } from '../../model/useOwnData.ts'
import { AnotherSignup } from './AnotherSignup.tsx'
import { SignupStatus } from './SignupStatus.tsx'

const STEPS = ['item', 'facts', 'sign', 'confirm'] as const

/** The receipt of a sign-up: number, state, dates, next step and consents. */
export function Receipt({ signupId }: { signupId: string }) {
  const { t } = useText()
  const isNew = useLocation().state === 'new'
  // Not earlier: the submitting page needs the draft until this page is mounted.
  useEffect(() => {
    if (isNew) closeForm()
  }, [isNew])
  const { state, retry, isLoggedOut } = useOwnData((raceId, signal) =>
    Promise.all([fetchMySignups(raceId, signal), fetchFormSpec(raceId, 'post', signal)]),
  )
  const signups = state.kind === 'success' ? state.data[0] : []
  const signup = signups.find((one) => one.signupId === signupId)
  const isFree = signup?.fee === 0
  const itemText = useItemText(signup?.itemId ?? '', isFree)
  if (state.kind === 'error' || (state.kind === 'success' && isLoggedOut)) {
    return (
      <AccountFailed
        title={t('signup.receipt.failed')}
        text={t('signup.receipt.failed.text')}
        onRetry={retry}
      />
    )
  }
  if (state.kind !== 'success') return <SignupLoading />
  const [, form] = state.data
  if (!signup) {
    return (
      <Notice title={t('signup.receipt.none')} text={t('signup.receipt.none.text')}>
        <Button as={Link} to="/post" variant="secondary">
          {t('signup.mine')}
        </Button>
      </Notice>
    )
  }
  const steps = STEPS.map((name) => ({ name: t(`signup.step.${name}`), state: 'done' as const }))
  const isWaiting = signup.state === 'waiting' && !signup.paidAt
  const isPaid = signup.state !== 'toPay' && !isWaiting
  const newLine = isWaiting ? 'signup.receipt.new.line.waiting' : 'signup.receipt.new.line'
  return (
    <SignupFrame
      title={t(isNew ? 'signup.receipt.new' : 'signup.receipt')}
      subtitle={itemText(isNew ? newLine : 'signup.mine.line')}
      steps={
        <StepIndicator
          steps={[
            ...steps,
            ...(isFree
              ? []
              : [
                  {
                    name: t('signup.step.pay'),
                    state: isPaid ? ('done' as const) : ('open' as const),
                  },
                ]),
          ]}
        />
      }
    >
      <SignupStatus signup={signup} form={form} />
      <AnotherSignup signups={signups} form={form} />
    </SignupFrame>
  )
}
