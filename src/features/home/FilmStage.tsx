import type { Video } from '../../api/siteConfig.ts'
import { FilmPlayer } from '../../components/FilmPlayer.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { filmLength } from '../../lib/filmLength.ts'

interface Props {
  film: Video
  isPlaying: boolean
  onPlay: () => void
}

/** The large film: its poster, then the film itself. */
export function FilmStage({ film, isPlaying, onPlay }: Props) {
  const { t, language } = useText()
  const title = localized(film, 'title', language) || t('home.films.untitled')

  if (isPlaying) {
    const words = { failed: t('home.films.failed', { title }), retry: t('site.retry') }
    return <FilmPlayer film={film} name={title} words={words} isAsked />
  }
  return (
    <button type="button" className="film" onClick={onPlay}>
      <Picture src={film.pic} alt="" width={1280} height={720} />
      <span className="film__play">
        <Icon name="play" size={32} />
      </span>
      <span className="film__words">
        <span>
          <span className="visually-hidden">{t('home.films.play')}</span> <strong>{title}</strong>
        </span>
        <span>{filmLength(film.seconds)}</span>
      </span>
    </button>
  )
}
