import { useEffect } from 'react'
import type { Picture as GalleryPicture } from '../../api/siteConfig.ts'
import { articlePath } from '../../api/siteDocument.ts'
import { Icon } from '../../components/Icon.tsx'
import { SmartLink } from '../../components/SmartLink.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { safeSource } from '../../lib/safeLink.ts'
import { LargePicture } from '../../components/LargePicture.tsx'
import { LargeView } from '../../components/LargeView.tsx'
import { placeAfter } from '../../components/placeInList.ts'
import type { LargeViewState } from '../../components/useLargeView.ts'

const largeSource = ({ src, surfacePlotUrl }: GalleryPicture) =>
  safeSource(src) ? src : surfacePlotUrl

interface Props {
  pictures: GalleryPicture[]
  picture: GalleryPicture
  at: number
  view: LargeViewState
}

/** A picture of the gallery in the whole window. */
export function PictureView({ pictures, picture, at, view }: Props) {
  const { t, language } = useText()
  const count = pictures.length
  const alt = localized(picture, 'alt', language)
  const title =
    localized(picture, 'title', language) || alt || t('gallery.picture.unnamed', { number: at + 1 })
  const source = largeSource(picture)

  useEffect(() => {
    for (const steps of [1, -1]) {
      const neighbour = pictures[placeAfter(at, steps, count)]
      const address = neighbour && safeSource(largeSource(neighbour))
      if (address) new Image().src = address
    }
  }, [pictures, at, count])

  return (
    <LargeView
      title={title}
      caption={alt === title ? '' : alt}
      at={at}
      count={count}
      view={view}
      labels={{ previous: t('gallery.picture.previous'), next: t('gallery.picture.next') }}
      canSwipe
      link={
        picture.jumpUrl && (
          <SmartLink to={articlePath(picture.jumpUrl)} className="large-view__link">
            {t('gallery.picture.article')} <Icon name="arrow" />
          </SmartLink>
        )
      }
    >
      <LargePicture key={source} src={source} alt={alt || title} />
    </LargeView>
  )
}
