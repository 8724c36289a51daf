import { useEffect } from 'react'
import { loginAsked, useLoginDrawer } from './loginDrawer.ts'
import { useSession } from './session.ts'

const isSignedIn = () => useSession.getState().token !== null

/**
 * Opens the login drawer when nobody is signed in. Resolves to true once somebody is, to false
 * when the drawer is closed instead.
 */
export async function accountNeeded(): Promise<boolean> {
  if (isSignedIn()) return true
  loginAsked()
  return new Promise((resolve) => {
    const settle = () => {
      if (!isSignedIn() && useLoginDrawer.getState().isOpen) return
      for (const stop of stops) stop()
      resolve(isSignedIn())
    }
    const stops = [useSession.subscribe(settle), useLoginDrawer.subscribe(settle)]
  })
}

/**
 * For a page that needs an account (spec §6): opens the login drawer on arrival without one, and
 * answers whether somebody is signed in. A closed drawer leaves the page with its own words.
 */
export function useAccountNeeded(): boolean {
  useEffect(() => void accountNeeded(), [])
  return useSession(({ token }) => token !== null)
}
