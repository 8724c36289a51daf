import { useText } from '../../i18n/useText.ts'

/** Stands in place of a part of the page whose file could not be loaded. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText()
  return (
    <p className="block-failed">
      {t('site.block.failed')}{' '}
      <button type="button" className="button button--plain" onClick={onRetry}>
        {t('site.retry')}
      </button>
    </p>
  )
}
