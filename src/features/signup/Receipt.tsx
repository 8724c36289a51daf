import { useCallback, useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { fetchMySignUps, fetchSignUpForm } from '../../api/signup.ts'
import { Notice } from '../../components/Notice.tsx'
import { useText } from '../../i18n/useText.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { EntryWaiting } from './EntryNotices.tsx'
import { entryDropped } from './entryStore.ts'
import { SignUpPanel } from './SignUpPanel.tsx'
import { StepLine } from './StepLine.tsx'
import { useMine } from './useMine.ts'
import { useRaceId } from '../../stores/raceId.ts'

const STEPS = ['item', 'facts', 'sign', 'confirm'] as const

/** A sign-up that was sent in: number, state, dates, next step and consents. */
export function Receipt({ signupId }: { signupId: string }) {
  const { t } = useText()
  const isNew = useLocation().state === 'new'
  // Only here: the page that sent it needs it until this one stands.
  useEffect(() => {
    if (isNew) entryDropped()
  }, [isNew])
  const load = useCallback(
    (raceId: string, stop: AbortSignal) =>
      Promise.all([fetchMySignUps(raceId, stop), fetchSignUpForm(raceId, 'post', stop)]),
    [],
  )
  const { loaded, retry } = useMine(load, useRaceId())
  if (loaded === null) return <EntryWaiting />
  if (loaded === 'failed') {
    return (
      <Notice title={t('entry.receipt.failed')} text={t('entry.receipt.failed.text', { signupId })}>
        <button type="button" className="button button--pine" onClick={retry}>
          {t('site.retry')}
        </button>
      </Notice>
    )
  }
  const [mine, form] = loaded
  const signUp = mine.find((one) => one.signupId === signupId)
  if (!signUp) {
    return (
      <Notice title={t('entry.receipt.none')} text={t('entry.receipt.none.text')}>
        <Link to="/post" className="button button--pine">
          {t('entry.mine')}
        </Link>
      </Notice>
    )
  }
  const steps = STEPS.map((name) => ({ name: t(`entry.step.${name}`), state: 'done' as const }))
  const isPaid = signUp.payUrl === ''
  return (
    <EntryFrame
      title={t(isNew ? 'entry.receipt.new' : 'entry.receipt')}
      line={t(isNew ? 'entry.receipt.new.line' : 'entry.mine.line')}
      steps={
        <StepLine
          steps={[...steps, { name: t('entry.step.pay'), state: isPaid ? 'done' : 'open' }]}
        />
      }
    >
      <SignUpPanel signUp={signUp} form={form} />
    </EntryFrame>
  )
}
