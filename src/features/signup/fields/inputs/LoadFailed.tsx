import { useText } from '#i18n/useText.ts'
import { QuietButton } from '../QuietButton.tsx'

/** Shown when data that an input needs has failed to load. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText()
  return (
    <p role="status">
      <span>{t('fields.loadFailed')}</span>{' '}
      <QuietButton onClick={onRetry}>{t('fields.upload.retry')}</QuietButton>
    </p>
  )
}
