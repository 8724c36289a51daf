import { useCallback, useMemo, useState } from 'react'
import type { SignUpForm } from '../../api/signUpForm.ts'
import { useText } from '../../i18n/useText.ts'
import { formatRaceTime } from '../../lib/dates.ts'
import { now } from '../../lib/serverClock.ts'
import { ChoicePanel } from './ChoicePanel.tsx'
import { DAY_FORM } from './day.ts'
import { EligibilityAnswer } from './EligibilityAnswer.tsx'
import { EligibilityFinishes } from './EligibilityFinishes.tsx'
import { eligibilityFields, entrantTold, knownValues, type Told } from './eligibilityFields.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { EntryPanel } from './EntryPanel.tsx'
import type { FieldChange } from './fieldValue.ts'
import { ItemChoice } from './ItemChoice.tsx'
import { SignupField } from './SignupField.tsx'

const NOTHING: Told = { itemId: '', values: {}, had: '', claims: [], found: [] }

interface Props {
  form: SignUpForm
  raceId: string
}

/** What is asked, and what follows from it at once. */
export function EligibilityDesk({ form, raceId }: Props) {
  const { t } = useText()
  const [told, setTold] = useState(NOTHING)
  const tell = useCallback(
    (changed: Partial<Told>) => setTold((before) => ({ ...before, ...changed })),
    [],
  )
  const changeValue = useCallback(
    (key: string, change: FieldChange) =>
      setTold((before) => ({
        ...before,
        values: { ...before.values, [key]: change(before.values[key]) },
      })),
    [],
  )
  const fields = useMemo(() => eligibilityFields(t), [t])
  const today = formatRaceTime(now(), DAY_FORM)
  const values = knownValues(fields, told, today)
  return (
    <EntryFrame title={t('signup.eligibility')} line={t('signup.eligibility.line')}>
      <div className="entry-columns">
        <div className="entry-main">
          <ChoicePanel name="item" title={t('entry.item')} isWrong={false}>
            <ItemChoice
              items={form.items}
              itemId={told.itemId}
              onChoose={(itemId) => tell({ itemId })}
            />
          </ChoicePanel>
          <EntryPanel
            id="person"
            title={t('signup.eligibility.person')}
            line={t('signup.eligibility.person.line')}
          >
            <div className="entry-grid">
              {fields.map((field) => (
                <SignupField
                  key={field.key}
                  field={field}
                  value={values[field.key]}
                  onChange={changeValue}
                  today={today}
                  disabled={field.key === 'birthDate' && values.birthDate !== told.values.birthDate}
                />
              ))}
            </div>
          </EntryPanel>
          <EntryPanel
            id="finishes"
            title={t('signup.eligibility.finishes')}
            line={t('signup.eligibility.finishes.line')}
          >
            <EligibilityFinishes raceId={raceId} told={told} onTell={tell} />
          </EntryPanel>
        </div>
        <EligibilityAnswer
          form={form}
          itemId={told.itemId}
          entrant={entrantTold(told, values, today)}
        />
      </div>
    </EntryFrame>
  )
}
