import type { SiteConfig } from '#site-config/siteConfig.ts'
import type { Language } from '#i18n/languages.ts'
import { localized } from '#i18n/localized.ts'

/** The configured name of an event, or its id. */
export function itemName(
  { raceItems }: Pick<SiteConfig, 'raceItems'>,
  itemId: string,
  language: Language,
): string {
  const item = raceItems.find((candidate) => candidate.itemId === itemId)
  return (item && localized(item, 'name', language)) || itemId
}
