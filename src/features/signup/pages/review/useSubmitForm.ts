import { ServiceError } from '#api/http/errors.ts'
import { uniqueId } from '#lib/hex.ts'
import { useRequest } from '#lib/hooks/useRequest.ts'
import { now } from '#lib/serverClock.ts'
import { readAccountId } from '#stores/session.ts'
import { deleteDraft, saveDraft } from '../../model/draft.ts'
import { ensureLoggedIn } from '../../model/ensureLoggedIn.ts'
import { type OpenForm, updateForm } from '../../model/openForm.ts'
import { errorsIn } from '../../model/serverErrors.ts'
import type { SignupView } from '../../model/signupView.ts'
import { submitForm } from '../../model/submission.ts'

/** Deletes the draft of a submitted form. An application's draft is kept in case it is rejected. */
function afterSubmit(openForm: OpenForm): void {
  const { accountId, kind, form, itemId, channel, values } = openForm
  const owner = { accountId, formId: form.formId }
  if (kind === 'post') deleteDraft(owner)
  // A new key, because it would be a new application. It is as old as the application, not as its last
  // change: otherwise it could be deleted as too old.
  else saveDraft(owner, form, { savedAt: now(), itemId, channel, values, submitKey: uniqueId() })
}

interface Options {
  openForm: OpenForm
  view: SignupView
  raceId: string
  onDone: (id: string) => void
  /** The service has reported field errors, which are now shown at the fields. */
  onErrors: () => void
}

/** Submits a form once, however often the button is pressed. */
export function useSubmitForm({ openForm, view, raceId, onDone, onErrors }: Options) {
  const { state, run } = useRequest<void>()

  /** Shows the errors of a rejection at the fields. Returns whether there are any. */
  function showFieldErrors(error: ServiceError): boolean {
    const keys = new Set(view.shown.map(({ key }) => key))
    const errors = errorsIn(error).filter(({ key }) => keys.has(key))
    updateForm({
      serverErrors: Object.fromEntries(errors.map(({ key, ...serverError }) => [key, serverError])),
      isUnanswered: false,
    })
    return errors.length > 0
  }

  const submit = () =>
    run(async () => {
      try {
        const id = await submitForm(openForm, view, raceId)
        afterSubmit(openForm)
        onDone(id)
      } catch (error) {
        if (error instanceof ServiceError && showFieldErrors(error)) return onErrors()
        if (!(error instanceof ServiceError)) updateForm({ isUnanswered: true })
        throw error
      }
    })

  async function send() {
    const isSameAccount = (await ensureLoggedIn()) && readAccountId() === openForm.accountId
    if (isSameAccount) submit()
  }
  return { state, send: () => void send() }
}
