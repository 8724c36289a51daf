import { createContext, useContext } from 'react'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { createRace, type Race } from './race.ts'

export const RaceContext = createContext<Race>(createRace())

/** The race that the components around show. */
export const useRace = (): Race => useContext(RaceContext)

/** The race's configuration. Use only in what is rendered while the site is open. */
export function useConfig(): SiteConfig {
  const { config } = useRace()
  if (!config) throw new Error('the site is not open')
  return config
}
