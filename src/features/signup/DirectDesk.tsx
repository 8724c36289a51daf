import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type DirectChannel, DirectStatus, fetchDirectStatus } from '../../api/directEntry.ts'
import type { SignUpForm } from '../../api/signUpForm.ts'
import { useText } from '../../i18n/useText.ts'
import { ApplicationState } from './ApplicationState.tsx'
import { ClosedEntry } from './ClosedEntry.tsx'
import { EntryForm } from './EntryForm.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { EntryFailed, EntryWaiting } from './EntryNotices.tsx'
import { entryDropped, useEntry } from './entryStore.ts'
import { HelpCard } from './HelpCard.tsx'
import { useMine } from './useMine.ts'
import { useRaceId } from '../../stores/raceId.ts'

interface Props {
  form: SignUpForm
  accountId: string
  /** The one that the address names. */
  channel: DirectChannel | ''
}

/** Where the account's application stands; the form while one can be sent in. */
export function DirectDesk({ form, accountId, channel }: Props) {
  const { t } = useText()
  const isNew = useLocation().state === 'new'
  const { loaded: application, retry } = useMine(fetchDirectStatus, useRaceId())
  // A rejected application that is being mended stays open, also on the way back from reading it.
  const [isMending, setMending] = useState(
    () => !isNew && useEntry.getState().entry?.kind === 'direct',
  )
  useEffect(() => {
    if (isNew) entryDropped()
  }, [isNew])
  if (application === null) return <EntryWaiting />
  if (application === 'failed') return <EntryFailed onRetry={retry} />

  const { status, isEnded } = application
  const isOver = isEnded || form.state !== 'open'
  const mayApply = status === DirectStatus.toSubmit || status === DirectStatus.rejected
  if (isOver && status === DirectStatus.toSubmit && form.state === 'notYet') {
    return <ClosedEntry kind="direct" form={form} />
  }
  const state = (
    <ApplicationState
      application={application}
      form={form}
      isOver={isOver && mayApply}
      onMend={
        status === DirectStatus.rejected && !isOver && !isMending ? () => setMending(true) : null
      }
    />
  )
  if (!isOver && (status === DirectStatus.toSubmit || (mayApply && isMending))) {
    return (
      <EntryForm kind="direct" form={form} accountId={accountId} channel={channel} notice={state} />
    )
  }
  return (
    <EntryFrame title={t('entry.direct.title')} line={t('entry.direct.line')}>
      <div className="entry-columns">
        {state}
        <HelpCard />
      </div>
    </EntryFrame>
  )
}
