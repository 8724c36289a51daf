import { create } from 'zustand'
import type { Country } from '#api/basic/country.ts'
import type { CloudType } from '#api/user/cloudType.ts'
import type { ConfigLocation } from '#api/website/websiteInfo.ts'
import { raceNow } from '#domain/raceDates.ts'
import { createRace, NO_RACE, type Race } from '#race/race.ts'
import { withCardsAt } from '#site-config/cardTimes.ts'
import type { RaceInfo } from '#site-config/raceInfo.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'

/** Where the current configuration came from. */
export type ConfigSource = 'published' | 'cached' | 'preview'

export type SiteState =
  | { kind: 'starting' }
  | { kind: 'unbound' | 'unpublished' }
  | { kind: 'failed'; error: unknown }
  | {
      kind: 'open'
      raceId: string
      config: SiteConfig
      source: ConfigSource
      /**
       * Epoch ms at which the copy was cached, if the current configuration could not be loaded.
       */
      staleSince?: number
    }

interface Site {
  state: SiteState
  /** The race of the open site; a neutral one while none is open. */
  race: Race
  website: ConfigLocation | null
  raceInfo: RaceInfo | null
  cloudProvider: CloudType
  countries: Country[]
}

/** What is known about the race and its site. */
export const useSite = create<Site>(() => ({
  state: { kind: 'starting' },
  race: NO_RACE,
  website: null,
  raceInfo: null,
  cloudProvider: 'aliyun',
  countries: [],
}))

export function setSite(state: SiteState): void {
  const race = state.kind === 'open' ? createRace(state.raceId, state.config) : NO_RACE
  useSite.setState({ state, race })
}

const openCards = (config: SiteConfig | undefined) =>
  config?.searchConfigList.map(({ openStatus }) => openStatus).join()

/** Opens and closes the cards that follow their times. */
export function updateCards(): void {
  const { state, race } = useSite.getState()
  if (state.kind !== 'open') return
  const config = withCardsAt(state.config, raceNow(race.zone), race.zone)
  if (openCards(config) !== openCards(race.config)) useSite.setState({ race: { ...race, config } })
}

export const setWebsite = (website: ConfigLocation) => useSite.setState({ website })
export const setRaceInfo = (raceInfo: RaceInfo) => useSite.setState({ raceInfo })
export const setCloudProvider = (cloudProvider: CloudType) => useSite.setState({ cloudProvider })
export const setCountries = (countries: Country[]) => useSite.setState({ countries })
