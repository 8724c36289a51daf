import { type ReactNode, useMemo } from 'react'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { createRace } from './race.ts'
import { RaceContext } from './useRace.ts'

interface Props {
  id: string
  /** undefined while no site is open. */
  config: SiteConfig | undefined
  children: ReactNode
}

/** Gives the components in it their race. */
export function RaceProvider({ id, config, children }: Props) {
  const race = useMemo(() => createRace(id, config), [id, config])
  return <RaceContext value={race}>{children}</RaceContext>
}
