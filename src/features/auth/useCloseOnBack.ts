import { useEffect } from 'react'
import { openLogin, closeLogin, useLoginDrawer } from '../../stores/loginDrawer.ts'
import { useSession } from '../../stores/session.ts'
import {
  addHistoryEntry,
  leaveHistoryEntry,
  isLeavingHistoryEntry,
  isOnHistoryEntry,
} from './drawerHistory.ts'

/** Back closes the drawer and Forward reopens it; the page below stays. */
export function useCloseOnBack(): void {
  const isOpen = useLoginDrawer((state) => state.isOpen)
  useEffect(() => {
    if (isOpen) addHistoryEntry()
    else void leaveHistoryEntry()
  }, [isOpen])
  useEffect(() => {
    const follow = () => {
      if (isLeavingHistoryEntry()) return
      if (!isOnHistoryEntry()) closeLogin()
      else if (!useSession.getState().token) openLogin()
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
}
