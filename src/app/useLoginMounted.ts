import { startTransition, useEffect, useState } from 'react'
import { ignore } from '../lib/report.ts'
import { useLoginDrawer } from '../stores/loginDrawer.ts'
import { useSession } from '../stores/session.ts'
import { useSite } from '../stores/site.ts'
import { LoginDrawer } from './lazyLogin.ts'
import { onLoginNear } from './loginNear.ts'

/**
 * Whether the login drawer stands in the page, open or closed. It is fetched and mounted closed
 * ahead of its first use, because its first rendering takes long.
 */
export function useLoginMounted(): boolean {
  const isOpen = useLoginDrawer((state) => state.isOpen)
  const isSiteOpen = useSite(({ state }) => state.kind === 'open')
  const isSignedOut = useSession(({ token }) => token === null)
  const [isLoaded, setLoaded] = useState(false)
  const isLikely = isSiteOpen && isSignedOut
  useEffect(() => {
    if (isLoaded || !(isOpen || isLikely)) return
    const load = () => {
      const loaded = () => startTransition(() => setLoaded(true))
      LoginDrawer.preload().then(loaded, ignore('a click tries again, and says so'))
    }
    if (!isOpen) return onLoginNear(load)
    load()
  }, [isLoaded, isOpen, isLikely])
  return isLoaded || isOpen
}
