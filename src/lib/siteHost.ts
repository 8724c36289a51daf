/**
 * Part of the site's HTML; responses of intermediaries (a captive portal, a proxy error) lack it.
 */
const PAGE_MARK = 'class="shell"'
/** Time-out; the visitor has a working page meanwhile. */
const ANSWER_MS = 10_000

/**
 * Whether the host serves the site's page, bypassing all caches. Checked before leaving a working
 * page.
 */
export async function isSiteReachable(): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })
    return answer.ok && (await answer.text()).includes(PAGE_MARK)
  } catch {
    return false
  }
}
