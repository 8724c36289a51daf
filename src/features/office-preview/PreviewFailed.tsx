import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import { fileSize } from '../../lib/fileSize.ts'
import { READING_SECONDS } from './askWorker.ts'
import type { PreviewFault } from './previewError.ts'
import { LARGEST_BYTES } from './source.ts'

const WORTH_ANOTHER_TRY = new Set<PreviewFault>(['chunk', 'missing', 'network', 'slow'])

interface Props {
  fault: PreviewFault
  onRetry?: () => void
}

/** Why a file cannot be shown, and what can be done instead. */
export function PreviewFailed({ fault, onRetry }: Props) {
  const { t } = useText()
  const limits = { size: fileSize(LARGEST_BYTES), seconds: READING_SECONDS }
  return (
    <div className="office__message" role="alert">
      <Icon name="info" size={28} />
      <h3 className="office__fault">{t(`officePreview.${fault}`)}</h3>
      <p>{t(`officePreview.${fault}.text`, limits)}</p>
      {onRetry && WORTH_ANOTHER_TRY.has(fault) && (
        <button type="button" className="button button--pine" onClick={onRetry}>
          {t('site.retry')}
        </button>
      )}
    </div>
  )
}
