import { environment } from './environment.ts'
import { LOCAL_HOST } from './localHost.ts'

/**
 * Whether the page is on the environment's own host (or on this machine). On others, the
 * environment's notices and addresses belong to a different race.
 */
export const isMainHost = (): boolean =>
  location.hostname === environment.domain || LOCAL_HOST.test(location.hostname)
