import type { RaceZone } from '#domain/raceZone.ts'
import { cardSpan } from './raceTimes.ts'
import type { SearchCard, SiteConfig } from './siteConfig.ts'

function isWithinTimes(card: SearchCard, moment: number, zone: RaceZone): boolean {
  const { start, end } = cardSpan(card, zone)
  if (start === undefined && end === undefined) return false
  return moment >= (start ?? -Infinity) && moment < (end ?? Infinity)
}

/** The configuration at a moment (`raceNow`): cards that do not say whether they are open follow their times. */
export const withCardsAt = (config: SiteConfig, moment: number, zone: RaceZone): SiteConfig => ({
  ...config,
  searchConfigList: config.searchConfigList.map((card) => ({
    ...card,
    openStatus: card.openStatus ?? isWithinTimes(card, moment, zone),
  })),
})
