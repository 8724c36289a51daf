import { clsx } from 'clsx'
import { memo, type Ref, useEffect } from 'react'
import type { Photo } from '#api/race/photos.ts'
import { Picture } from '#components/Picture.tsx'
import { useText } from '#i18n/useText.ts'
import { photoLabel } from './photoLabel.ts'
import styles from './PhotoTile.module.css'

/** The size of a photo in the grid, in px. */
const PHOTO = { width: 282, height: 212 }
/** The height of a caption's line in rem. On tiles narrower than `WIDE`, in rem, it has two. */
const LINE = 1.3125
const WIDE = 15

/** Height of a photo with its caption in the grid for its width and the size of 1 rem, all in px. */
export function photoTileHeight(width: number, rem: number): number {
  const lines = width < WIDE * rem ? 2 : 1
  return (width * PHOTO.height) / PHOTO.width + rem * (LINE * lines + 0.75)
}

/** Photos that scroll past quickly are not loaded. */
const VISIBLE_MS = 120

interface Props {
  /** undefined while loading. */
  photo: Photo | undefined
  index: number
  /** To the button that opens it. */
  ref: Ref<HTMLButtonElement>
  isChosen: boolean
  isTakenDown: boolean
  onOpen: (index: number) => void
  onSelect: (index: number, isChosen: boolean) => void
  onNeed: (index: number) => void
}

/** A photo in the grid, which can be opened and selected. */
export const PhotoTile = memo(function PhotoTile(props: Props) {
  const { photo, index, ref, isChosen, isTakenDown, onOpen, onSelect, onNeed } = props
  const texts = useText()
  useEffect(() => {
    const timer = setTimeout(() => onNeed(index), VISIBLE_MS)
    return () => clearTimeout(timer)
  }, [index, onNeed])

  if (!photo) return <div className={styles.photoTile} />
  if (isTakenDown) {
    return <p className={clsx(styles.photoTile, styles.gone)}>{texts.t('photos.takedown.done')}</p>
  }
  const { place, time, alt } = photoLabel(photo, index, texts)
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={clsx(styles.photoTile, styles.open, isChosen && styles.chosen)}
        onClick={() => onOpen(index)}
      >
        <Picture
          className={styles.picture}
          src={photo.thumbnail || photo.url}
          alt={alt}
          {...PHOTO}
        />
        <span className={styles.caption} aria-hidden="true">
          <span className={styles.place}>{place}</span> <span>{time}</span>
        </span>
      </button>
      <input
        type="checkbox"
        className={styles.choice}
        aria-label={texts.t('photos.choose', { number: index + 1 })}
        checked={isChosen}
        onChange={({ target }) => onSelect(index, target.checked)}
      />
    </>
  )
})
