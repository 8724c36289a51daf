import { useLightbox } from '#components/lightbox/useLightbox.ts'
import { addTexts } from '#i18n/i18n.ts'
import { gallery as en } from '#i18n/locales/en/gallery.ts'
import { gallery as zh } from '#i18n/locales/zh/gallery.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { CollectionPage } from './CollectionPage.tsx'
import { PictureTile, pictureTileHeight } from './PictureTile.tsx'
import { PictureView } from './PictureView.tsx'

addTexts({ zh, en })

const COLUMNS = { phone: 2, tablet: 3, desktop: 4 }

/** All pictures of the gallery, in the order of the configuration. */
export default function PictureCollectionPage() {
  const { t } = useText()
  const { wonderfulPictures: pictures } = useConfig()
  const count = pictures.length
  const view = useLightbox(count)
  const { at } = view
  const picture = at === null ? undefined : pictures[at]
  return (
    <CollectionPage
      title={t('route.imageCollection')}
      subtitle={t('gallery.pictures.line', { count })}
      banner="/image-collection"
      empty={{ title: t('gallery.pictures.empty'), text: t('gallery.pictures.empty.text') }}
      count={count}
      columns={COLUMNS}
      rowHeight={pictureTileHeight}
      mounted={view.lastViewed}
      renderTile={(index) => {
        const item = pictures[index]
        return item && <PictureTile picture={item} index={index} linkTo={view.linkTo} />
      }}
    >
      {at !== null && picture && (
        <PictureView pictures={pictures} picture={picture} at={at} view={view} />
      )}
    </CollectionPage>
  )
}
