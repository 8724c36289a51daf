import { type CallError, MalformedError, NetworkError } from '../api/errors.ts'
import { i18n, loadEnglish } from '../i18n/i18n.ts'
import { toastRaised } from '../stores/toasts.ts'

function raise(error: CallError): void {
  if (error instanceof NetworkError) {
    toastRaised('error', i18n.t(error.timedOut ? 'site.timeout' : 'site.network'))
  } else if (error instanceof MalformedError) {
    toastRaised('error', i18n.t('site.server', { status: error.status }))
  }
}

/** Tells the visitor of a transport failure in a red toast (spec §8), in the language in use. */
export function toastTransportError(error: CallError): void {
  // The first calls may fail before the English words are there.
  if (i18n.language === 'en') void loadEnglish().then(() => raise(error))
  else raise(error)
}
