import { useEffect, useState } from 'react'
import type { Photo } from '../../../api/photos.ts'
import { LargePicture } from '../../../components/LargePicture.tsx'
import { LargeView } from '../../../components/LargeView.tsx'
import type { LargeViewState } from '../../../components/useLargeView.ts'
import { useText } from '../../../i18n/useText.ts'
import { PhotoActions } from './PhotoActions.tsx'
import { photoWords } from './photoWords.ts'
import { TakeDownDialog } from './TakeDownDialog.tsx'
import './PhotoView.css'

interface Props {
  photo: Photo | undefined
  at: number
  count: number
  view: LargeViewState
  isChosen: boolean
  onChoose: (index: number, isChosen: boolean) => void
  onNeed: (index: number) => void
  onTakenDown: (photoId: string) => void
}

/** A photo in the whole window, with what can be done with it. */
export function PhotoView({ photo, at, count, view, isChosen, ...on }: Props) {
  const texts = useText()
  const { t } = texts
  const [leaving, setLeaving] = useState<Photo>()
  const { onNeed } = on
  const isMissing = photo === undefined
  useEffect(() => {
    if (isMissing) onNeed(at)
  }, [isMissing, at, onNeed])

  const words = photo && photoWords(photo, at, texts)
  return (
    <>
      <LargeView
        title={words?.caption ?? t('site.loading')}
        caption={words?.place === words?.km ? '' : (words?.km ?? '')}
        at={at}
        count={count}
        view={view}
        labels={{ previous: t('photos.previous'), next: t('photos.next') }}
        canSwipe
        link={
          photo && (
            <PhotoActions
              key={photo.photoId}
              photo={photo}
              isChosen={isChosen}
              onChoose={(isNow) => on.onChoose(at, isNow)}
              onTakeDown={() => setLeaving(photo)}
            />
          )
        }
      >
        {photo && <LargePicture key={photo.url} src={photo.url} alt={words?.alt ?? ''} />}
      </LargeView>
      {leaving && (
        <TakeDownDialog
          photo={leaving}
          onTakenDown={on.onTakenDown}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}
