import { useState } from 'react'
import type { Video } from '../../api/siteConfig.ts'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { filmLength } from './filmLength.ts'
import { FilmPlayer } from './FilmPlayer.tsx'

interface Props {
  film: Video
  isPlaying: boolean
  onPlay: () => void
}

/** The large film: its poster, then the film itself, or a word in its place when it fails. */
export function FilmStage({ film, isPlaying, onPlay }: Props) {
  const { t, language } = useText()
  const [hasFailed, setFailed] = useState(false)
  const title = localized(film, 'title', language) || t('home.films.untitled')

  if (hasFailed) {
    return (
      <div className="film film--failed" role="alert">
        <p>{t('home.films.failed', { title })}</p>
        <button type="button" className="button button--plain" onClick={() => setFailed(false)}>
          {t('site.retry')}
        </button>
      </div>
    )
  }
  if (isPlaying) return <FilmPlayer film={film} title={title} onFail={() => setFailed(true)} />
  return (
    <button type="button" className="film" onClick={onPlay}>
      <Picture src={film.pic} alt="" width={1280} height={720} />
      <span className="film__play">
        <Icon name="play" size={32} />
      </span>
      <span className="film__words">
        <span>
          <span className="visually-hidden">{t('home.films.play')}</span>
          <strong>{title}</strong>
        </span>
        <span>{filmLength(film.seconds)}</span>
      </span>
    </button>
  )
}
