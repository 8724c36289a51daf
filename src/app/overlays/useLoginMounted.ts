import { startTransition, useEffect, useState } from 'react'
import { ignore } from '#lib/report.ts'
import { useLoginDrawer } from '#stores/loginDrawer.ts'
import { useHasToken } from '#stores/session.ts'
import { useSite } from '#stores/site.ts'
import { LoginDrawer } from './lazyLogin.ts'
import { onLoginPreload } from './preloadLogin.ts'

/**
 * Whether the login drawer is mounted, open or closed. It is loaded and mounted closed before its
 * first use, because its first rendering takes long.
 */
export function useLoginMounted(): boolean {
  const isOpen = useLoginDrawer((state) => state.isOpen)
  const isSiteOpen = useSite(({ state }) => state.kind === 'open')
  const hasToken = useHasToken()
  const [isLoaded, setLoaded] = useState(false)
  const isLikely = isSiteOpen && !hasToken
  useEffect(() => {
    if (isLoaded || !(isOpen || isLikely)) return
    const load = () => {
      const markLoaded = () => startTransition(() => setLoaded(true))
      LoginDrawer.preload().then(markLoaded, ignore('a click retries and shows the error'))
    }
    if (!isOpen) return onLoginPreload(load)
    load()
  }, [isLoaded, isOpen, isLikely])
  return isLoaded || isOpen
}
