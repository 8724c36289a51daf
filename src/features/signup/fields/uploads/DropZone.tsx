import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { useText } from '#i18n/useText.ts'
import layout from '#styles/layout.module.css'
import styles from './DropZone.module.css'

interface Props {
  accept: string
  isMultiple: boolean
  disabled: boolean
  /** How many more files are allowed; undefined if there is no limit. */
  left: number | undefined
  onFiles: (files: File[]) => void
}

/** Devices without a mouse have nothing to drop, but mostly a camera. */
const isTouch = () => matchMedia('(pointer: coarse)').matches

/** Accepts files by drop, paste or selection; on a touch screen by selection or from the camera. */
export function DropZone({ accept, isMultiple, disabled, left, onFiles }: Props) {
  const { t } = useText()
  const [isOver, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const files = Array.from(list ?? [])
    if (files.length > 0 && !disabled) onFiles(files)
  }
  const input = (of: Pick<ComponentProps<'input'>, 'accept' | 'capture' | 'multiple'>) => (
    <input
      {...of}
      type="file"
      className={layout.visuallyHidden}
      disabled={disabled}
      onChange={({ target }) => {
        take(target.files)
        // Allows the same file to be selected again.
        target.value = ''
      }}
    />
  )
  const hint = left !== undefined && isMultiple && t('fields.upload.left', { left })
  if (isTouch())
    return (
      <div className={styles.touch}>
        <label className={styles.drop}>
          {input({ accept, multiple: isMultiple })}
          <span>
            <b>{t('fields.upload.pick')}</b>
            <span>{hint}</span>
          </span>
        </label>
        {/jpe?g/.test(accept) && (
          <label className={styles.drop}>
            {input({ accept: 'image/*', capture: 'environment' })}
            <b>{t('fields.upload.camera')}</b>
          </label>
        )}
      </div>
    )
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
      {input({ accept, multiple: isMultiple })}
      <span>
        <span>{t('fields.upload.drop')}</span>
        <b>{t('fields.upload.choose')}</b>
        <span>{hint}</span>
      </span>
    </label>
  )
}
