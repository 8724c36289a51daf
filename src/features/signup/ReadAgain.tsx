import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { Agreement } from './Agreement.tsx'
import { entrySent } from './entrySent.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { EntryPanel } from './EntryPanel.tsx'
import { entrySections } from './entrySections.ts'
import { EntrySide } from './EntrySide.tsx'
import { EntrySteps } from './EntrySteps.tsx'
import { CHANNEL, type Entry, ITEM } from './entryStore.ts'
import { useEntryView } from './entryView.ts'
import { entryFaults } from './entryFaults.ts'
import { Reading } from './Reading.tsx'
import { ReadingRow } from './ReadingRow.tsx'
import { SendFailed } from './SendFailed.tsx'
import { SignedOutLine } from './SignedOutLine.tsx'
import { StatementSheet } from './StatementSheet.tsx'
import { useDraftSaved } from './useDraftSaved.ts'
import { useRaceId } from '../../stores/raceId.ts'
import { useSend } from './useSend.ts'

/** Everything that was filled in, each with a way back to its field; then it is sent in. */
export function ReadAgain({ entry }: { entry: Entry }) {
  const speech = useText()
  const { t, language } = speech
  const navigate = useNavigate()
  const raceId = useRaceId()
  const view = useEntryView(entry)
  const [isAgreed, setAgreed] = useState(false)
  const { kind, form, channel, isUnanswered } = entry
  const back = `/${kind}`
  const { faults } = entryFaults(entry, view, speech)
  useDraftSaved()

  const { state, send } = useSend({
    entry,
    view,
    raceId,
    onDone: (id) => {
      void entrySent(entry)
      void navigate(kind === 'post' ? `/confirm?signupId=${id}` : back, {
        replace: true,
        state: 'new',
      })
    },
    onFaulty: () => void navigate(back),
  })

  return (
    <EntryFrame
      title={t('entry.confirm.title')}
      line={t('entry.confirm.line')}
      steps={<EntrySteps view={view} faults={faults} isChecked />}
    >
      <div className="entry-columns">
        <div className="entry-main">
          <SignedOutLine />
          <EntryPanel id={ITEM} title={t('entry.item')}>
            <dl className="readings">
              {kind === 'direct' && channel && (
                <ReadingRow to={back} field={CHANNEL} name={t('entry.channel')}>
                  {t(`entry.channel.${channel}`)}
                </ReadingRow>
              )}
              <ReadingRow to={back} field={ITEM} name={t('entry.item')}>
                {view.item && localized(view.item, 'name', language)}
              </ReadingRow>
            </dl>
          </EntryPanel>
          {entrySections(form, view.shown).map(({ section, fields }) => (
            <EntryPanel
              key={section.key}
              id={section.key || 'rest'}
              title={localized(section, 'title', language) || t('entry.rest')}
            >
              <dl className="readings">
                {fields.map((field) => (
                  <ReadingRow
                    key={field.key}
                    to={back}
                    field={field.key}
                    name={localized(field, 'label', language)}
                    isLocked={view.locked.has(field.key)}
                  >
                    <Reading field={field} value={view.values[field.key]} />
                  </ReadingRow>
                ))}
              </dl>
            </EntryPanel>
          ))}
          <section className="entry-panel" aria-label={t('entry.agree.title')}>
            {faults.length > 0 ? (
              <p className="signup-field__fault">
                {t('entry.confirm.faults', { count: faults.length })}
              </p>
            ) : (
              <Agreement
                kind={kind}
                isAgreed={isAgreed}
                isSending={state.kind === 'sending'}
                isUnanswered={isUnanswered}
                onAgree={setAgreed}
                onSend={send}
              />
            )}
            <SendFailed state={state} />
            <p>
              <Link to={back}>{t('entry.confirm.back')}</Link>
            </p>
          </section>
        </div>
        <EntrySide entry={entry} view={view} />
      </div>
      <StatementSheet entry={entry} view={view} />
    </EntryFrame>
  )
}
