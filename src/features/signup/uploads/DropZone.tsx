import { clsx } from 'clsx'
import { useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import styles from './DropZone.module.css'
import layout from '../../../styles/layout.module.css'

interface Props {
  accept: string
  isMultiple: boolean
  disabled: boolean
  /** How many more files are allowed; undefined if there is no limit. */
  left: number | undefined
  onFiles: (files: File[]) => void
}

/** Accepts files by drop, paste or selection. */
export function DropZone({ accept, isMultiple, disabled, left, onFiles }: Props) {
  const { t } = useText()
  const [isOver, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const files = Array.from(list ?? [])
    if (files.length > 0 && !disabled) onFiles(files)
  }
  return (
    <label
      className={clsx(styles.drop, isOver && styles.over)}
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
        className={layout.visuallyHidden}
        accept={accept}
        multiple={isMultiple}
        disabled={disabled}
        onChange={({ target }) => {
          take(target.files)
          // Allows the same file to be selected again.
          target.value = ''
        }}
      />
      <span>
        {t('fields.upload.drop')}
        <b>{t('fields.upload.choose')}</b>
        {left !== undefined && isMultiple && t('fields.upload.left', { left })}
      </span>
    </label>
  )
}
