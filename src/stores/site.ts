import { create } from 'zustand'
import type { CloudType } from '../api/cloudType.ts'
import type { Country } from '../api/country.ts'
import type { RaceInfo } from '../api/race.ts'
import type { SiteConfig } from '../api/siteConfig.ts'
import type { ConfigLocation } from '../api/website.ts'

/** Where the configuration on the screen came from. */
export type ConfigSource = 'published' | 'kept' | 'preview'

export type SiteState =
  | { kind: 'starting' }
  | { kind: 'unbound' }
  | { kind: 'failed'; error: unknown }
  | {
      kind: 'open'
      raceId: string
      config: SiteConfig
      source: ConfigSource
      /** Epoch ms of the kept copy, when the fresh configuration could not be had. */
      staleSince?: number
    }

interface Site {
  state: SiteState
  website: ConfigLocation | null
  raceInfo: RaceInfo | null
  cloudProvider: CloudType
  countries: Country[]
}

/** What is known of the race and its site. */
export const useSite = create<Site>(() => ({
  state: { kind: 'starting' },
  website: null,
  raceInfo: null,
  cloudProvider: 'aliyun',
  countries: [],
}))

export const siteChanged = (state: SiteState) => useSite.setState({ state })
export const websiteArrived = (website: ConfigLocation) => useSite.setState({ website })
export const raceInfoArrived = (raceInfo: RaceInfo) => useSite.setState({ raceInfo })
export const cloudProviderArrived = (cloudProvider: CloudType) =>
  useSite.setState({ cloudProvider })
export const countriesArrived = (countries: Country[]) => useSite.setState({ countries })

/** The configuration on the screen. Only for what is rendered while the site is open. */
export const useConfig = (): SiteConfig =>
  useSite(({ state }) => {
    if (state.kind !== 'open') throw new Error('the site is not open')
    return state.config
  })
