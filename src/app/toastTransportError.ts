import { type CallError, MalformedError, NetworkError } from '../api/errors.ts'
import { i18n } from '../i18n/i18n.ts'
import { toastRaised } from '../stores/toasts.ts'

/** Tells the visitor of a transport failure in a red toast (spec §8). */
export function toastTransportError(error: CallError): void {
  if (error instanceof NetworkError) {
    toastRaised('error', i18n.t(error.timedOut ? 'site.timeout' : 'site.network'))
  } else if (error instanceof MalformedError) {
    toastRaised('error', i18n.t('site.server', { status: error.status }))
  }
}
