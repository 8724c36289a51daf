import type { Photo } from '../../../api/photos.ts'
import { Dialog } from '../../../components/Dialog.tsx'
import { useText } from '../../../i18n/useText.ts'
import { takePhotoDown } from '../../../api/photos.ts'
import { useLookup } from '../useLookup.ts'
import { useRaceId } from '../../../stores/raceId.ts'
import { TakeDownForm } from './TakeDownForm.tsx'

interface Props {
  photo: Photo
  onTakenDown: (photoId: string) => void
  onClose: () => void
}

/** Asks for a photo to be taken down: why, and the number under which it is dealt with. */
export function TakeDownDialog({ photo: { photoId }, onTakenDown, onClose }: Props) {
  const { t } = useText()
  const raceId = useRaceId()
  const { state, ask } = useLookup<string>()
  const send = (reason: string) =>
    ask(async () => {
      const requestId = await takePhotoDown({ raceId, photoId, reason })
      onTakenDown(photoId)
      return requestId
    })
  return (
    // The photo behind the dialog has keys of its own.
    <div role="presentation" onKeyDown={(event) => event.stopPropagation()}>
      <Dialog title={t('photos.takeDown')} closeLabel={t('site.close')} onClose={onClose}>
        {state.kind === 'answered' ? (
          <>
            <p role="status" className="dialog__text">
              {t('photos.takeDown.answer', { requestId: state.answer })}
            </p>
            <button type="button" className="button button--pine" onClick={onClose}>
              {t('site.close')}
            </button>
          </>
        ) : (
          <TakeDownForm
            isSending={state.kind === 'asking'}
            error={state.kind === 'failed' ? state.error : undefined}
            onSend={send}
          />
        )}
      </Dialog>
    </div>
  )
}
