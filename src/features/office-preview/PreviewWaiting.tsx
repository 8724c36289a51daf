import type { Progress } from '../../api/wire.ts'
import { useText } from '../../i18n/useText.ts'
import { fileSize } from '../../lib/fileSize.ts'

interface Props {
  /** null while the file is being read. */
  progress: Progress | null
  onCancel?: () => void
}

/** How far a file has come, and the way out. */
export function PreviewWaiting({ progress, onCancel }: Props) {
  const { t } = useText()
  const { loaded, total } = progress ?? {}
  const label = t(progress ? 'officePreview.downloading' : 'officePreview.reading')
  return (
    <div className="office__message office__message--waiting">
      <p role="status">{label}</p>
      <progress
        className="office__progress"
        aria-label={label}
        value={total && loaded}
        max={total}
      />
      <p className="office__bytes">
        {loaded !== undefined && fileSize(loaded)}
        {loaded !== undefined && total !== undefined && (
          <>
            {' / '}
            {fileSize(total)}
            <span>{Math.floor((loaded / total) * 100)} %</span>
          </>
        )}
      </p>
      {onCancel && (
        <button type="button" className="button button--plain" onClick={onCancel}>
          {t('officePreview.cancel')}
        </button>
      )}
    </div>
  )
}
