import { whenIdle } from './whenIdle.ts'

const NEAR = 'login-near'
/** The home page's own work comes first: the drawer takes memory and a long task. */
const SETTLED_MS = 4000

/** Tells that a pointer or the focus has come near the login entry. */
export const loginNear = () => dispatchEvent(new Event(NEAR))

/** Calls `prepare` when the login is likely to be asked for, or the browser has had nothing to do for a while. */
export function onLoginNear(prepare: () => void): () => void {
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
