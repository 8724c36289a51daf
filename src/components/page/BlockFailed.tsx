import { useText } from '#i18n/useText.ts'
import { Button } from '../ui/Button.tsx'
import styles from './BlockFailed.module.css'

/** Shown in place of a block that threw, or whose chunk failed to load. */
export function BlockFailed({ onRetry }: { onRetry?: () => void }) {
  const { t } = useText()
  return (
    <p className={styles.blockFailed}>
      <span>{t('site.block.failed')}</span>
      {onRetry && (
        <Button variant="plain" onClick={onRetry}>
          {t('site.retry')}
        </Button>
      )}
    </p>
  )
}
