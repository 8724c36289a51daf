import { useEffect } from 'react'
import { loginAsked, loginClosed, useLoginDrawer } from '../../stores/loginDrawer.ts'
import { useSession } from '../../stores/session.ts'
import { entryAdded, entryLeft, isLeavingEntry, isOnEntry } from './drawerEntry.ts'

/** Back closes the drawer, Forward opens it again; the page under it stays where it is. */
export function useBackCloses(): void {
  const isOpen = useLoginDrawer((state) => state.isOpen)
  useEffect(() => {
    if (isOpen) entryAdded()
    else void entryLeft()
  }, [isOpen])
  useEffect(() => {
    const follow = () => {
      if (isLeavingEntry()) return
      if (!isOnEntry()) loginClosed()
      else if (!useSession.getState().token) loginAsked()
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
}
