import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../components/Icon.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { ChannelChoice } from './ChannelChoice.tsx'
import { ChoicePanel } from './ChoicePanel.tsx'
import { EntryField } from './EntryField.tsx'
import { EntryPanel } from './EntryPanel.tsx'
import { entrySections } from './entrySections.ts'
import { CHANNEL, type Entry, entryChanged, ITEM, useEntry } from './entryStore.ts'
import type { EntryView } from './entryView.ts'
import { FormContext } from './formContext.ts'
import { ItemChoice } from './ItemChoice.tsx'
import { loadAreas } from './loadAreas.ts'
import { Statement } from './Statement.tsx'
import { useRaceId } from '../../stores/raceId.ts'

interface Props {
  entry: Entry
  view: EntryView
  /** What the chosen event does not allow, by the field that tells it. */
  rules: Record<string, string>
  isChecked: boolean
}

const readValues = () => useEntry.getState().entry?.values ?? {}

/** Channel, event and the sections with their fields. */
export function EntryFields({ entry, view, rules, isChecked }: Props) {
  const { t, language } = useText()
  const raceId = useRaceId()
  const { kind, form, refusals } = entry
  // At once, because a choice must not spring back.
  const itemId = useEntry((held) => held.entry?.itemId ?? '')
  const channel = useEntry((held) => held.entry?.channel ?? '')
  const { item, shown, values, locked, today } = view
  const { fields, policies, statement } = form
  const content = useMemo(
    () => ({ raceId, fields, policies, readValues, loadAreas }),
    [raceId, fields, policies],
  )
  const refusalOf = (key: string) => {
    const refusal = refusals[key]
    return (refusal && localized(refusal, 'message', language)) ?? rules[key] ?? ''
  }

  return (
    <FormContext value={content}>
      {kind === 'direct' && (
        <ChoicePanel name={CHANNEL} title={t('entry.channel')} isWrong={isChecked && !channel}>
          <ChannelChoice
            channel={channel}
            onChoose={(chosen) => entryChanged({ channel: chosen })}
          />
        </ChoicePanel>
      )}
      <ChoicePanel
        name={ITEM}
        title={t('entry.item')}
        line={t('entry.item.line')}
        isWrong={isChecked && !item}
        foot={
          <p className="entry-panel__more">
            <Link to="/eligibility">{t('entry.eligibility')}</Link>
          </p>
        }
      >
        <ItemChoice
          items={form.items}
          itemId={itemId}
          onChoose={(chosen) => entryChanged({ itemId: chosen })}
        />
      </ChoicePanel>
      {entrySections(form, shown).map(({ section, fields: own }) => {
        const isGuardian = own.every(({ showWhen }) => showWhen?.field === '@guardian')
        const isSigned = own.some(({ type }) => type === 'signature')
        const age = item?.guardianUnder ?? 0
        return (
          <EntryPanel
            key={section.key}
            id={section.key || 'rest'}
            title={localized(section, 'title', language) || t('entry.rest')}
            line={localized(section, 'hint', language)}
            chip={isGuardian ? t('entry.guardian', { age }) : ''}
          >
            {isSigned && statement && (
              <Statement
                statement={statement}
                hasGuardian={own.some((one) => one.type === 'signature' && one.by === 'guardian')}
              />
            )}
            <div className="entry-grid">
              {own.map((field) => (
                <EntryField
                  key={field.key}
                  field={field}
                  derived={locked.has(field.key) ? values[field.key] : undefined}
                  today={today}
                  isChecked={isChecked}
                  refusal={refusalOf(field.key)}
                />
              ))}
            </div>
          </EntryPanel>
        )
      })}
      <p className="entry-actions">
        <Link to="/home" className="button button--plain">
          {t('entry.later')}
        </Link>
        <button type="submit" className="button entry-actions__on">
          {t('entry.goOn')}
          <Icon name="arrow" />
        </button>
      </p>
    </FormContext>
  )
}
