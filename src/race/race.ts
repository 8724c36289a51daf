import { createZone, type RaceZone } from '#domain/raceZone.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'

/** A race, and what its dates, prices and texts take from it. */
export interface Race {
  /** '' while no site is open. */
  id: string
  /** undefined while no site is open. */
  config: SiteConfig | undefined
  zone: RaceZone
}

/** The race of a configuration; without one, what holds until the race is known. */
export const createRace = (id = '', config?: SiteConfig): Race => ({
  id,
  config,
  zone: createZone(config?.race?.timeZone),
})
