import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { FileLimits } from '#domain/fileRules.ts'
import { useText } from '#i18n/useText.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { DropZone } from './DropZone.tsx'
import { FileRow } from './FileRow.tsx'
import { acceptOf, limitLabel } from './uploadLimits.ts'
import { UploadRow } from './UploadRow.tsx'
import { useUploads } from './useUploads.ts'
import styles from './Uploads.module.css'

interface Props {
  limits: FileLimits & { confirmGenuine: boolean; confirmDelete: boolean }
  value: string[]
  /** Given a function of the current URLs: files arrive while others are still being rendered. */
  onChange: (change: (urls: string[]) => string[]) => void
  disabled: boolean
  isOrdered?: boolean
}

/** The files of a field: uploaded, in progress, and the control to add more. */
export function Uploads({ limits, value, onChange, disabled, isOrdered = false }: Props) {
  const { t } = useText()
  const { uploads, sent, add, cancel, send } = useUploads({
    limits,
    urls: value,
    onUrls: onChange,
  })
  const [leaving, setLeaving] = useState('')
  const moved = useRef<HTMLButtonElement>(null)
  // A row that moves would lose focus.
  useEffect(() => {
    moved.current?.focus()
    moved.current = null
  }, [value])

  const nameOf = (url: string) =>
    sent.get(url)?.name ?? t('fields.upload.file', { number: value.indexOf(url) + 1 })
  const remove = (url: string) => onChange((urls) => urls.filter((one) => one !== url))
  const move = (url: string) => (event: MouseEvent<HTMLButtonElement>, step: number) => {
    const to = value.indexOf(url) + step
    if (to < 0 || to >= value.length) return
    moved.current = event.currentTarget
    onChange((urls) => {
      const from = urls.indexOf(url)
      return urls.toSpliced(from, 1).toSpliced(from + step, 0, url)
    })
  }
  const { maxCount, confirmDelete } = limits
  const checked = uploads.filter(({ state }) => state === 'checked')
  const left = maxCount === undefined ? undefined : maxCount - value.length

  return (
    <>
      <p className={styles.limits}>{limitLabel(limits, t)}</p>
      <ul className={styles.files}>
        {value.map((url) => (
          <FileRow
            key={url}
            url={url}
            name={nameOf(url)}
            file={sent.get(url)}
            disabled={disabled}
            onRemove={() => (confirmDelete ? setLeaving(url) : remove(url))}
            onMove={isOrdered && value.length > 1 ? move(url) : undefined}
          />
        ))}
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onCancel={() => cancel(upload.id)}
            onRetry={() => send(upload)}
          />
        ))}
      </ul>
      {(left === undefined || left > 0) && (
        <DropZone
          accept={acceptOf(limits)}
          isMultiple={maxCount !== 1}
          disabled={disabled}
          left={left}
          onFiles={(files) => void add(files)}
        />
      )}
      {checked.length > 0 && (
        <ConfirmDialog
          title={t('fields.genuine.title')}
          text={t('fields.genuine')}
          yes={t('fields.genuine.yes')}
          onYes={() => checked.forEach(send)}
          onNo={() => checked.forEach(({ id }) => cancel(id))}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={t('fields.remove.title')}
          text={t('fields.remove', { name: nameOf(leaving) })}
          yes={t('fields.upload.remove')}
          onYes={() => {
            setLeaving('')
            remove(leaving)
          }}
          onNo={() => setLeaving('')}
        />
      )}
    </>
  )
}
