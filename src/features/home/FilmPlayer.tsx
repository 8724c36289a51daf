import { useEffect, useRef } from 'react'
import type { Video } from '../../api/siteConfig.ts'
import { safeSource } from '../../lib/safeLink.ts'

interface Props {
  film: Video
  title: string
  onFail: () => void
}

/** Plays at once: it is there only after the visitor has chosen the film. */
export function FilmPlayer({ film, title, onFail }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => video.current?.focus(), [])
  return (
    <video
      ref={video}
      className="film"
      src={safeSource(film.src)}
      poster={safeSource(film.pic)}
      aria-label={title}
      preload="none"
      controls
      autoPlay
      playsInline
      onError={onFail}
    >
      {/* The configuration knows no captions. */}
      <track kind="captions" />
    </video>
  )
}
