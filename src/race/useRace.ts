import { useContext } from 'react'
import type { RaceInfo } from '#site-config/raceInfo.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import type { Race } from './race.ts'
import { RaceContext } from './RaceContext.ts'
import { RaceInfoContext } from './RaceInfoContext.ts'

/** The race of the nearest `RaceProvider`. */
export const useRace = (): Race => useContext(RaceContext)

/** What the race service says about the race; null until it has answered. */
export const useRaceInfo = (): RaceInfo | null => useContext(RaceInfoContext)

/** The race's configuration. Use only in what is rendered while the site is open. */
export function useConfig(): SiteConfig {
  const { config } = useRace()
  if (!config) throw new Error('the site is not open')
  return config
}
