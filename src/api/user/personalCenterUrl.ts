import { environment } from '#environment/environment.ts'
import { insidePath, safeLink } from '#lib/html/safeLink.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'

/**
 * URL of the personal centre (spec §2): in the race's own registration area, or in the
 * environment's if the race has none or an invalid one.
 */
export function personalCenterUrl({
  registrationSite,
}: Pick<SiteConfig, 'registrationSite'>): string {
  const [registrationArea = ''] = registrationSite.split('#')
  return `${safeLink(registrationArea) ?? insidePath(registrationArea) ?? environment.registrationSite}#/my/my-index`
}
