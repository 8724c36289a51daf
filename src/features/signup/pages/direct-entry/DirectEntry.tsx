import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { fetchDirectStatus } from '#api/race/directEntry.ts'
import { type DirectChannel, DirectStatus } from '#api/race/signupCodes.ts'
import type { FormSpec } from '#api/race/signupForm.ts'
import { useText } from '#i18n/useText.ts'
import { Columns } from '../../form/frame/Columns.tsx'
import { HelpCard } from '../../form/frame/HelpCard.tsx'
import { SignupClosed } from '../../form/frame/SignupClosed.tsx'
import { SignupFrame } from '../../form/frame/SignupFrame.tsx'
import { AccountFailed, SignupLoading } from '../../form/frame/SignupNotices.tsx'
import { SignupForm } from '../../form/SignupForm.tsx'
import { closeForm, useOpenForm } from '../../model/openForm.ts'
import { useOwnData } from '../../model/useOwnData.ts'
import { ApplicationState } from './ApplicationState.tsx'

interface Props {
  form: FormSpec
  accountId: string
  /** The channel in the URL. */
  channel: DirectChannel | ''
}

/** The status of the account's application, or the form while one can be submitted. */
export function DirectEntry({ form, accountId, channel }: Props) {
  const { t } = useText()
  const isNew = useLocation().state === 'new'
  const { state: loading, retry, isLoggedOut } = useOwnData(fetchDirectStatus)
  // A rejected application under correction stays open, also on the way back from the review.
  const [isCorrecting, setCorrecting] = useState(
    () => !isNew && useOpenForm.getState().openForm?.kind === 'direct',
  )
  useEffect(() => {
    if (isNew) closeForm()
  }, [isNew])
  if (loading.kind === 'error') return <AccountFailed onRetry={retry} />
  if (loading.kind !== 'success') return <SignupLoading />

  const { data: application } = loading
  const { status, isEnded } = application
  const isOver = isEnded || form.state !== 'open'
  const mayApply = status === DirectStatus.toSubmit || status === DirectStatus.rejected
  if (isOver && status === DirectStatus.toSubmit && form.state === 'notYet') {
    return <SignupClosed kind="direct" form={form} />
  }
  const state = !isLoggedOut && (
    <ApplicationState
      application={application}
      form={form}
      isOver={isOver && mayApply}
      onCorrect={
        status === DirectStatus.rejected && !isOver && !isCorrecting
          ? () => setCorrecting(true)
          : null
      }
    />
  )
  if (!isOver && (status === DirectStatus.toSubmit || (mayApply && isCorrecting))) {
    return (
      <SignupForm
        kind="direct"
        form={form}
        accountId={accountId}
        channel={channel}
        notice={state}
      />
    )
  }
  if (isLoggedOut) return <AccountFailed onRetry={retry} />
  return (
    <SignupFrame title={t('signup.direct.title')} subtitle={t('signup.direct.line')}>
      <Columns side={<HelpCard />}>{state}</Columns>
    </SignupFrame>
  )
}
