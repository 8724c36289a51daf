import { useEffect, useRef } from 'react'
import type { Photo } from '#api/race/photos.ts'
import { requestTakedown, type Takedown } from '#api/race/takedown.ts'
import { Dialog, DialogText } from '#components/Dialog.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { useRequest } from '#lib/hooks/useRequest.ts'
import { useRace } from '#race/useRace.ts'
import { TakedownCode } from './TakedownCode.tsx'
import { TakedownForm, type TakedownInput } from './TakedownForm.tsx'
import styles from './TakedownDialog.module.css'

/** The outcome of a request: the photo has been removed or awaits the organiser. */
function TakedownResult({ request: { state, requestId } }: { request: Takedown }) {
  const { t } = useText()
  const result = useRef<HTMLParagraphElement>(null)
  // The button that led here is gone; focus continues from here.
  useEffect(() => result.current?.focus(), [])
  return (
    <DialogText ref={result} role="status" tabIndex={-1} className={styles.result}>
      {t(`photos.takedown.${state}`, { requestId })}
    </DialogText>
  )
}

/** The state that is kept of closed dialogs, by the id of the photo. */
export type EnteredTakedowns = Map<string, { input?: TakedownInput; request?: Takedown }>

interface Props {
  photo: Photo
  entered: EnteredTakedowns
  onTakenDown: (photoId: string) => void
  onClose: () => void
}

/**
 * Requests the takedown of a photo: the reason, then the request number. A runner who is logged
 * in, or who has the verification code sent to the phone, need not wait.
 */
export function TakedownDialog({ photo: { photoId }, entered, onTakenDown, onClose }: Props) {
  const { t } = useText()
  const { id: raceId } = useRace()
  const { state, run } = useRequest<Takedown>()
  const confirmation = useRequest<Takedown>()
  const before = entered.get(photoId)
  const note = (requested: Takedown) => {
    entered.set(photoId, { ...entered.get(photoId), request: requested })
    if (requested.state === 'takenDown') onTakenDown(photoId)
    return requested
  }
  const current = confirmation.state.kind === 'success' ? confirmation.state : state
  const request = current.kind === 'success' ? current.data : before?.request
  return (
    <Dialog title={t('photos.takedown')} closeLabel={t('site.close')} onClose={onClose}>
      {request ? (
        <>
          <TakedownResult key={request.state} request={request} />
          {request.state === 'waiting' && (
            <TakedownCode
              requestId={request.requestId}
              confirmation={confirmation}
              onConfirmed={note}
            />
          )}
          <Button variant="plain" onClick={onClose}>
            {t('site.close')}
          </Button>
        </>
      ) : (
        <TakedownForm
          initial={before?.input}
          onInput={(input) => entered.set(photoId, { ...entered.get(photoId), input })}
          isSending={state.kind === 'pending'}
          error={state.kind === 'error' ? state.error : undefined}
          onSend={(input) =>
            run(async () => note(await requestTakedown({ raceId, photoId, ...input })))
          }
        />
      )}
    </Dialog>
  )
}
