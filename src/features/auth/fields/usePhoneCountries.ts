import { environment } from '../../../api/http/environment.ts'
import { useSite } from '../../../stores/site.ts'

/**
 * The countries whose phones the account service takes: those that the race names, in its order, or all
 * of them. The first is preselected.
 */
export function usePhoneCountries() {
  const race = useSite(({ state }) => (state.kind === 'open' ? state.config.race : undefined))
  const all = environment.phoneCountries
  const named = race?.phoneCountries.flatMap((wanted) => all.filter(({ code }) => code === wanted))
  return named?.length ? named : all
}
