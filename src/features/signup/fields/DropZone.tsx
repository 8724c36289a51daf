import { useState } from 'react'
import { useText } from '../../../i18n/useText.ts'

interface Props {
  accept: string
  isMultiple: boolean
  disabled: boolean
  /** How many more files find a place; undefined where there is no limit. */
  left: number | undefined
  onFiles: (files: File[]) => void
}

/** Where files are dropped, pasted or chosen. */
export function DropZone({ accept, isMultiple, disabled, left, onFiles }: Props) {
  const { t } = useText()
  const [isOver, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const files = Array.from(list ?? [])
    if (files.length > 0 && !disabled) onFiles(files)
  }
  return (
    <label
      className={isOver ? 'signup-drop signup-drop--over' : 'signup-drop'}
      onPaste={({ clipboardData }) => take(clipboardData.files)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        multiple={isMultiple}
        disabled={disabled}
        onChange={({ target }) => {
          take(target.files)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <span>
        {t('signup.upload.drop')} <b>{t('signup.upload.choose')}</b>
        {left !== undefined && isMultiple && (
          <>
            {t('signup.join')}
            {t('signup.upload.left', { left })}
          </>
        )}
      </span>
    </label>
  )
}
