import { useSite } from './site.ts'

/** The id of the site's race; '' if no site is open. */
export const useRaceId = (): string =>
  useSite(({ state }) => (state.kind === 'open' ? state.raceId : ''))
