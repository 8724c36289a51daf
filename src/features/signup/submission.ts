import type { Consent, Submission } from '#api/race/signup.ts'
import type { ApiValue } from '#domain/fields/fieldType.ts'
import { type FieldSpec, readValue, type SignupValues, toApi } from '#domain/fields/fieldTypes.ts'
import type { SignupDraft } from './signupStore.ts'
import type { SignupView } from './signupView.ts'

/** The API values of the visible fields. */
export const apiValues = (shown: FieldSpec[], values: SignupValues): Record<string, ApiValue> =>
  Object.fromEntries(
    shown.flatMap((field) => {
      const value = toApi(field, values[field.key])
      return value === undefined ? [] : [[field.key, value]]
    }),
  )

/** The consents given in the visible fields. */
export const consentsOf = (shown: FieldSpec[], values: SignupValues): Consent[] =>
  shown.flatMap((field) => {
    const consent = field.type === 'policy' && readValue('policy', values[field.key])
    return consent ? [{ policyId: field.policyId, ...consent }] : []
  })

/** The request body of a submission. */
export function submissionOf(draft: SignupDraft, view: SignupView, raceId: string): Submission {
  const { form, itemId, submitKey } = draft
  return {
    raceId,
    formId: form.formId,
    version: form.version,
    itemId,
    values: apiValues(view.shown, view.values),
    consents: consentsOf(view.shown, view.values),
    statementVersion: form.statement?.version ?? '',
    submitKey,
  }
}
