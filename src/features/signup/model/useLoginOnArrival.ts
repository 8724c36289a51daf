import { useEffect } from 'react'
import { useIsLoggedIn } from '#stores/session.ts'
import { ensureLoggedIn } from './ensureLoggedIn.ts'

/**
 * For a page that needs an account (spec §6): opens the login drawer on arrival if needed, and
 * returns whether the visitor is logged in. If the drawer is closed, the page shows its own
 * message.
 */
export function useLoginOnArrival(): boolean {
  useEffect(() => void ensureLoggedIn(), [])
  return useIsLoggedIn()
}
