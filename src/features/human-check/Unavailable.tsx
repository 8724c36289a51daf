import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'

/** The check could not be shown: why, and another try. */
export function Unavailable({ onRetry }: { onRetry: () => void }) {
  const { t } = useText()
  return (
    <div className="human-check__unavailable" role="alert">
      <p className="human-check__fault">
        <Icon name="info" size={18} />
        {t('humanCheck.unavailable')}
      </p>
      <button type="button" className="button button--pine" onClick={onRetry}>
        {t('site.retry')}
      </button>
    </div>
  )
}
