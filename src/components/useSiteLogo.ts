import { useSyncExternalStore } from 'react'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import { useRace } from '#race/useRace.ts'

const root = () => document.documentElement

function subscribe(notify: () => void) {
  const observer = new MutationObserver(notify)
  observer.observe(root(), { attributes: true, attributeFilter: ['data-scheme'] })
  return () => observer.disconnect()
}

/** Whether the page is shown in the dark scheme (set by `src/start/theme.ts`). */
const useDarkScheme = (): boolean =>
  useSyncExternalStore(subscribe, () => root().dataset['scheme'] === 'dark')

/**
 * Attributes of the logo's picture for the language and the colour scheme; undefined if there is
 * none. A logo for light backgrounds gets a light background in the dark scheme.
 */
export function useSiteLogo() {
  const { languages } = useText()
  const { config } = useRace()
  const isDark = useDarkScheme()
  if (!config) return undefined
  const onDark = isDark && safeSource(localized(config, 'logoDark', languages))
  if (onDark) return { src: onDark }
  const src = safeSource(localized(config, 'logo', languages))
  return src ? { src, 'data-scheme': isDark ? 'light' : undefined } : undefined
}
