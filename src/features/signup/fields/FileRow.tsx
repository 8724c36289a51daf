import type { MouseEvent } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { Picture } from '../../../components/Picture.tsx'
import { useText } from '../../../i18n/useText.ts'
import { extensionOf, PICTURE_TYPES } from '../../../lib/fileRules.ts'
import { fileSize } from '../../../lib/fileSize.ts'
import type { SentFile } from '../useUploads.ts'

interface Props {
  url: string
  name: string
  /** undefined where it was uploaded on an earlier visit. */
  file: SentFile | undefined
  disabled: boolean
  onRemove: () => void
  /** One place up or down in the list; undefined where there is no order. */
  onMove: ((event: MouseEvent<HTMLButtonElement>, step: number) => void) | undefined
}

const THUMB = 64
/** Beyond these a picture of a few kilobytes would fill the memory when it is drawn. */
const MOST_PIXELS = 50_000_000
const STEPS = [
  { step: -1, label: 'signup.upload.up', sign: '↑' },
  { step: 1, label: 'signup.upload.down', sign: '↓' },
] as const

/** A file that is uploaded. */
export function FileRow({ url, name, file, disabled, onRemove, onMove }: Props) {
  const { t } = useText()
  const { width = 0, height = 0 } = file?.pixels ?? {}
  const isPicture = PICTURE_TYPES.includes(extensionOf(url)) && width * height <= MOST_PIXELS
  return (
    <li className="signup-file">
      <span className="signup-file__mark">
        {isPicture ? (
          <Picture src={url} alt="" width={THUMB} height={THUMB} />
        ) : (
          <Icon name="document" size={24} />
        )}
      </span>
      <span className="signup-file__text">
        <strong>{name}</strong>
        <small className="signup-file__done">
          <Icon name="check" size={16} />
          {[
            t('signup.upload.done'),
            file && fileSize(file.size),
            file?.pixels && t('signup.upload.pixels', { ...file.pixels }),
          ]
            .filter(Boolean)
            .join(t('signup.join'))}
        </small>
      </span>
      {onMove &&
        STEPS.map(({ step, label, sign }) => (
          <button
            key={step}
            type="button"
            className="signup-link"
            aria-label={t(label, { name })}
            disabled={disabled}
            onClick={(event) => onMove(event, step)}
          >
            {sign}
          </button>
        ))}
      <button
        type="button"
        className="signup-link"
        aria-label={t('signup.upload.remove.label', { name })}
        disabled={disabled}
        onClick={onRemove}
      >
        {t('signup.upload.remove')}
      </button>
    </li>
  )
}
