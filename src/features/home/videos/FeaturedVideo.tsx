import { Icon } from '#components/Icon.tsx'
import { Picture } from '#components/Picture.tsx'
import { VideoPlayer } from '#components/video/VideoPlayer.tsx'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { videoLength } from '#lib/videoLength.ts'
import type { Video } from '#site-config/siteConfig.ts'
import layout from '#styles/layout.module.css'
import styles from './FeaturedVideo.module.css'

interface Props {
  video: Video
  isPlaying: boolean
  onPlay: () => void
}

/** The large video: its poster, then the player. */
export function FeaturedVideo({ video, isPlaying, onPlay }: Props) {
  const { t, languages } = useText()
  const title = localized(video, 'title', languages) || t('home.videos.untitled')

  if (isPlaying) {
    const texts = { failed: t('home.videos.failed', { title }), retry: t('site.retry') }
    return <VideoPlayer video={video} name={title} texts={texts} isAutoplay />
  }
  return (
    <button type="button" className={styles.featuredVideo} onClick={onPlay}>
      <Picture
        className={styles.featuredVideoPicture}
        src={video.pic}
        small={{ src: video.picSmall, width: 480, sizes: '(max-width: 799px) 100vw, 1280px' }}
        alt=""
        width={1280}
        height={720}
      />
      <span className={styles.videoPlay}>
        <Icon name="play" size={32} />
      </span>
      <span className={styles.videoTexts}>
        <span>
          <span className={layout.visuallyHidden}>{t('home.videos.play')}</span>{' '}
          <strong lang={localizedLang(video, 'title', languages)}>{title}</strong>
        </span>
        <span>{videoLength(video.seconds)}</span>
      </span>
    </button>
  )
}
