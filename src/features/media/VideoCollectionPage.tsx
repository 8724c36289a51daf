import { useLightbox } from '#components/lightbox/useLightbox.ts'
import { addTexts } from '#i18n/i18n.ts'
import { gallery as en } from '#i18n/locales/en/gallery.ts'
import { gallery as zh } from '#i18n/locales/zh/gallery.ts'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import type { Video } from '#site-config/siteConfig.ts'
import { CollectionPage } from './CollectionPage.tsx'
import { VideoTile, videoTileHeight } from './VideoTile.tsx'
import { VideoView } from './VideoView.tsx'

addTexts({ zh, en })

const COLUMNS = { phone: 1, tablet: 2, desktop: 3 }

/** All videos, in the order of the configuration. */
export default function VideoCollectionPage() {
  const { t, languages } = useText()
  const { videoCollections: videos } = useConfig()
  const count = videos.length
  const view = useLightbox(count)
  const { at } = view
  const video = at === null ? undefined : videos[at]
  const nameOf = (item: Video, index: number) =>
    localized(item, 'title', languages) || t('gallery.video.unnamed', { number: index + 1 })
  return (
    <CollectionPage
      title={t('route.videoCollection')}
      subtitle={t('gallery.videos.line', { count })}
      banner="/video-collection"
      empty={{ title: t('gallery.videos.empty'), text: t('gallery.videos.empty.text') }}
      count={count}
      columns={COLUMNS}
      rowHeight={videoTileHeight}
      mounted={view.lastViewed}
      renderTile={(index) => {
        const item = videos[index]
        return (
          item && (
            <VideoTile video={item} name={nameOf(item, index)} index={index} linkTo={view.linkTo} />
          )
        )
      }}
    >
      {at !== null && video && (
        <VideoView videos={videos} video={video} at={at} view={view} nameOf={nameOf} />
      )}
    </CollectionPage>
  )
}
