import type { Translate } from '#i18n/i18n.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from './useRace.ts'

/**
 * The site's texts about an event: in the variant for how it gives its places, as the events of a
 * race may differ. Those about an entry that costs nothing have the variant `free` instead.
 */
export function useItemText(itemId: string, isFree = false): Translate {
  const { t } = useText()
  const { raceItems } = useConfig()
  const mode = raceItems.find((item) => item.itemId === itemId)?.entryMode
  const context = isFree ? 'free' : mode
  return context ? (key, values) => t(key, { context, ...values }) : t
}
