import { useEffect } from 'react'

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/** Makes the browser ask before the tab is closed while it has unsaved input. */
export function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    addEventListener('beforeunload', askBeforeLeaving)
    return () => removeEventListener('beforeunload', askBeforeLeaving)
  }, [isNeeded])
}
