import { useEffect, useState } from 'react'
import type { Photo } from '#api/race/photos.ts'
import { Lightbox } from '#components/lightbox/Lightbox.tsx'
import { LightboxPicture } from '#components/lightbox/LightboxPicture.tsx'
import type { LightboxState } from '#components/lightbox/useLightbox.ts'
import { useText } from '#i18n/useText.ts'
import { PhotoActions } from './PhotoActions.tsx'
import { photoLabel } from './photoLabel.ts'
import { type EnteredTakedowns, TakedownDialog } from './takedown/TakedownDialog.tsx'

interface Props {
  photo: Photo | undefined
  at: number
  count: number
  view: LightboxState
  isChosen: boolean
  onSelect: (index: number, isChosen: boolean) => void
  onNeed: (index: number) => void
  onTakenDown: (photoId: string) => void
  takedowns: EnteredTakedowns
}

/** A full-window photo with its actions. */
export function PhotoView({ photo, at, count, view, isChosen, ...on }: Props) {
  const site = useText()
  const { t } = site
  const [leaving, setLeaving] = useState<Photo>()
  const { onNeed } = on
  const isMissing = photo === undefined
  useEffect(() => {
    if (isMissing) onNeed(at)
  }, [isMissing, at, onNeed])

  const label = photo && photoLabel(photo, at, site)
  return (
    <>
      <Lightbox
        title={label?.caption ?? t('site.loading')}
        caption={label?.place === label?.km ? '' : (label?.km ?? '')}
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
              onSelect={(isNow) => on.onSelect(at, isNow)}
              onTakedown={() => setLeaving(photo)}
            />
          )
        }
      >
        {photo && <LightboxPicture key={photo.url} src={photo.url} alt={label?.alt ?? ''} />}
      </Lightbox>
      {leaving && (
        <TakedownDialog
          photo={leaving}
          entered={on.takedowns}
          onTakenDown={on.onTakenDown}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}
