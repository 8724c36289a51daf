import { Link } from 'react-router-dom'
import { Picture } from '#components/Picture.tsx'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import type { GalleryPicture } from '#site-config/siteConfig.ts'
import { articlePath } from '#site-config/siteDocument.ts'
import { HomeBlock } from '../HomeBlock.tsx'
import { MoreLink } from '../MoreLink.tsx'
import { recommended } from '../recommended.ts'
import { MOSAIC_SIZE, mosaicSpans } from './mosaicSpans.ts'
import styles from './PictureMosaic.module.css'

const SMALL_WIDTH = 600
const SIZES = '(max-width: 799px) 100vw, 1200px'

/** The picture's document, or else the picture itself in the gallery. */
const pathOf = ({ jumpUrl }: GalleryPicture, index: number) =>
  jumpUrl ? articlePath(jumpUrl) : `/image-collection?at=${index}`

/** The recommended pictures of the gallery, each with a caption in a corner. */
export function PictureMosaic() {
  const { t, languages } = useText()
  const { wonderfulPictures } = useConfig()
  const pictures = recommended(wonderfulPictures).slice(0, MOSAIC_SIZE)
  if (pictures.length === 0) return null
  const spans = mosaicSpans(pictures.length)

  return (
    <HomeBlock
      title={t('home.pictures')}
      subtitle={t('home.pictures.count', { count: wonderfulPictures.length })}
      action={<MoreLink to="/image-collection" label={t('home.pictures.all')} />}
    >
      <ul className={styles.mosaic}>
        {pictures.map((picture, position) => {
          const index = wonderfulPictures.indexOf(picture)
          const span = spans[position] ?? 'small'
          const title = localized(picture, 'title', languages)
          const alt = localized(picture, 'alt', languages)
          return (
            <li key={index} className={styles[span]}>
              <Link to={pathOf(picture, index)} className={styles.link}>
                <Picture
                  className={styles.picture}
                  src={(span !== 'small' && picture.src) || picture.surfacePlotUrl}
                  phone={(span === 'small' && picture.surfacePlotUrlH5) || picture.surfacePlotUrl}
                  small={{ src: picture.surfacePlotUrl, width: SMALL_WIDTH, sizes: SIZES }}
                  alt={alt || title || t('home.pictures.number', { number: index + 1 })}
                  width={1200}
                  height={900}
                />
                {title && (
                  <span
                    className={styles.caption}
                    lang={localizedLang(picture, 'title', languages)}
                  >
                    {title}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </HomeBlock>
  )
}
