import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import type { FileLimits } from '../../../lib/fileRules.ts'
import { Confirm } from '../Confirm.tsx'
import { acceptOf, limitWords } from '../uploadLimits.ts'
import { useUploads } from '../useUploads.ts'
import { DropZone } from './DropZone.tsx'
import { FileRow } from './FileRow.tsx'
import { UploadRow } from './UploadRow.tsx'
import './Uploads.css'

interface Props {
  limits: FileLimits & { confirmGenuine: boolean; confirmDelete: boolean }
  value: string[]
  onChange: (value: string[]) => void
  disabled: boolean
  isOrdered?: boolean
}

/** Files of a field: those that are uploaded, those on their way, and where more go in. */
export function Uploads({ limits, value, onChange, disabled, isOrdered = false }: Props) {
  const { t } = useText()
  const { uploads, sent, add, cancel, retry } = useUploads({
    limits,
    urls: value,
    onUrls: onChange,
  })
  const [asked, setAsked] = useState<File[]>([])
  const [leaving, setLeaving] = useState('')
  const moved = useRef<HTMLButtonElement>(null)
  // A row that changes its place would lose the focus.
  useEffect(() => {
    moved.current?.focus()
    moved.current = null
  }, [value])

  const nameOf = (url: string) =>
    sent.get(url)?.name ?? t('signup.upload.file', { number: value.indexOf(url) + 1 })
  const remove = (url: string) => onChange(value.filter((one) => one !== url))
  const move = (url: string) => (event: MouseEvent<HTMLButtonElement>, step: number) => {
    const from = value.indexOf(url)
    const to = from + step
    if (to < 0 || to >= value.length) return
    moved.current = event.currentTarget
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, url))
  }
  const { maxCount, confirmGenuine, confirmDelete } = limits
  const left = maxCount === undefined ? undefined : maxCount - value.length

  return (
    <>
      <p className="signup-field__rule">{limitWords(limits, t)}</p>
      <ul className="signup-files">
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
            onRetry={() => retry(upload)}
          />
        ))}
      </ul>
      {(left === undefined || left > 0) && (
        <DropZone
          accept={acceptOf(limits)}
          isMultiple={maxCount !== 1}
          disabled={disabled}
          left={left}
          onFiles={(files) => (confirmGenuine ? setAsked(files) : add(files))}
        />
      )}
      {asked.length > 0 && (
        <Confirm
          title={t('signup.genuine.title')}
          text={t('signup.genuine')}
          yes={t('signup.genuine.yes')}
          onYes={() => {
            setAsked([])
            add(asked)
          }}
          onNo={() => setAsked([])}
        />
      )}
      {leaving && (
        <Confirm
          title={t('signup.remove.title')}
          text={t('signup.remove', { name: nameOf(leaving) })}
          yes={t('signup.upload.remove')}
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
