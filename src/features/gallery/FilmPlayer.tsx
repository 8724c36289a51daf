import { useState } from 'react'
import type { Video } from '../../api/siteConfig.ts'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { useText } from '../../i18n/useText.ts'
import { safeSource } from '../../lib/safeLink.ts'
import './FilmPlayer.css'

const POSTER = { width: 1280, height: 720 }

interface Props {
  film: Video
  name: string
  next: { film: Video; name: string } | null
  /** The visitor has chosen this film: it begins at once. */
  isAsked: boolean
  onNext: () => void
}

/** Plays a film, offers the next one when it has ended, and says so when it cannot be played. */
export function FilmPlayer({ film, name, next, isAsked, onNext }: Props) {
  const { t } = useText()
  const [phase, setPhase] = useState<'film' | 'ended' | 'failed'>('film')
  const [isAgain, setAgain] = useState(false)
  const source = safeSource(film.src)
  const again = () => {
    setAgain(true)
    setPhase('film')
  }

  if (source && phase === 'film') {
    return (
      <video
        className="film-player"
        controls
        playsInline
        preload="none"
        autoPlay={isAsked || isAgain}
        src={source}
        poster={safeSource(film.pic)}
        aria-label={name}
        onEnded={() => setPhase('ended')}
        onError={() => setPhase('failed')}
      >
        {/* The configuration knows no captions; a track that fails leaves no button behind. */}
        <track kind="captions" default />
      </video>
    )
  }
  const hasFailed = phase !== 'ended'
  return (
    <div className="film-player">
      <Picture
        src={(hasFailed ? film : (next?.film ?? film)).pic}
        alt=""
        {...POSTER}
        className="film-player__poster"
      />
      <div className="film-player__after" role={hasFailed ? 'alert' : 'status'}>
        {hasFailed ? (
          <p className="film-player__failed">
            <Icon name="info" /> {t('gallery.film.failed')}
          </p>
        ) : (
          <>
            <p>{next ? t('gallery.film.upNext') : t('gallery.film.ended')}</p>
            <p className="film-player__next">{next ? next.name : name}</p>
          </>
        )}
        <div className="film-player__actions">
          {!hasFailed && next && (
            <button type="button" className="button" onClick={onNext}>
              <Icon name="play" /> {t('gallery.film.playNext')}
            </button>
          )}
          <button type="button" className="button button--plain" onClick={again}>
            {hasFailed ? t('site.retry') : t('gallery.film.again')}
          </button>
        </div>
      </div>
    </div>
  )
}
