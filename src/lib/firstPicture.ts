import { useSyncExternalStore } from 'react'

/** Other pictures wait for the page's first one, but no longer than this. */
const LATEST_MS = 2500

let isShown = !document.documentElement.classList.contains('is-home')
const listeners = new Set<() => void>()

/** The first picture is there (or never will be): the others may begin. */
export function firstPictureShown(): void {
  isShown = true
  for (const listener of listeners) listener()
}
if (!isShown) setTimeout(firstPictureShown, LATEST_MS)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether pictures below the first may load: browsers fetch lazy ones far too early. */
export const useAfterFirstPicture = (): boolean => useSyncExternalStore(subscribe, () => isShown)
