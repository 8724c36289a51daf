import { ServiceError } from '#api/http/errors.ts'
import { useRequest } from '#lib/hooks/useRequest.ts'
import { requireLogin } from '../requireLogin.ts'
import { sessionWiring } from '#stores/session.ts'
import { type SignupDraft, updateSignup } from '../signupStore.ts'
import type { SignupView } from '../signupView.ts'
import { errorsIn } from '../validation/serverErrors.ts'
import { submitForm } from './submitForm.ts'

interface Options {
  draft: SignupDraft
  view: SignupView
  raceId: string
  onDone: (id: string) => void
  /** The service has reported field errors, which are now shown at the fields. */
  onErrors: () => void
}

/** Submits a form once, however often the button is pressed. */
export function useSubmitForm({ draft, view, raceId, onDone, onErrors }: Options) {
  const { state, run } = useRequest<void>()

  /** Shows the errors of a rejection at the fields. Returns whether there are any. */
  function showFieldErrors(error: ServiceError): boolean {
    const keys = new Set(view.shown.map(({ key }) => key))
    const errors = errorsIn(error).filter(({ key }) => keys.has(key))
    updateSignup({
      serverErrors: Object.fromEntries(errors.map(({ key, ...serverError }) => [key, serverError])),
      isUnanswered: false,
    })
    return errors.length > 0
  }

  const submit = () =>
    run(async () => {
      try {
        onDone(await submitForm(draft, view, raceId))
      } catch (error) {
        if (error instanceof ServiceError && showFieldErrors(error)) return onErrors()
        if (!(error instanceof ServiceError)) updateSignup({ isUnanswered: true })
        throw error
      }
    })

  async function send() {
    const isLoggedIn = await requireLogin()
    if (isLoggedIn && sessionWiring.readAccountId() === draft.accountId) submit()
  }
  return { state, send: () => void send() }
}
