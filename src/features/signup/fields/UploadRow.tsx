import { Icon } from '../../../components/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import { fileSize } from '../../../lib/fileSize.ts'
import { fileFaultWords } from '../uploadLimits.ts'
import type { Upload } from '../useUploads.ts'

interface Props {
  upload: Upload
  onCancel: () => void
  onRetry: () => void
}

/** A file on its way: how far it is, or why it did not get through. */
export function UploadRow({ upload, onCancel, onRetry }: Props) {
  const { t } = useText()
  const { file, state, fault, progress, secondsLeft } = upload
  const { name } = file
  const isWrong = state === 'failed' || state === 'refused'
  const total = progress.total ?? file.size
  const share = total > 0 ? Math.min(progress.loaded / total, 1) : 0
  const sent = t('signup.upload.sent', {
    loaded: fileSize(progress.loaded),
    total: fileSize(total),
    percent: Math.round(share * 100),
  })
  // What is not going to be sent cannot be cancelled.
  const leave = state === 'refused' ? 'remove' : 'cancel'
  const ahead =
    secondsLeft >= 1 ? t('signup.upload.seconds', { seconds: Math.ceil(secondsLeft) }) : ''

  return (
    <li className={isWrong ? 'signup-file signup-file--wrong' : 'signup-file'}>
      <span className="signup-file__mark">
        <Icon name="document" size={24} />
      </span>
      <span className="signup-file__text">
        <strong>{name}</strong>
        {state === 'sending' && <progress value={share} max={1} aria-label={name} />}
        {isWrong ? (
          <span className="signup-file__fault" role="alert">
            <Icon name="info" size={18} />
            {fault ? fileFaultWords(fault, t) : t(`signup.upload.${state}`)}
          </span>
        ) : (
          <small>{state === 'checking' ? t('signup.upload.checking') : sent + ahead}</small>
        )}
      </span>
      {state === 'failed' && (
        <button
          type="button"
          className="signup-link"
          aria-label={t('signup.upload.retry.label', { name })}
          onClick={onRetry}
        >
          {t('signup.upload.retry')}
        </button>
      )}
      <button
        type="button"
        className="signup-link"
        aria-label={t(`signup.upload.${leave}.label`, { name })}
        onClick={onCancel}
      >
        <Icon name="close" size={18} />
        {t(`signup.upload.${leave}`)}
      </button>
    </li>
  )
}
