import { Lightbox } from '#components/lightbox/Lightbox.tsx'
import { indexAfter } from '#components/lightbox/listIndex.ts'
import type { LightboxState } from '#components/lightbox/useLightbox.ts'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import type { Video } from '#site-config/siteConfig.ts'
import { VideoWithNext } from './VideoWithNext.tsx'

interface Props {
  videos: Video[]
  video: Video
  at: number
  view: LightboxState
  nameOf: (video: Video, index: number) => string
}

/** A full-window video, followed by the next one. */
export function VideoView({ videos, video, at, view, nameOf }: Props) {
  const { t, languages } = useText()
  const count = videos.length
  const nextAt = indexAfter(at, 1, count)
  const next = videos[nextAt]
  const name = nameOf(video, at)
  return (
    <Lightbox
      title={name}
      caption={localized(video, 'summary', languages)}
      at={at}
      count={count}
      view={view}
      labels={{ previous: t('gallery.video.previous'), next: t('gallery.video.next') }}
    >
      <VideoWithNext
        key={at}
        video={video}
        name={name}
        next={next && nextAt !== at ? { video: next, name: nameOf(next, nextAt) } : null}
        isAutoplay={view.isChosenHere}
        onNext={() => view.show(nextAt)}
      />
    </Lightbox>
  )
}
