import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { LightboxState } from '#components/lightbox/useLightbox.ts'
import { Picture } from '#components/Picture.tsx'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import type { GalleryPicture } from '#site-config/siteConfig.ts'
import styles from './PictureTile.module.css'

/** The size of a picture in the grid, in px. */
const PICTURE = { width: 282, height: 212 }
/** On tiles narrower than `WIDE` the name is below the picture. Both in rem. */
const WIDE = 13.75
const NAME_HEIGHT = 2.75

/** Height of a picture in the grid for its width and the size of 1 rem, all in px. */
export function pictureTileHeight(width: number, rem: number): number {
  return (width * PICTURE.height) / PICTURE.width + (width < WIDE * rem ? NAME_HEIGHT * rem : 0)
}

interface Props {
  picture: GalleryPicture
  index: number
  linkTo: LightboxState['linkTo']
}

/** A picture in the grid with its name in a corner; opens it large. */
export const PictureTile = memo(function PictureTile({ picture, index, linkTo }: Props) {
  const { t, languages } = useText()
  const title = localized(picture, 'title', languages)
  const alt =
    localized(picture, 'alt', languages) ||
    (title ? '' : t('gallery.picture.unnamed', { number: index + 1 }))
  return (
    <Link
      className={styles.pictureTile}
      lang={localizedLang(picture, title ? 'title' : 'alt', languages)}
      {...linkTo(index)}
    >
      <Picture
        className={styles.picture}
        src={picture.surfacePlotUrl}
        phone={picture.surfacePlotUrlH5}
        alt={alt}
        {...PICTURE}
      />
      {title && <span className={styles.caption}>{title}</span>}
    </Link>
  )
})
