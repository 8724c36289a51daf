import { whenIdle } from './whenIdle.ts'

const NEAR = 'login-near'

/** Tells that a pointer or the focus has come near the login entry. */
export const loginNear = () => dispatchEvent(new Event(NEAR))

/** Calls `prepare` when the login is likely to be asked for, or the browser has nothing to do. */
export function onLoginNear(prepare: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const once = () => {
    if (signal.aborted) return
    ending.abort()
    prepare()
  }
  addEventListener(NEAR, once, { signal })
  whenIdle(once)
  return () => ending.abort()
}
