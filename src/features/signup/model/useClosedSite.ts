import { hasRegistrationAgreement } from '#site-config/agreement.ts'
import { isCancelled } from '#site-config/eventStatus.ts'
import { type SiteState, useSite } from '#stores/site.ts'

type Reason = 'unpublished' | 'cancelled' | 'noAgreement'

function closedSite({ state }: { state: SiteState }): Reason | undefined {
  if (state.kind !== 'open') return undefined
  if (state.source === 'preview') return 'unpublished'
  if (isCancelled(state.config)) return 'cancelled'
  return hasRegistrationAgreement(state.config) ? undefined : 'noAgreement'
}

/** Why nobody can sign up on this site at all, whatever the race's dates; undefined if they can. */
export const useClosedSite = () => useSite(closedSite)
