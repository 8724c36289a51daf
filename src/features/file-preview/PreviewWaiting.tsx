import type { Progress } from '#api/http/request.ts'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { fileSize } from '#lib/fileSize.ts'
import { PreviewMessage } from './PreviewMessage.tsx'
import styles from './PreviewWaiting.module.css'

interface Props {
  /** null while the file is being read. */
  progress: Progress | null
  onCancel?: () => void
}

/** The download progress, with a cancel button. */
export function PreviewWaiting({ progress, onCancel }: Props) {
  const { t } = useText()
  const { loaded, total } = progress ?? {}
  const label = t(progress ? 'filePreview.downloading' : 'filePreview.reading')
  return (
    <PreviewMessage className={styles.messageWaiting}>
      <p role="status">{label}</p>
      <progress
        className={styles.progress}
        aria-label={label}
        value={total && loaded}
        max={total}
      />
      <p className={styles.bytes}>
        {loaded !== undefined && (
          <span>
            {[loaded, total]
              .filter((bytes) => bytes !== undefined)
              .map(fileSize)
              .join(' / ')}
          </span>
        )}
        {loaded !== undefined && total !== undefined && (
          <span>{`${Math.floor((loaded / total) * 100)} %`}</span>
        )}
      </p>
      {onCancel && (
        <Button variant="plain" onClick={onCancel}>
          {t('filePreview.cancel')}
        </Button>
      )}
    </PreviewMessage>
  )
}
