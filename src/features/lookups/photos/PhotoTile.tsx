import { memo, useEffect } from 'react'
import type { Photo } from '../../../api/photos.ts'
import { Picture } from '../../../components/Picture.tsx'
import { useText } from '../../../i18n/useText.ts'
import { photoWords } from './photoWords.ts'
import './PhotoTile.css'

/** The size of a photo in the grid, in px. */
export const PHOTO_TILE = { width: 282, height: 212 }

/** What only flies past is not asked for. */
const REST_MS = 120

interface Props {
  /** undefined while it is on its way. */
  photo: Photo | undefined
  index: number
  isChosen: boolean
  isTakenDown: boolean
  onOpen: (index: number) => void
  onChoose: (index: number, isChosen: boolean) => void
  onNeed: (index: number) => void
}

/** A photo of the grid: opens large, and can be chosen. */
export const PhotoTile = memo(function PhotoTile(props: Props) {
  const { photo, index, isChosen, isTakenDown, onOpen, onChoose, onNeed } = props
  const texts = useText()
  useEffect(() => {
    const resting = setTimeout(() => onNeed(index), REST_MS)
    return () => clearTimeout(resting)
  }, [index, onNeed])

  if (!photo) return <div className="photo-tile" />
  if (isTakenDown) {
    return <p className="photo-tile photo-tile--gone">{texts.t('photos.takeDown.done')}</p>
  }
  const { caption, alt } = photoWords(photo, index, texts)
  return (
    <div className={isChosen ? 'photo-tile photo-tile--chosen' : 'photo-tile'}>
      <button
        type="button"
        className="photo-tile__open"
        data-at={index}
        onClick={() => onOpen(index)}
      >
        <Picture src={photo.thumbnail || photo.url} alt={alt} {...PHOTO_TILE} />
        <span className="photo-tile__caption" aria-hidden="true">
          {caption}
        </span>
      </button>
      <input
        type="checkbox"
        className="photo-tile__choice"
        aria-label={texts.t('photos.choose', { number: index + 1 })}
        checked={isChosen}
        onChange={({ target }) => onChoose(index, target.checked)}
      />
    </div>
  )
})
