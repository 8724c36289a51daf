import { useSite } from './site.ts'

/** The race that the site is bound to. */
export const useRaceId = (): string =>
  useSite(({ state }) => (state.kind === 'open' ? state.raceId : ''))
