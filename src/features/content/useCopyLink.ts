import { useText } from '#i18n/useText.ts'
import { showToast } from '#stores/toasts.ts'

/** Copies an address, and says whether that worked. */
export function useCopyLink() {
  const { t } = useText()
  return async (address: string) => {
    try {
      await navigator.clipboard.writeText(address)
      showToast('success', t('documents.copied'))
    } catch {
      showToast('error', t('documents.copyFailed'))
    }
  }
}
