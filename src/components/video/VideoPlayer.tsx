import { useEffect, useRef, useState } from 'react'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import { Icon } from '../Icon.tsx'
import { Button } from '../ui/Button.tsx'
import { VideoCover } from './VideoCover.tsx'
import styles from './VideoPlayer.module.css'

interface Props {
  /** `captions`: URL of a WebVTT file, if there is one. */
  video: { src: string; pic: string; captions: string; captionsEn: string }
  name: string
  texts: { failed: string; retry: string }
  /** The visitor requested the video: it starts at once. */
  isAutoplay: boolean
  onEnded?: () => void
}

/** Plays a video; if that fails, shows an error and a retry button. */
export function VideoPlayer({ video, name, texts, isAutoplay, onEnded }: Props) {
  const { language, languages } = useText()
  const element = useRef<HTMLVideoElement>(null)
  const retryButton = useRef<HTMLButtonElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isRetry, setRetry] = useState(false)
  const source = safeSource(video.src)
  const captions = safeSource(localized(video, 'captions', languages))
  const begins = isAutoplay || isRetry

  useEffect(() => {
    // The element that had the focus has been replaced by this one.
    if (!begins || document.activeElement !== document.body) return
    const control = element.current ?? retryButton.current
    control?.focus({ preventScroll: true })
  }, [begins, hasFailed])

  if (!source || hasFailed) {
    const retry = () => {
      setRetry(true)
      setFailed(false)
    }
    return (
      <VideoCover
        poster={video.pic}
        role="alert"
        actions={
          <Button ref={retryButton} variant="plain" onClick={retry}>
            {texts.retry}
          </Button>
        }
      >
        <p className={styles.failed}>
          <Icon name="info" /> <span>{texts.failed}</span>
        </p>
      </VideoCover>
    )
  }
  return (
    <video
      ref={element}
      className={styles.videoPlayer}
      src={source}
      poster={safeSource(video.pic)}
      aria-label={name}
      tabIndex={0}
      preload="none"
      controls
      autoPlay={begins}
      playsInline
      onEnded={onEnded}
      onError={() => setFailed(true)}
    >
      {captions && (
        <track
          kind="captions"
          src={captions}
          srcLang={localizedLang(video, 'captions', languages) ?? language}
          default
        />
      )}
    </video>
  )
}
