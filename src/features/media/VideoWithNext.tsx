import { useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Button } from '#components/ui/Button.tsx'
import { VideoCover } from '#components/video/VideoCover.tsx'
import { VideoPlayer } from '#components/video/VideoPlayer.tsx'
import { useText } from '#i18n/useText.ts'
import type { Video } from '#site-config/siteConfig.ts'
import styles from './VideoWithNext.module.css'

interface Props {
  video: Video
  name: string
  next: { video: Video; name: string } | null
  /** The visitor has chosen this video, so it starts at once. */
  isAutoplay: boolean
  onNext: () => void
}

/** Plays a video, and offers the next one when it has ended. */
export function VideoWithNext({ video, name, next, isAutoplay, onNext }: Props) {
  const { t } = useText()
  const [phase, setPhase] = useState<'first' | 'ended' | 'again'>('first')
  if (phase !== 'ended') {
    return (
      <VideoPlayer
        video={video}
        name={name}
        texts={{ failed: t('gallery.video.failed'), retry: t('site.retry') }}
        isAutoplay={isAutoplay || phase === 'again'}
        onEnded={() => setPhase('ended')}
      />
    )
  }
  return (
    <VideoCover
      poster={(next?.video ?? video).pic}
      role="status"
      actions={
        <>
          {next && (
            <Button variant="primary" onClick={onNext}>
              <Icon name="play" /> <span>{t('gallery.video.playNext')}</span>
            </Button>
          )}
          <Button variant="plain" onClick={() => setPhase('again')}>
            {t('gallery.video.again')}
          </Button>
        </>
      }
    >
      <p>{t(next ? 'gallery.video.upNext' : 'gallery.video.ended')}</p>
      <p className={styles.videoNext}>{next ? next.name : name}</p>
    </VideoCover>
  )
}
