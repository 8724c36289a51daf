import type { Video } from '../../api/siteConfig.ts'
import { Picture } from '../../components/Picture.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { filmLength } from '../../lib/filmLength.ts'

/** A film beside the large one. */
export function FilmRow({ film, onPlay }: { film: Video; onPlay: () => void }) {
  const { t, language } = useText()
  const length = filmLength(film.seconds)
  return (
    <li>
      <button type="button" className="film-row" onClick={onPlay}>
        <span className="film-row__picture">
          <Picture src={film.picSmall || film.pic} alt="" width={480} height={270} />
          {length && <span className="film-row__length">{length}</span>}
        </span>
        <span>
          <span className="visually-hidden">{t('home.films.play')}</span>{' '}
          <strong className="film-row__title">
            {localized(film, 'title', language) || t('home.films.untitled')}
          </strong>
          <span className="film-row__summary">{localized(film, 'summary', language)}</span>
        </span>
      </button>
    </li>
  )
}
