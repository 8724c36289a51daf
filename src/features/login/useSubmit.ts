import { useRef, useState } from 'react'
import { EmptyBodyError, NothingDoneError, RefusedError } from '../../api/errors.ts'
import { useText } from '../../i18n/useText.ts'
import { toastRaised } from '../../stores/toasts.ts'

/**
 * Runs a form's call, one at a time. A refusal is told in the centre's words, a transport failure
 * by the client's listener, an empty answer in the form itself (spec §8).
 */
export function useSubmit<T>(call: (values: T) => Promise<void>) {
  const { t } = useText()
  const isBusy = useRef(false)
  const [isRunning, setRunning] = useState(false)
  const [isUnanswered, setUnanswered] = useState(false)

  async function submit(values: T) {
    if (isBusy.current) return
    isBusy.current = true
    setRunning(true)
    setUnanswered(false)
    try {
      await call(values)
    } catch (error) {
      if (error instanceof RefusedError) toastRaised('error', error.message)
      else if (error instanceof NothingDoneError) toastRaised('error', t('site.error'))
      else if (error instanceof EmptyBodyError) setUnanswered(true)
    }
    isBusy.current = false
    setRunning(false)
  }
  return { submit: (values: T) => void submit(values), isRunning, isUnanswered }
}
