import type { Video } from '../../api/siteConfig.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { CollectionPage } from './CollectionPage.tsx'
import { FILM_TILE_HEIGHT, FilmTile } from './FilmTile.tsx'
import { FilmView } from './FilmView.tsx'
import { useLargeView } from '../../components/useLargeView.ts'
import { addTexts } from '../../i18n/i18n.ts'
import * as galleryTexts from '../../i18n/texts/gallery.ts'

addTexts(galleryTexts)

const COLUMNS = 3

/** All films, in the order of the configuration. */
export default function VideoCollectionPage() {
  const { t, language } = useText()
  const { videoCollections: films } = useConfig()
  const count = films.length
  const view = useLargeView(count)
  const { at } = view
  const film = at === null ? undefined : films[at]
  const nameOf = (item: Video, index: number) =>
    localized(item, 'title', language) || t('gallery.film.unnamed', { number: index + 1 })
  return (
    <CollectionPage
      title={t('route.videoCollection')}
      line={t('gallery.films.line', { count })}
      banner="/edition-2024/banner-race.avif"
      empty={{ title: t('gallery.films.empty'), text: t('gallery.films.empty.text') }}
      count={count}
      columns={COLUMNS}
      rowHeight={FILM_TILE_HEIGHT}
      kept={view.kept}
      renderTile={(index) => {
        const item = films[index]
        return (
          item && (
            <FilmTile film={item} name={nameOf(item, index)} index={index} linkTo={view.linkTo} />
          )
        )
      }}
    >
      {at !== null && film && (
        <FilmView films={films} film={film} at={at} view={view} nameOf={nameOf} />
      )}
    </CollectionPage>
  )
}
