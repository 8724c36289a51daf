import { hasRegistrationAgreement } from '#site-config/agreement.ts'
import { type SiteState, useSite } from '#stores/site.ts'

function closedSite({ state }: { state: SiteState }): 'unpublished' | 'noAgreement' | undefined {
  if (state.kind !== 'open') return undefined
  if (state.source === 'preview') return 'unpublished'
  return hasRegistrationAgreement(state.config) ? undefined : 'noAgreement'
}

/** Why nobody can sign up on this site at all, whatever the race's dates; undefined if they can. */
export const useClosedSite = () => useSite(closedSite)
