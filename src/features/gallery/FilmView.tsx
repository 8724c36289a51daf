import type { Video } from '../../api/siteConfig.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { FilmWithNext } from './FilmWithNext.tsx'
import { LargeView } from '../../components/LargeView.tsx'
import { placeAfter } from '../../components/placeInList.ts'
import type { LargeViewState } from '../../components/useLargeView.ts'

interface Props {
  films: Video[]
  film: Video
  at: number
  view: LargeViewState
  nameOf: (film: Video, index: number) => string
}

/** A film in the whole window, with the next one after it. */
export function FilmView({ films, film, at, view, nameOf }: Props) {
  const { t, language } = useText()
  const count = films.length
  const nextAt = placeAfter(at, 1, count)
  const next = films[nextAt]
  const name = nameOf(film, at)
  return (
    <LargeView
      title={name}
      caption={localized(film, 'summary', language)}
      at={at}
      count={count}
      view={view}
      labels={{ previous: t('gallery.film.previous'), next: t('gallery.film.next') }}
    >
      <FilmWithNext
        key={at}
        film={film}
        name={name}
        next={next && nextAt !== at ? { film: next, name: nameOf(next, nextAt) } : null}
        isAsked={view.isAsked}
        onNext={() => view.show(nextAt)}
      />
    </LargeView>
  )
}
