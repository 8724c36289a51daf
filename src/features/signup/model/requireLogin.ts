import { useEffect } from 'react'
import { waitForDialogHistory } from '#lib/hooks/useCloseOnBack.ts'
import { openLogin, useLoginDrawer } from '#stores/loginDrawer.ts'
import { sessionWiring, useSession } from '#stores/session.ts'

/** A token whose account is unknown does not count as a login. */
const isLoggedIn = () => sessionWiring.readAccountId() !== ''

/**
 * Opens the login drawer unless the visitor is logged in. Resolves to true after a login, to false
 * if the drawer is closed instead.
 */
export async function requireLogin(): Promise<boolean> {
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

/**
 * For a page that needs an account (spec §6): opens the login drawer on arrival if needed, and
 * returns whether the visitor is logged in. If the drawer is closed, the page shows its own
 * message.
 */
export function useRequireLogin(): boolean {
  useEffect(() => void requireLogin(), [])
  return useSession(isLoggedIn)
}
