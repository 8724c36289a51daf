import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '#i18n/useText.ts'
import { followedRoute } from '#lib/followedRoute.ts'
import { waitForDialogHistory, useCloseOnBack } from '#lib/hooks/useCloseOnBack.ts'
import { useLeaveWarning } from '#lib/hooks/useLeaveWarning.ts'
import { ConfirmDialog } from '../fields/ConfirmDialog.tsx'

interface Props {
  /** Whether leaving the page now would lose something. */
  isNeeded: boolean
  /** Whether Back leaves the page. */
  isBackLeaving?: boolean
  /** What would be lost. */
  text: string
}

/** Asks before a page with unsaved input is left: by a link, by Back, by closing the tab. */
export function LeaveQuestion({ isNeeded, isBackLeaving = true, text }: Props) {
  const { t } = useText()
  const [leave, setLeave] = useState<() => void>()
  const [isLeaving, setLeaving] = useState(false)
  const isWatched = isNeeded && isBackLeaving && !leave && !isLeaving
  useLeaveWarning(isNeeded)
  useCloseOnBack(isWatched, () => setLeave(() => () => history.back()))

  const clicked = useEffectEvent((event: MouseEvent) => {
    const route = followedRoute(event)
    if (!route) return
    event.preventDefault()
    setLeave(() => () => {
      location.hash = route
    })
  })
  useEffect(() => {
    if (!isNeeded) return
    const onClick = (event: MouseEvent) => clicked(event)
    // In the capture phase, before the router follows the link.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [isNeeded])

  if (!leave) return null
  const goOn = async () => {
    setLeaving(true)
    setLeave(undefined)
    // The dialog's history entry must be left first.
    await waitForDialogHistory()
    leave()
  }
  return (
    <ConfirmDialog
      title={t('fields.leave')}
      text={text}
      yes={t('fields.leave.yes')}
      onYes={() => void goOn()}
      onNo={() => setLeave(undefined)}
    />
  )
}
