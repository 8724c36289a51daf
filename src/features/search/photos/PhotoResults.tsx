import { useState, useCallback } from 'react'
import type { PhotosPage } from '#api/race/photos.ts'
import { useLightbox } from '#components/lightbox/useLightbox.ts'
import { VirtualGrid } from '#components/VirtualGrid.tsx'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { SearchMessage } from '../SearchMessage.tsx'
import type { PhotoSource } from './photoSource.ts'
import { PhotoTile, photoTileHeight } from './PhotoTile.tsx'
import { PhotoTools } from './PhotoTools.tsx'
import { PhotoView } from './PhotoView.tsx'
import type { EnteredTakedowns } from './takedown/TakedownDialog.tsx'
import { usePhotoPages } from './usePhotoPages.ts'
import styles from './PhotoResults.module.css'

/** The indices of the selected photos. */
function useSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const choose = useCallback(
    (index: number, isChosen: boolean) =>
      setChosen((before) => {
        const next = new Set(before)
        if (isChosen) next.add(index)
        else next.delete(index)
        return next
      }),
    [],
  )
  return {
    chosen,
    choose,
    chooseFirst: (count: number) => setChosen(new Set(Array.from({ length: count }, (_, i) => i))),
    chooseNone: () => setChosen(new Set()),
  }
}

const COLUMNS = { phone: 2, tablet: 3, desktop: 4 }

interface Props {
  source: PhotoSource
  first: PhotosPage
}

/** All photos found, in a grid; each can be opened, selected and downloaded. */
export function PhotoResults({ source, first }: Props) {
  const { t, languages } = useText()
  const { total } = first
  const { photoAt, need, photosAt } = usePhotoPages(source, first)
  const { chosen, choose, chooseFirst, chooseNone } = useSelection()
  const [takenDown, setTakenDown] = useState<ReadonlySet<string>>(new Set())
  // Closing a dialog, by Back as well, loses nothing that was typed into it.
  const [takedowns] = useState<EnteredTakedowns>(() => new Map())
  const view = useLightbox(total)
  const matcher = localized(first, 'matcher', languages)

  return (
    <>
      {matcher && <p className={styles.photosMatcher}>{matcher}</p>}
      {total === 0 ? (
        <SearchMessage title={t('photos.none')} text={t('photos.none.text')} />
      ) : (
        <>
          <PhotoTools
            total={total}
            chosen={chosen}
            find={() => photosAt([...chosen].toSorted((a, b) => a - b))}
            onSelectFirst={(count) => chooseFirst(Math.min(count, total))}
            onSelectNone={chooseNone}
          />
          <VirtualGrid
            label={t('photos.grid')}
            count={total}
            columns={COLUMNS}
            rowHeight={photoTileHeight}
            mounted={view.lastViewed}
          >
            {(index) => {
              const photo = photoAt(index)
              return (
                <PhotoTile
                  photo={photo}
                  index={index}
                  ref={view.refOf(index)}
                  isChosen={chosen.has(index)}
                  isTakenDown={photo !== undefined && takenDown.has(photo.photoId)}
                  onOpen={view.open}
                  onSelect={choose}
                  onNeed={need}
                />
              )
            }}
          </VirtualGrid>
        </>
      )}
      {view.at !== null && (
        <PhotoView
          photo={photoAt(view.at)}
          at={view.at}
          count={total}
          view={view}
          isChosen={chosen.has(view.at)}
          onSelect={choose}
          onNeed={need}
          takedowns={takedowns}
          onTakenDown={(photoId) => setTakenDown((before) => new Set(before).add(photoId))}
        />
      )}
    </>
  )
}
