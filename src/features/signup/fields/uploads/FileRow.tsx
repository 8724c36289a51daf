import type { MouseEvent } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Picture } from '#components/Picture.tsx'
import { extensionOf, PICTURE_TYPES } from '#domain/fileRules.ts'
import { useText } from '#i18n/useText.ts'
import { fileSize } from '#lib/fileSize.ts'
import { QuietButton } from '../QuietButton.tsx'
import { FileItem } from './FileItem.tsx'
import type { SentFile } from './useUploads.ts'

interface Props {
  url: string
  name: string
  /** undefined if it was uploaded on an earlier visit. */
  file: SentFile | undefined
  disabled: boolean
  onRemove: () => void
  /** Moves the file one place up or down; undefined if the list is unordered. */
  onMove: ((event: MouseEvent<HTMLButtonElement>, step: number) => void) | undefined
}

const THUMB = 64
/** Above this, even a file of a few kilobytes would exhaust memory when decoded. */
const MAX_PIXELS = 50_000_000
const STEPS = [
  { step: -1, label: 'fields.upload.up', sign: '↑' },
  { step: 1, label: 'fields.upload.down', sign: '↓' },
] as const

/** An uploaded file. */
export function FileRow({ url, name, file, disabled, onRemove, onMove }: Props) {
  const { t } = useText()
  const { width = 0, height = 0 } = file?.pixels ?? {}
  const isPicture = PICTURE_TYPES.includes(extensionOf(url)) && width * height <= MAX_PIXELS
  return (
    <FileItem
      name={name}
      picture={isPicture && <Picture src={url} alt="" width={THUMB} height={THUMB} />}
      actions={
        <>
          {onMove &&
            STEPS.map(({ step, label, sign }) => (
              <QuietButton
                key={step}
                aria-label={t(label, { name })}
                disabled={disabled}
                onClick={(event) => onMove(event, step)}
              >
                {sign}
              </QuietButton>
            ))}
          <QuietButton
            aria-label={t('fields.upload.remove.label', { name })}
            disabled={disabled}
            onClick={onRemove}
          >
            {t('fields.upload.remove')}
          </QuietButton>
        </>
      }
    >
      <small>
        <Icon name="check" size={16} />
        <span>
          {[
            t('fields.upload.done'),
            file && fileSize(file.size),
            file?.pixels &&
              t('fields.upload.pixels', {
                width: String(file.pixels.width),
                height: String(file.pixels.height),
              }),
          ]
            .filter(Boolean)
            .join(t('fields.join'))}
        </span>
      </small>
    </FileItem>
  )
}
