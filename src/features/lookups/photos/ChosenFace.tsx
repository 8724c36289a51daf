import { useCallback } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'

interface Props {
  face: File
  onRemove: () => void
}

/** The picture that is about to be sent, as it will be sent. */
export function ChosenFace({ face, onRemove }: Props) {
  const { t } = useText()
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(face)
      picture.src = address
      return () => URL.revokeObjectURL(address)
    },
    [face],
  )
  return (
    <span className="face__chosen">
      <img ref={show} alt={t('photos.face.chosen')} className="face__picture" />
      <button type="button" aria-label={t('photos.face.remove')} onClick={onRemove}>
        <Icon name="close" size={16} />
      </button>
    </span>
  )
}
