import { environment } from '#environment/environment.ts'

/** Whether the site may fetch from a URL: its own origin, or one of the environment's hosts. */
export function isReachable(url: string): boolean {
  const { origin } = new URL(url, location.href)
  return [location.origin, ...Object.values(environment.hosts)].includes(origin)
}
