import { type Languages, localized } from '#i18n/localized.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'

/** The configured name of an event, or its id. */
export function itemName(
  { raceItems }: Pick<SiteConfig, 'raceItems'>,
  itemId: string,
  languages: Languages,
): string {
  const item = raceItems.find((candidate) => candidate.itemId === itemId)
  return (item && localized(item, 'name', languages)) || itemId
}
