import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { safeSource } from '../../lib/safeLink.ts'
import { useConfig } from '../../stores/site.ts'
import { FilmRow } from './FilmRow.tsx'
import { FilmStage } from './FilmStage.tsx'
import { HomeBlock } from './HomeBlock.tsx'
import { MoreLink } from './MoreLink.tsx'
import { recommended } from './recommended.ts'
import './FilmBlock.css'

const FILMS = 6

/** One film large and five beside it; a chosen one changes places with the large one and plays. */
export function FilmBlock() {
  const { t } = useText()
  const { videoCollections } = useConfig()
  const [chosen, setChosen] = useState({ place: 0, isPlaying: false })
  const films = recommended(videoCollections.filter(({ src }) => safeSource(src))).slice(0, FILMS)
  const big = films[chosen.place] ?? films[0]
  if (!big) return null

  const play = (place: number) => setChosen({ place, isPlaying: true })
  const rows = films.map((film) => (film === big ? films[0] : film) ?? film).slice(1)
  return (
    <HomeBlock
      title={t('home.films')}
      line={t('home.films.count', { count: videoCollections.length })}
      ground="pine"
      action={<MoreLink to="/video-collection" label={t('home.films.all')} />}
    >
      <div className="films">
        <FilmStage
          key={films.indexOf(big)}
          film={big}
          isPlaying={chosen.isPlaying}
          onPlay={() => play(films.indexOf(big))}
        />
        {rows.length > 0 && (
          <ul className="films__rows">
            {rows.map((film) => (
              <FilmRow
                key={films.indexOf(film)}
                film={film}
                onPlay={() => play(films.indexOf(film))}
              />
            ))}
          </ul>
        )}
      </div>
    </HomeBlock>
  )
}
