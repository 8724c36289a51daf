import { create } from 'zustand'
import type { CloudType } from '#api/user/cloudType.ts'
import type { Country } from '#api/basic/country.ts'
import type { RaceInfo } from '#site-config/raceInfo.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { setEntryMode, setRaceTexts } from '#i18n/i18n.ts'
import { setZoneName } from '#i18n/zoneName.ts'
import { setCurrency } from '#i18n/money.ts'
import { commonEntryMode } from '#domain/entries.ts'
import type { ConfigLocation } from '#api/website/websiteInfo.ts'

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
  website: ConfigLocation | null
  raceInfo: RaceInfo | null
  cloudProvider: CloudType
  countries: Country[]
}

/** What is known about the race and its site. */
export const useSite = create<Site>(() => ({
  state: { kind: 'starting' },
  website: null,
  raceInfo: null,
  cloudProvider: 'aliyun',
  countries: [],
}))

export const setSite = (state: SiteState) => useSite.setState({ state })

// What texts and dates take from the race, outside React too.
useSite.subscribe(({ state }, before) => {
  if (state === before.state) return
  const config = state.kind === 'open' ? state.config : undefined
  setZoneName(config?.race)
  setCurrency(config?.race?.currency)
  setRaceTexts(config?.texts)
  setEntryMode(commonEntryMode(config?.raceItems ?? []))
})

export const setWebsite = (website: ConfigLocation) => useSite.setState({ website })
export const setRaceInfo = (raceInfo: RaceInfo) => useSite.setState({ raceInfo })
export const setCloudProvider = (cloudProvider: CloudType) => useSite.setState({ cloudProvider })
export const setCountries = (countries: Country[]) => useSite.setState({ countries })
