import { useCallback } from 'react'
import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import styles from './SelectedFace.module.css'

interface Props {
  face: File
  onRemove: () => void
}

/** Preview of the image as it will be sent. */
export function SelectedFace({ face, onRemove }: Props) {
  const { t } = useText()
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const url = URL.createObjectURL(face)
      picture.src = url
      return () => URL.revokeObjectURL(url)
    },
    [face],
  )
  return (
    <span className={styles.chosen}>
      <img ref={show} alt={t('photos.face.chosen')} className={styles.picture} />
      <button type="button" aria-label={t('photos.face.remove')} onClick={onRemove}>
        <Icon name="close" size={16} />
      </button>
    </span>
  )
}
