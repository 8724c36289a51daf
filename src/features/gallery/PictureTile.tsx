import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Picture as GalleryPicture } from '../../api/siteConfig.ts'
import { Picture } from '../../components/Picture.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import type { LargeViewState } from '../../components/useLargeView.ts'
import './PictureTile.css'

/** The size of a picture in the grid, in px. */
export const PICTURE_TILE = { width: 282, height: 212 }

interface Props {
  picture: GalleryPicture
  index: number
  linkTo: LargeViewState['linkTo']
}

/** A picture of the grid with its name on a corner tab; opens it large. */
export const PictureTile = memo(function PictureTile({ picture, index, linkTo }: Props) {
  const { t, language } = useText()
  const title = localized(picture, 'title', language)
  const alt =
    localized(picture, 'alt', language) ||
    (title ? '' : t('gallery.picture.unnamed', { number: index + 1 }))
  return (
    <Link className="picture-tile" {...linkTo(index)}>
      <Picture src={picture.surfacePlotUrl} alt={alt} {...PICTURE_TILE} />
      {title && <span className="picture-tile__caption">{title}</span>}
    </Link>
  )
})
