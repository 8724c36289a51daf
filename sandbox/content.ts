import type { RaceInfo } from '../src/api/race.ts'
import type { SiteConfigSource } from '../src/api/siteConfig.ts'
import { edition2024 } from '../src/preview/edition2024.ts'
import { raceInfo2024 } from '../src/preview/raceInfo2024.ts'
import { translations2024 } from '../src/preview/translations2024.ts'

/** What a fresh sandbox publishes. */
export interface Content {
  config: SiteConfigSource
  raceInfo: RaceInfo
  translations: Record<string, { zh: string; en: string }>
}

export const content2024: Content = {
  config: edition2024,
  raceInfo: raceInfo2024,
  translations: translations2024,
}
