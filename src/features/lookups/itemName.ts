import type { SiteConfig } from '../../api/siteConfig.ts'
import type { Language } from '../../i18n/language.ts'
import { localized } from '../../i18n/localized.ts'

/** What the configuration calls an item; its id where it does not say. */
export function itemName(
  { raceItems }: Pick<SiteConfig, 'raceItems'>,
  itemId: string,
  language: Language,
): string {
  const item = raceItems.find((candidate) => candidate.itemId === itemId)
  return (item && localized(item, 'name', language)) || itemId
}
