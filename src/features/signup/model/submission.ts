import { applyDirect, fetchDirectStatus } from '#api/race/directEntry.ts'
import { type Consent, type Submission, fetchMySignups, submitSignup } from '#api/race/signup.ts'
import { DirectStatus } from '#api/race/signupCodes.ts'
import type { ApiValue } from '#domain/fields/fieldType.ts'
import { type FieldSpec, readValue, type SignupValues, toApi } from '#domain/fields/fieldTypes.ts'
import type { OpenForm } from './openForm.ts'
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
function submissionOf(openForm: OpenForm, view: SignupView, raceId: string): Submission {
  const { form, itemId, submitKey } = openForm
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

/** The id of a submission that got no response but did arrive; '' if it did not. */
async function findArrived({ kind, submitKey }: OpenForm, raceId: string): Promise<string> {
  if (kind === 'direct') {
    const { status } = await fetchDirectStatus(raceId)
    return status === DirectStatus.submitted || status === DirectStatus.approved ? submitKey : ''
  }
  const mySignups = await fetchMySignups(raceId)
  return mySignups.find((one) => one.submitKey === submitKey)?.signupId ?? ''
}

/**
 * Submits a form once: if an earlier attempt got no response, it first checks whether that arrived.
 */
export async function submitForm(
  openForm: OpenForm,
  view: SignupView,
  raceId: string,
): Promise<string> {
  const known = openForm.isUnanswered ? await findArrived(openForm, raceId) : ''
  if (known) return known
  const submission = submissionOf(openForm, view, raceId)
  if (openForm.kind === 'post') return (await submitSignup(submission)).signupId
  if (openForm.channel === '') throw new TypeError('an application has a channel')
  await applyDirect({ ...submission, channel: openForm.channel })
  return openForm.submitKey
}
