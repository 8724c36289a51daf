import { type Translate, useText } from '../i18n/useText.ts'
import { useConfig } from './site.ts'

/**
 * The site's texts about an event: in the variant for how it gives its places, as the events of a
 * race may differ.
 */
export function useItemText(itemId: string): Translate {
  const { t } = useText()
  const { raceItems } = useConfig()
  const mode = raceItems.find((item) => item.itemId === itemId)?.entryMode
  return mode ? (key, values) => t(key, { context: mode, ...values }) : t
}
