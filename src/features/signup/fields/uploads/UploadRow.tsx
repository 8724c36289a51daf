import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import { fileSize } from '#lib/fileSize.ts'
import { QuietButton } from '../QuietButton.tsx'
import { FileItem } from './FileItem.tsx'
import { fileErrorMessage } from './uploadLimits.ts'
import type { Upload } from './useUploads.ts'
import styles from './UploadRow.module.css'

interface Props {
  upload: Upload
  onCancel: () => void
  onRetry: () => void
}

/** A file being uploaded: its progress, or why it failed. */
export function UploadRow({ upload, onCancel, onRetry }: Props) {
  const { t } = useText()
  const { file, state, error, progress, secondsLeft } = upload
  const { name } = file
  const isWrong = state === 'failed' || state === 'rejected'
  const total = progress.total ?? file.size
  const share = total > 0 ? Math.min(progress.loaded / total, 1) : 0
  const sent = t('fields.upload.sent', {
    loaded: fileSize(progress.loaded),
    total: fileSize(total),
    percent: Math.round(share * 100),
  })
  // A file that is not being sent cannot be cancelled.
  const leave = isWrong ? 'remove' : 'cancel'
  const ahead =
    secondsLeft >= 1 ? t('fields.upload.seconds', { seconds: Math.ceil(secondsLeft) }) : ''

  return (
    <FileItem
      name={name}
      isWrong={isWrong}
      actions={
        <>
          {state === 'failed' && (
            <QuietButton aria-label={t('fields.upload.retry.label', { name })} onClick={onRetry}>
              {t('fields.upload.retry')}
            </QuietButton>
          )}
          <QuietButton aria-label={t(`fields.upload.${leave}.label`, { name })} onClick={onCancel}>
            <Icon name="close" size={18} />
            <span>{t(`fields.upload.${leave}`)}</span>
          </QuietButton>
        </>
      }
    >
      {state === 'sending' && (
        <progress className={styles.progress} value={share} max={1} aria-label={name} />
      )}
      {isWrong ? (
        <span className={styles.error} role="alert">
          <Icon name="info" size={18} />
          <span>{error ? fileErrorMessage(error, t) : t(`fields.upload.${state}`)}</span>
        </span>
      ) : (
        <small>{state === 'sending' ? sent + ahead : t('fields.upload.checking')}</small>
      )}
    </FileItem>
  )
}
