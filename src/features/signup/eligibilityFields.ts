import * as v from 'valibot'
import { signUpField, type SignUpField } from '../../api/signUpField.ts'
import type { Translate } from '../../i18n/useText.ts'
import { derivedValues } from './entrantFacts.ts'
import { isPastDay } from '../../lib/identityDocument.ts'
import type { Entrant, Finish } from './eligibility.ts'
import { type ClaimedFinish, readValue, type SignUpValues } from './fieldValue.ts'

/** What somebody tells to learn whether they may enter; it is held by the page alone. */
export interface Told {
  itemId: string
  values: SignUpValues
  /** Whether there are earlier finishes; '' until it is said. */
  had: '' | 'yes' | 'no'
  claims: ClaimedFinish[]
  /** Those that were looked up. */
  found: Finish[]
}

/** What is asked about the person. */
export const eligibilityFields = (t: Translate): SignUpField[] =>
  [
    {
      key: 'birthDate',
      type: 'date-picker',
      from: 'document',
      label: t('signup.eligibility.birthDate'),
    },
    {
      key: 'name',
      type: 'input',
      label: t('signup.eligibility.name'),
      hint: t('signup.eligibility.name.hint'),
    },
    {
      key: 'document',
      type: 'identity-document',
      label: t('signup.eligibility.document'),
      hint: t('signup.eligibility.document.hint'),
    },
  ].map((field) => v.parse(signUpField, field))

/** What the document says, over what was typed. */
export const knownValues = (
  fields: SignUpField[],
  { values }: Told,
  today: string,
): SignUpValues => ({
  ...values,
  ...derivedValues(fields, values, today),
})

/** What can be judged by; what is half typed is not known yet. */
export function entrantTold(
  { had, claims, found }: Told,
  values: SignUpValues,
  today: string,
): Entrant {
  const birthDate = readValue('date-picker', values.birthDate)
  const finishes =
    had === 'no' ? [] : [...found, ...claims.filter(({ date }) => isPastDay(date, today))]
  return {
    birthDate: isPastDay(birthDate, today) ? birthDate : undefined,
    finishes: had === 'no' || finishes.length > 0 ? finishes : undefined,
  }
}
