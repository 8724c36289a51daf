import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Video } from '../../api/siteConfig.ts'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { filmLength } from '../../lib/filmLength.ts'
import type { LargeViewState } from '../../components/useLargeView.ts'
import './FilmTile.css'

const POSTER = { width: 384, height: 216 }
const WORDS_HEIGHT = 98
/** Height of a film in the grid, in px: its poster, two lines of title, one of summary. */
export const FILM_TILE_HEIGHT = POSTER.height + WORDS_HEIGHT

interface Props {
  film: Video
  name: string
  index: number
  linkTo: LargeViewState['linkTo']
}

/** A film of the grid: poster with its length, title, summary; opens the player. */
export const FilmTile = memo(function FilmTile({ film, name, index, linkTo }: Props) {
  const { t, language } = useText()
  const summary = localized(film, 'summary', language)
  const length = filmLength(film.seconds)
  return (
    <Link className="film-tile" {...linkTo(index)}>
      <span className="film-tile__poster">
        <Picture src={film.pic} alt="" {...POSTER} />
        <span className="film-tile__play">
          <Icon name="play" size={24} />
        </span>
        {length && (
          <span className="film-tile__length">
            <span className="visually-hidden">{t('gallery.film.length')}</span> {length}
          </span>
        )}
      </span>
      <h2 className="film-tile__title">{name}</h2>
      {summary && <p className="film-tile__summary">{summary}</p>}
    </Link>
  )
})
