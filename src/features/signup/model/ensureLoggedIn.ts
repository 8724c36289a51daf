import { waitForDialogHistory } from '#lib/hooks/useCloseOnBack.ts'
import { openLogin, useLoginDrawer } from '#stores/loginDrawer.ts'
import { isLoggedIn, useSession } from '#stores/session.ts'

/**
 * Opens the login drawer unless the visitor is logged in. Resolves to true after a login, to false
 * if the drawer is closed instead.
 */
export async function ensureLoggedIn(): Promise<boolean> {
  if (isLoggedIn()) return true
  openLogin()
  const isNow = await new Promise<boolean>((resolve) => {
    const finish = () => {
      if (!isLoggedIn() && useLoginDrawer.getState().isOpen) return
      for (const stop of stops) stop()
      resolve(isLoggedIn())
    }
    const stops = [useSession.subscribe(finish), useLoginDrawer.subscribe(finish)]
  })
  // The drawer's history entry is left first: the caller may navigate.
  await waitForDialogHistory()
  return isNow
}
