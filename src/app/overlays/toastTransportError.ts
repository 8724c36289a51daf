import { type CallError, MalformedError, NetworkError } from '#api/http/errors.ts'
import { languageInUse, loadTexts, translate } from '#i18n/i18n.ts'
import { showToast } from '#stores/toasts.ts'

function raise(error: CallError): void {
  if (error instanceof NetworkError) {
    showToast('error', translate(error.timedOut ? 'site.timeout' : 'site.network'))
  } else if (error instanceof MalformedError) {
    showToast('error', translate('site.server', { status: error.status }))
  }
}

/** Shows a transport failure in a red toast (spec §8), in the current language. */
export function toastTransportError(error: CallError): void {
  // The first calls may fail before the texts of the language have loaded.
  void loadTexts(languageInUse()).then(() => raise(error))
}
