import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { formatRaceTime } from '../../lib/dates.ts'
import type { Entry } from './entryStore.ts'
import { type EntryView, feeOf } from './entryView.ts'
import { FactList } from '../../components/FactList.tsx'
import type { ToldFault } from './FaultSummary.tsx'
import { isBlank } from './fieldValue.ts'
import { RaceTime } from '../../components/RaceTime.tsx'
import { Reading } from './Reading.tsx'
import './EntrySide.css'

interface Props {
  entry: Entry
  view: EntryView
  /** Those that are told. */
  faults?: ToldFault[]
  onShowFaults?: () => void
  children?: ReactNode
}

const NONE: ToldFault[] = []

/** What is worth seeing at a glance, of the fields that tell it. */
const GLANCES = new Set(['identity-document', 'clothing-size', 'score-verification'])

/** Beside the form: what it comes to so far. */
export function EntrySide({ entry, view, faults = NONE, onShowFaults, children }: Props) {
  const { t, language } = useText()
  const { form, savedAt } = entry
  const { item, shown, values } = view
  const glances = shown.filter(
    ({ key, type, sensitive }) =>
      (key === 'name' || GLANCES.has(type)) && sensitive !== 'guardian' && !isBlank(values[key]),
  )
  return (
    <aside className="entry-side" aria-label={t('entry.side')}>
      <div className="entry-side__card">
        <Picture src="/edition-2024/gallery-09-s.avif" alt="" width={384} height={132} />
        <div className="entry-side__text">
          <h2 className="entry-panel__title">
            {item ? localized(item, 'name', language) : t('entry.side.noItem')}
          </h2>
          <FactList
            className="entry-facts"
            facts={[
              [t('entry.raceDay'), <RaceTime key="race" time={form.raceDay} isDay />],
              ...glances.map((field): [string, ReactNode] => [
                localized(field, 'label', language),
                <Reading key={field.key} field={field} value={values[field.key]} isBare />,
              ]),
            ]}
          />
          {item && (
            <p className="entry-side__fee">
              {t('entry.fee')}
              <strong>{t('entry.yuan', { yuan: feeOf(view) })}</strong>
            </p>
          )}
          <p className="entry-side__note">{t(`entry.side.note.${entry.kind}`)}</p>
          {faults.length > 0 && (
            <button type="button" className="button button--pine" onClick={onShowFaults}>
              {t('entry.side.faults', { count: faults.length })}
            </button>
          )}
          {savedAt > 0 && (
            <p className="entry-side__saved">
              <Icon name="check" size={16} />
              {t('entry.saved', { time: formatRaceTime(savedAt, 'HH:mm') })}
            </p>
          )}
        </div>
      </div>
      {children}
    </aside>
  )
}
