import { useRef } from 'react'
import { NothingDoneError, ServiceError } from '#api/http/errors.ts'
import { AccountCode } from '#api/user/accountCodes.ts'
import { useText } from '#i18n/useText.ts'
import { useRequest } from '#lib/hooks/useRequest.ts'
import { closeToast, showToast } from '#stores/toasts.ts'

/** Errors for which the site has its own message in both languages. */
const TEXTS = new Map<number, 'login.tooMany' | 'login.captchaNeeded'>([
  [AccountCode.attemptsTooMany, 'login.tooMany'],
  [AccountCode.captchaNeeded, 'login.captchaNeeded'],
])

/**
 * Submits a form, one call at a time. A service error is shown in the service's own words, a
 * network error by the API client's listener, an empty response in the form itself (spec §8).
 */
export function useSubmit<T>(call: (values: T) => Promise<void>) {
  const { t } = useText()
  const { state, run } = useRequest<void>()
  const toast = useRef('')

  const rejectionText = ({ code, message }: ServiceError) => {
    const key = TEXTS.get(Number(code))
    return key ? t(key) : message
  }

  const submit = (values: T) =>
    run(async () => {
      // The previous attempt's error no longer applies.
      closeToast(toast.current)
      try {
        await call(values)
      } catch (error) {
        if (error instanceof ServiceError) toast.current = showToast('error', rejectionText(error))
        if (error instanceof NothingDoneError) toast.current = showToast('error', t('site.error'))
        throw error
      }
    })
  return {
    submit,
    isPending: state.kind === 'pending',
    error: state.kind === 'error' ? state.error : undefined,
  }
}
