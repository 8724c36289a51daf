import { useMemo, useState } from 'react'
import type { Paper } from '../../api/papers.ts'
import { Icon } from '../../components/Icon.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { formatRaceTime } from '../../lib/dates.ts'
import { now } from '../../lib/serverClock.ts'
import { DAY_FORM } from './day.ts'
import { EntryPanel } from './EntryPanel.tsx'
import { RaceTime } from '../../components/RaceTime.tsx'
import { SignupField } from './SignupField.tsx'
import { useAskBeforeLeaving } from './useAskBeforeLeaving.ts'
import { usePaper } from './usePaper.ts'

interface Props {
  paper: Paper
  raceId: string
}

/** One paper: what it must be, its files, and the button that hands it in. */
export function PaperPanel({ paper, raceId }: Props) {
  const { t, language } = useText()
  const [isChecked, setChecked] = useState(false)
  const { value, change, step, sentAt, isUnsent, refusal, isWhole, send } = usePaper(paper, raceId)
  useAskBeforeLeaving(isUnsent)
  const { isAsked } = paper
  const isNew = sentAt !== paper.sentAt
  const state = isNew || (sentAt && !isAsked) ? 'sent' : isAsked ? 'asked' : 'may'
  const reason = isNew ? '' : localized(paper, 'reason', language)
  const item = localized(paper, 'itemName', language)
  const field = useMemo(() => {
    const [label, labelEn] = [t('signup.papers.files'), t('signup.papers.files')]
    return {
      ...paper.field,
      key: `${paper.signupId}-${paper.paperId}`,
      label,
      labelEn,
      required: true,
    }
  }, [paper, t])

  return (
    <EntryPanel
      id={`paper-${field.key}`}
      title={localized(paper.field, 'label', language)}
      line={reason ? t('signup.papers.about', { item, reason }) : item}
      chip={t(`signup.papers.${state}`)}
    >
      <div className="entry-grid">
        <SignupField
          field={field}
          value={value}
          onChange={change}
          today={formatRaceTime(now(), DAY_FORM)}
          isChecked={isChecked}
          refusal={refusal}
          disabled={step === 'sending'}
        />
      </div>
      <p role="status" className={step === 'failed' ? 'signup-field__fault' : 'signup-field__hint'}>
        {step === 'failed' && !refusal && t('signup.papers.failed')}
        {step !== 'failed' && isUnsent && t('signup.papers.unsent')}
        {step !== 'failed' && !isUnsent && sentAt && (
          <>
            <Icon name="check" size={18} /> {t('signup.papers.sentAt')} <RaceTime time={sentAt} />
          </>
        )}
      </p>
      {(isUnsent || !sentAt) && (
        <p className="entry-panel__actions">
          <button
            type="button"
            className="button button--pine"
            aria-disabled={step === 'sending'}
            onClick={() => {
              setChecked(true)
              if (isWhole) void send()
            }}
          >
            {t(step === 'sending' ? 'signup.papers.sending' : 'signup.papers.send')}
          </button>
        </p>
      )}
    </EntryPanel>
  )
}
