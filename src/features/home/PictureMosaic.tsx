import { Link } from 'react-router-dom'
import type { Picture as GalleryPicture } from '../../api/siteConfig.ts'
import { articlePath } from '../../api/siteDocument.ts'
import { Picture } from '../../components/Picture.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { HomeBlock } from './HomeBlock.tsx'
import { MoreLink } from './MoreLink.tsx'
import { MOSAIC_SIZE, mosaicSpans } from './mosaicSpans.ts'
import { recommended } from './recommended.ts'
import './PictureMosaic.css'

/** A document where the picture has one, else the picture itself, large. */
const pathOf = ({ jumpUrl }: GalleryPicture, index: number) =>
  jumpUrl ? articlePath(jumpUrl) : `/image-collection?at=${index}`

/** The recommended pictures of the gallery, each with its caption on a corner. */
export function PictureMosaic() {
  const { t, language } = useText()
  const { wonderfulPictures } = useConfig()
  const pictures = recommended(wonderfulPictures).slice(0, MOSAIC_SIZE)
  if (pictures.length === 0) return null
  const spans = mosaicSpans(pictures.length)

  return (
    <HomeBlock
      title={t('home.pictures')}
      line={t('home.pictures.count', { count: wonderfulPictures.length })}
      action={<MoreLink to="/image-collection" label={t('home.pictures.all')} />}
    >
      <ul className="mosaic">
        {pictures.map((picture, place) => {
          const index = wonderfulPictures.indexOf(picture)
          const span = spans[place] ?? 'small'
          const title = localized(picture, 'title', language)
          const alt = localized(picture, 'alt', language)
          return (
            <li key={index} className={`mosaic__item mosaic__item--${span}`}>
              <Link to={pathOf(picture, index)} className="mosaic__link">
                <Picture
                  src={(span !== 'small' && picture.src) || picture.surfacePlotUrl}
                  alt={alt || title || t('home.pictures.number', { number: index + 1 })}
                  width={1200}
                  height={900}
                />
                {title && <span className="mosaic__caption">{title}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </HomeBlock>
  )
}
