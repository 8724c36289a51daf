import { useSyncExternalStore } from 'react'

const media = () => matchMedia('(prefers-reduced-motion: reduce)')

const subscribe = (listener: () => void) => {
  const list = media()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the visitor prefers reduced motion. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, () => media().matches)
