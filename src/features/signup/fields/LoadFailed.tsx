import { useText } from '../../../i18n/useText.ts'

/** Stands where something that a widget needs did not come. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText()
  return (
    <p role="status">
      {t('signup.loadFailed')}{' '}
      <button type="button" className="signup-link" onClick={onRetry}>
        {t('signup.upload.retry')}
      </button>
    </p>
  )
}
