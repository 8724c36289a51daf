/**
 * Part of the site's HTML; responses of intermediaries (a captive portal, a proxy error) lack it.
 */
const PAGE_MARK = 'class="shell"'
/** Time-out; the visitor has a working page meanwhile. */
const TIMEOUT_MS = 10_000

/**
 * Whether the host serves the site's page, bypassing all caches. Checked before leaving a working
 * page.
 */
export async function isSiteReachable(): Promise<boolean> {
  try {
    const response = await fetch('/', {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok && (await response.text()).includes(PAGE_MARK)
  } catch {
    return false
  }
}
