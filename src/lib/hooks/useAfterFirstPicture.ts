import { useSyncExternalStore } from 'react'

/** Maximum time that other pictures wait for the page's first one. */
const MAX_WAIT_MS = 2500

let isShown = !document.documentElement.classList.contains('shell-is-home')
const listeners = new Set<() => void>()

/** The first picture has loaded or failed: the others may load. */
export function markFirstPictureShown(): void {
  isShown = true
  for (const listener of listeners) listener()
}
if (!isShown) setTimeout(markFirstPictureShown, MAX_WAIT_MS)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether pictures below the first may load: browsers fetch lazy ones far too early. */
export const useAfterFirstPicture = (): boolean => useSyncExternalStore(subscribe, () => isShown)
