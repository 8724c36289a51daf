import type { MouseEvent } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { Picture } from '../../../components/Picture.tsx'
import { useText } from '../../../i18n/useText.ts'
import { extensionOf, PICTURE_TYPES } from '../../../lib/fileRules.ts'
import { fileSize } from '../../../lib/fileSize.ts'

interface Props {
  url: string
  name: string
  /** In bytes; undefined where it was uploaded on an earlier visit. */
  size: number | undefined
  disabled: boolean
  onRemove: () => void
  /** One place up or down in the list; undefined where there is no order. */
  onMove: ((event: MouseEvent<HTMLButtonElement>, step: number) => void) | undefined
}

const THUMB = 64
const STEPS = [
  { step: -1, label: 'signup.upload.up', sign: '↑' },
  { step: 1, label: 'signup.upload.down', sign: '↓' },
] as const

/** A file that is uploaded. */
export function FileRow({ url, name, size, disabled, onRemove, onMove }: Props) {
  const { t } = useText()
  const isPicture = PICTURE_TYPES.includes(extensionOf(url))
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
          {size === undefined
            ? t('signup.upload.done')
            : t('signup.upload.doneSize', { size: fileSize(size) })}
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
