import { memo, type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import { accountNeeded } from '../../stores/accountNeeded.ts'
import { sessionWiring } from '../../stores/session.ts'
import { EntryFields } from './EntryFields.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { EntrySide } from './EntrySide.tsx'
import { EntrySteps } from './EntrySteps.tsx'
import { type Entry, useEntry } from './entryStore.ts'
import { useEntryView, viewOf } from './entryView.ts'
import { FaultSummary } from './FaultSummary.tsx'
import { goToField } from './goToField.ts'
import { RestoredLine } from './RestoredLine.tsx'
import { SectionStates } from './SectionStates.tsx'
import { SignedOutLine } from './SignedOutLine.tsx'
import { StatementSheet } from './StatementSheet.tsx'
import { entryFaults } from './entryFaults.ts'
import { DeadlineLine } from './DeadlineLine.tsx'
import { useDraftSaved } from './useDraftSaved.ts'
import { useEntryTitle } from './useEntryTitle.ts'

interface Props {
  entry: Entry
  notice: ReactNode
}

const fieldIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'field' in state ? String(state.field) : ''

/**
 * The form: its events, its sections, what is wrong with it and the way on. It comes after what is
 * typed: each field follows its own value.
 */
export const EntrySheet = memo(function EntrySheet({ entry, notice }: Props) {
  const speech = useText()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { kind, form, refusals } = entry
  // What the centre has refused is told at once.
  const [tries, setTries] = useState(Object.keys(refusals).length > 0 ? 1 : 0)
  const [isTold, setTold] = useState(false)
  const view = useEntryView(entry)
  const { faults, rules } = entryFaults(entry, view, speech)
  useDraftSaved()
  useEffect(() => {
    if (fieldIn(state)) goToField(fieldIn(state))
  }, [state])

  async function goOn() {
    const { entry: latest } = useEntry.getState()
    if (!latest || entryFaults(latest, viewOf(latest), speech).faults.length > 0) {
      setTries(tries + 1)
      return
    }
    const isSame = (await accountNeeded()) && sessionWiring.readAccountId() === entry.accountId
    if (isSame) void navigate(kind === 'direct' ? '/confirm?kind=direct' : '/confirm')
  }

  return (
    <EntryFrame
      title={useEntryTitle(kind)}
      line={<DeadlineLine closesAt={form.closesAt} />}
      steps={<EntrySteps view={view} faults={faults} isChecked={tries > 0} />}
    >
      <form
        className="entry-columns"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // A file on its way shows its progress; leaving would give it up.
          const isUploading = event.currentTarget.querySelector('progress') !== null
          setTold(isUploading)
          if (!isUploading) void goOn()
        }}
      >
        <div className="entry-main">
          {notice}
          <SignedOutLine />
          <RestoredLine entry={entry} view={view} />
          {tries > 0 && <FaultSummary faults={faults} tries={tries} />}
          <EntryFields entry={entry} view={view} rules={rules} isChecked={tries > 0} />
          {isTold && (
            <p className="entry-told entry-told--warning" role="alert">
              <Icon name="info" />
              <span>{speech.t('entry.uploading')}</span>
            </p>
          )}
        </div>
        <EntrySide
          entry={entry}
          view={view}
          faults={tries > 0 ? faults : []}
          onShowFaults={() => setTries(tries + 1)}
        >
          <SectionStates entry={entry} view={view} faults={tries > 0 ? faults : []} />
        </EntrySide>
      </form>
      <StatementSheet entry={entry} view={view} />
    </EntryFrame>
  )
})
