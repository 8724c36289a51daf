import { PHONE_BROWSER } from '#domain/phoneBrowser.ts'
import { environment } from '#environment/environment.ts'
import { report } from '#lib/report.ts'
import { readText, writeText } from '#lib/storage.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'

const REDIRECTED = 'mobileSite'

const isWithin = (hostname: string, domain: string) =>
  hostname === domain || hostname.endsWith(`.${domain}`)

/**
 * The address of a race's mobile site, seen from a page on `hostname`; null if phones may not be
 * sent there (spec §13): it must be https, on the page's own domain or the environment's root
 * domain, and on another host than the page.
 */
export function mobileAddress(mobileSite: string, hostname: string): URL | null {
  if (!URL.canParse(mobileSite)) return null
  const address = new URL(mobileSite)
  const domains = [hostname.replace(/^www\./, ''), environment.rootDomain]
  const isAllowed = domains.some((domain) => isWithin(address.hostname, domain))
  return address.protocol === 'https:' && isAllowed && address.hostname !== hostname
    ? address
    : null
}

/**
 * Sends a phone to the race's mobile site, with its hash. Once per tab, so that a mobile site that
 * sends it back makes no loop; never if the browser cannot remember that.
 */
export function followMobileSite({ mobileSite }: SiteConfig): void {
  if (!mobileSite || !PHONE_BROWSER.test(navigator.userAgent)) return
  if (readText(REDIRECTED, 'sessionStorage')) return
  const address = mobileAddress(mobileSite, location.hostname)
  if (!address) return report(`the mobile site ${mobileSite} is not allowed`)
  if (!writeText(REDIRECTED, 'true', 'sessionStorage')) return
  if (location.hash) address.hash = location.hash
  location.replace(address.href)
}
