import { useSyncExternalStore } from 'react'

const media = () => window.matchMedia?.('(prefers-reduced-motion: reduce)')

const subscribe = (listener: () => void) => {
  const list = media()
  list?.addEventListener('change', listener)
  return () => list?.removeEventListener('change', listener)
}

/** Whether the visitor asked for less motion. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, () => media()?.matches ?? false)
