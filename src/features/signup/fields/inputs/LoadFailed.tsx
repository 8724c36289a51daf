import { useText } from '#i18n/useText.ts'
import link from '../link.module.css'

/** Shown when data that an input needs has failed to load. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText()
  return (
    <p role="status">
      <span>{t('fields.loadFailed')}</span>{' '}
      <button type="button" className={link.link} onClick={onRetry}>
        {t('fields.upload.retry')}
      </button>
    </p>
  )
}
