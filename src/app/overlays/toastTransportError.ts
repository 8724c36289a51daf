import { type CallError, MalformedError, NetworkError } from '#api/http/errors.ts'
import { loadTexts } from '#i18n/i18n.ts'
import { currentTexts } from '#stores/language.ts'
import { showToast } from '#stores/toasts.ts'

function raise(error: CallError): void {
  const { t } = currentTexts()
  if (error instanceof NetworkError) {
    showToast('error', t(error.isTimeout ? 'site.timeout' : 'site.network'))
  } else if (error instanceof MalformedError) {
    showToast('error', t('site.server', { status: error.status }))
  }
}

/** Shows a transport failure in a red toast (spec §8), in the current language. */
export function toastTransportError(error: CallError): void {
  // The first calls may fail before the texts of the language have loaded.
  void loadTexts(currentTexts().language).then(() => raise(error))
}
