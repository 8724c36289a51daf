import { whenIdle } from '../boot/whenIdle.ts'

const NEAR = 'login-near'
/** The home page's own work comes first: the drawer needs memory and a long task. */
const SETTLED_MS = 4000

/** Called when the pointer or the focus gets near the login entry. */
export const preloadLogin = () => dispatchEvent(new Event(NEAR))

/**
 * Calls `prepare` when a login is likely, or the browser has been idle for a while. Returns a
 * function that cancels it.
 */
export function onLoginPreload(prepare: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const once = () => {
    if (signal.aborted) return
    ending.abort()
    prepare()
  }
  addEventListener(NEAR, once, { signal })
  const timer = setTimeout(() => whenIdle(once), SETTLED_MS)
  return () => {
    clearTimeout(timer)
    ending.abort()
  }
}
