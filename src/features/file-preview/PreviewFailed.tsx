import { Icon } from '#components/Icon.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { fileSize } from '#lib/fileSize.ts'
import { MAX_READING_SECONDS } from './callWorker.ts'
import type { PreviewFailure } from './previewError.ts'
import { PreviewMessage } from './PreviewMessage.tsx'
import { MAX_BYTES } from './source.ts'
import styles from './PreviewFailed.module.css'

const RETRYABLE = new Set<PreviewFailure>(['chunk', 'missing', 'network', 'slow'])

interface Props {
  reason: PreviewFailure
  onRetry?: () => void
}

/** Why a file cannot be shown, and the alternatives. */
export function PreviewFailed({ reason, onRetry }: Props) {
  const { t } = useText()
  const limits = { size: fileSize(MAX_BYTES), seconds: MAX_READING_SECONDS }
  return (
    <PreviewMessage role="alert">
      <Icon name="info" size={28} />
      <h3 className={styles.error}>{t(`filePreview.${reason}`)}</h3>
      <p>{t(`filePreview.${reason}.text`, limits)}</p>
      {onRetry && RETRYABLE.has(reason) && (
        <Button variant="secondary" onClick={onRetry}>
          {t('site.retry')}
        </Button>
      )}
    </PreviewMessage>
  )
}
