import { useCallback, useMemo, useState } from 'react'
import type { FormSpec } from '#api/race/signupForm.ts'
import { raceToday } from '#domain/raceDates.ts'
import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'
import { FieldGrid } from '../../fields/FieldGrid.tsx'
import { valueMessage } from '../../fields/fieldMessages.ts'
import { SignupField } from '../../fields/SignupField.tsx'
import { FormPanel } from '../../form/FormPanel.tsx'
import { Columns } from '../../form/frame/Columns.tsx'
import { SignupFrame } from '../../form/frame/SignupFrame.tsx'
import { ChoicePanel } from '../../form/items/ChoicePanel.tsx'
import { ItemChoice } from '../../form/items/ItemChoice.tsx'
import type { FieldChange } from '../../model/openForm.ts'
import {
  asksForFinishes,
  eligibilityFields,
  entrantFrom,
  knownValues,
  takesResidentId,
  type EligibilityAnswers,
} from './eligibilityFields.ts'
import { EligibilityFinishes } from './EligibilityFinishes.tsx'
import { EligibilityResult } from './EligibilityResult.tsx'

const NOTHING: EligibilityAnswers = { itemId: '', values: {}, had: '', claims: [], found: [] }

interface Props {
  form: FormSpec
  raceId: string
}

/** The questions, with the result updated as they are answered. */
export function EligibilityForm({ form, raceId }: Props) {
  const texts = useText()
  const { t } = texts
  const { zone } = useRace()
  const [answers, setAnswers] = useState(NOTHING)
  const answer = useCallback(
    (changed: Partial<EligibilityAnswers>) => setAnswers((before) => ({ ...before, ...changed })),
    [],
  )
  const changeValue = useCallback(
    (key: string, change: FieldChange) =>
      setAnswers((before) => ({
        ...before,
        values: { ...before.values, [key]: change(before.values[key]) },
      })),
    [],
  )
  const fields = useMemo(() => eligibilityFields(form, t), [form, t])
  const hasFinishes = asksForFinishes(form)
  const today = raceToday(zone)
  const values = knownValues(fields, answers, today)
  return (
    <SignupFrame title={t('fields.eligibility')} subtitle={t('fields.eligibility.line')}>
      <Columns
        side={
          <EligibilityResult
            form={form}
            itemId={answers.itemId}
            entrant={entrantFrom(answers, values, today)}
          />
        }
      >
        <ChoicePanel name="item" title={t('signup.item')} isWrong={false}>
          <ItemChoice
            items={form.items}
            itemId={answers.itemId}
            onSelect={(itemId) => answer({ itemId })}
          />
        </ChoicePanel>
        <FormPanel
          id="person"
          title={t('fields.eligibility.person')}
          subtitle={hasFinishes && takesResidentId(form) ? t('fields.eligibility.person.line') : ''}
        >
          <FieldGrid>
            {fields.map((field) => (
              <SignupField
                key={field.key}
                field={field}
                value={values[field.key]}
                onChange={changeValue}
                error={valueMessage(field, values[field.key], today, texts)}
                disabled={
                  field.key === 'birthDate' && values.birthDate !== answers.values.birthDate
                }
              />
            ))}
          </FieldGrid>
        </FormPanel>
        {hasFinishes && (
          <FormPanel
            id="finishes"
            title={t('fields.eligibility.finishes')}
            subtitle={t('fields.eligibility.finishes.line')}
          >
            <FieldGrid>
              <EligibilityFinishes raceId={raceId} answers={answers} onAnswer={answer} />
            </FieldGrid>
          </FormPanel>
        )}
      </Columns>
    </SignupFrame>
  )
}
