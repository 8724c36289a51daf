import { useState } from 'react'
import type { Video } from '../../api/siteConfig.ts'
import { FilmCover } from '../../components/FilmCover.tsx'
import { FilmPlayer } from '../../components/FilmPlayer.tsx'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import './FilmWithNext.css'

interface Props {
  film: Video
  name: string
  next: { film: Video; name: string } | null
  /** The visitor has chosen this film: it begins at once. */
  isAsked: boolean
  onNext: () => void
}

/** Plays a film, and offers the next one when it has ended. */
export function FilmWithNext({ film, name, next, isAsked, onNext }: Props) {
  const { t } = useText()
  const [phase, setPhase] = useState<'first' | 'ended' | 'again'>('first')
  if (phase !== 'ended') {
    return (
      <FilmPlayer
        film={film}
        name={name}
        words={{ failed: t('gallery.film.failed'), retry: t('site.retry') }}
        isAsked={isAsked || phase === 'again'}
        onEnded={() => setPhase('ended')}
      />
    )
  }
  return (
    <FilmCover poster={(next?.film ?? film).pic} role="status">
      <p>{t(next ? 'gallery.film.upNext' : 'gallery.film.ended')}</p>
      <p className="film-next">{next ? next.name : name}</p>
      <div className="film-player__actions">
        {next && (
          <button type="button" className="button" onClick={onNext}>
            <Icon name="play" /> {t('gallery.film.playNext')}
          </button>
        )}
        <button type="button" className="button button--plain" onClick={() => setPhase('again')}>
          {t('gallery.film.again')}
        </button>
      </div>
    </FilmCover>
  )
}
