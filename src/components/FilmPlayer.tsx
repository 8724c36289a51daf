import { useEffect, useRef, useState } from 'react'
import { safeSource } from '../lib/safeLink.ts'
import { FilmCover } from './FilmCover.tsx'
import { Icon } from './Icon.tsx'
import './FilmPlayer.css'

interface Props {
  film: { src: string; pic: string }
  name: string
  words: { failed: string; retry: string }
  /** The visitor has asked for the film: it begins at once. */
  isAsked: boolean
  onEnded?: () => void
}

/** Plays a film; where it cannot be played, says so and offers another try. */
export function FilmPlayer({ film, name, words, isAsked, onEnded }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const retryButton = useRef<HTMLButtonElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isRetry, setRetry] = useState(false)
  const source = safeSource(film.src)
  const begins = isAsked || isRetry

  useEffect(() => {
    // What had the focus has given way to what stands here now.
    if (!begins || document.activeElement !== document.body) return
    const control = video.current ?? retryButton.current
    control?.focus({ preventScroll: true })
  }, [begins, hasFailed])

  if (!source || hasFailed) {
    const retry = () => {
      setRetry(true)
      setFailed(false)
    }
    return (
      <FilmCover poster={film.pic} role="alert">
        <p className="film-player__failed">
          <Icon name="info" /> {words.failed}
        </p>
        <div className="film-player__actions">
          <button ref={retryButton} type="button" className="button button--plain" onClick={retry}>
            {words.retry}
          </button>
        </div>
      </FilmCover>
    )
  }
  return (
    <video
      ref={video}
      className="film-player"
      src={source}
      poster={safeSource(film.pic)}
      aria-label={name}
      tabIndex={0}
      preload="none"
      controls
      autoPlay={begins}
      playsInline
      onEnded={onEnded}
      onError={() => setFailed(true)}
    >
      {/* The configuration knows no captions; a track that fails leaves no button behind. */}
      <track kind="captions" default />
    </video>
  )
}
