import type { SiteConfig } from './siteConfig.ts'

type Source = Pick<SiteConfig, 'eventStatus'>

/** Whether the race does not take place. */
export const isCancelled = ({ eventStatus }: Source): boolean => eventStatus?.kind === 'cancelled'

/** Whether the race has no day: nothing is counted down to, and no season follows from its dates. */
export const isCalledOff = ({ eventStatus }: Source): boolean =>
  eventStatus?.kind === 'cancelled' || eventStatus?.kind === 'postponed'
