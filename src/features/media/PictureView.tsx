import { useEffect } from 'react'
import { Icon } from '#components/Icon.tsx'
import { prefetchLarge } from '#components/lightbox/largePicture.ts'
import { Lightbox } from '#components/lightbox/Lightbox.tsx'
import { LightboxPicture } from '#components/lightbox/LightboxPicture.tsx'
import { indexAfter } from '#components/lightbox/listIndex.ts'
import type { LightboxState } from '#components/lightbox/useLightbox.ts'
import { SmartLink } from '#components/SmartLink.tsx'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import type { GalleryPicture } from '#site-config/siteConfig.ts'
import { articlePath } from '#site-config/siteDocument.ts'
import styles from './PictureView.module.css'

const largeSource = ({ src, surfacePlotUrl }: GalleryPicture) =>
  safeSource(src) ? src : surfacePlotUrl

interface Props {
  pictures: GalleryPicture[]
  picture: GalleryPicture
  at: number
  view: LightboxState
}

/** A full-window picture of the gallery. */
export function PictureView({ pictures, picture, at, view }: Props) {
  const { t, languages } = useText()
  const count = pictures.length
  const alt = localized(picture, 'alt', languages)
  const title =
    localized(picture, 'title', languages) ||
    alt ||
    t('gallery.picture.unnamed', { number: at + 1 })
  const source = largeSource(picture)

  useEffect(() => {
    for (const steps of [1, -1]) {
      const neighbour = pictures[indexAfter(at, steps, count)]
      const url = neighbour && safeSource(largeSource(neighbour))
      if (url) prefetchLarge(url, safeSource(neighbour.surfacePlotUrl))
    }
  }, [pictures, at, count])

  return (
    <Lightbox
      title={title}
      caption={alt === title ? '' : alt}
      at={at}
      count={count}
      view={view}
      labels={{ previous: t('gallery.picture.previous'), next: t('gallery.picture.next') }}
      canSwipe
      link={
        picture.jumpUrl && (
          <SmartLink to={articlePath(picture.jumpUrl)} className={styles.link}>
            <span>{t('gallery.picture.article')}</span> <Icon name="arrow" />
          </SmartLink>
        )
      }
    >
      <LightboxPicture
        key={source}
        src={source}
        small={picture.surfacePlotUrl}
        alt={alt || title}
      />
    </Lightbox>
  )
}
