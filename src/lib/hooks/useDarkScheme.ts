import { useSyncExternalStore } from 'react'

const root = () => document.documentElement

function subscribe(notify: () => void) {
  const observer = new MutationObserver(notify)
  observer.observe(root(), { attributes: true, attributeFilter: ['data-scheme'] })
  return () => observer.disconnect()
}

/** Whether the page is shown in the dark scheme (set by `src/start/theme.ts`). */
export const useDarkScheme = (): boolean =>
  useSyncExternalStore(subscribe, () => root().dataset['scheme'] === 'dark')
