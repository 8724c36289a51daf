import * as v from 'valibot'
import type { FormSpec } from '#api/race/signupForm.ts'
import type { Entrant, Finish } from '#domain/eligibility.ts'
import { derivedValues } from '#domain/fields/derivedValues.ts'
import {
  fieldSpecSchema,
  type FieldSpec,
  readValue,
  type SignupValues,
} from '#domain/fields/fieldTypes.ts'
import type { ClaimedFinish } from '#domain/fields/finishTypes.ts'
import { isPastDay } from '#domain/identityDocument.ts'
import type { Translate } from '#i18n/i18n.ts'

/** Answers of the eligibility check; held in the page only. */
export interface EligibilityAnswers {
  itemId: string
  values: SignupValues
  /** Whether there are earlier finishes; '' until answered. */
  had: '' | 'yes' | 'no'
  claims: ClaimedFinish[]
  /** Finishes found by the search. */
  found: Finish[]
}

/** Whether an event asks for earlier finishes. */
export const asksForFinishes = ({ items }: FormSpec): boolean =>
  items.some(({ proof }) => proof !== undefined)

/** The kinds of document that the form takes; empty if every kind. */
const documentKinds = ({ fields }: FormSpec): string[] => {
  const field = fields.find(({ type }) => type === 'identity-document')
  return field?.type === 'identity-document' ? field.kinds : []
}

/** Whether a number that the form takes contains the date of birth. */
export function takesResidentId(form: FormSpec): boolean {
  const kinds = documentKinds(form)
  return kinds.length === 0 || kinds.includes('resident-id')
}

/** The questions about the person: name and document only where finishes are looked up by them. */
export function eligibilityFields(form: FormSpec, t: Translate): FieldSpec[] {
  const birthDate = {
    key: 'birthDate',
    type: 'date-picker',
    from: 'document',
    label: t('fields.eligibility.birthDate'),
  }
  const person = [
    {
      key: 'name',
      type: 'input',
      label: t('fields.eligibility.name'),
      hint: t('fields.eligibility.name.hint'),
    },
    {
      key: 'document',
      type: 'identity-document',
      label: t('fields.eligibility.document'),
      hint: takesResidentId(form) ? t('fields.eligibility.document.hint') : '',
      kinds: documentKinds(form),
    },
  ]
  const fields = asksForFinishes(form) ? [birthDate, ...person] : [birthDate]
  return fields.map((field) => v.parse(fieldSpecSchema, field))
}

/** The typed values, overridden by those derived from the document. */
export const knownValues = (
  fields: FieldSpec[],
  { values }: EligibilityAnswers,
  today: string,
): SignupValues => ({
  ...values,
  ...derivedValues(fields, values, today),
})

/** The facts that the rules use. Incomplete input counts as unknown. */
export function entrantFrom(
  { had, claims, found }: EligibilityAnswers,
  values: SignupValues,
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
