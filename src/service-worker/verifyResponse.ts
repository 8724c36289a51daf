import { appScript, hashOf } from './build.ts'

/** Time-out, the same as for the client's own calls. */
const FILE_MS = 60_000
/**
 * Files that are not needed soon give up early to free the network, and are tried again on the next
 * visit.
 */
const AHEAD_MS = 20_000

const typeOf = ({ headers }: Response) => headers.get('content-type') ?? ''

/** Whether a response has the type its path promises; a host's error page is HTML. */
export function hasTypeOf(path: string, response: Response): boolean {
  if (path.endsWith('.js')) return typeOf(response).includes('javascript')
  if (path.endsWith('.css')) return typeOf(response).startsWith('text/css')
  return typeOf(response).startsWith('image/')
}

/** Running fetches. */
const runningFetches = new Map<string, AbortController>()

async function fetchVerified(
  path: string,
  cache: RequestCache,
  limitMs: number,
): Promise<Response> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(), limitMs)
  runningFetches.set(path, control)
  try {
    const integrity = hashOf(path) ?? ''
    const response = await fetch(path, { integrity, cache, signal: control.signal })
    if (response.status !== 200 || !hasTypeOf(path, response)) throw new TypeError(`not ${path}`)
    return response
  } finally {
    clearTimeout(timer)
    if (runningFetches.get(path) === control) runningFetches.delete(path)
  }
}

/** The second try bypasses the browser's cache, which may hold a broken response. */
const fetchWithRetry = (path: string, limitMs: number) =>
  fetchVerified(path, 'default', limitMs).catch((error: unknown) => {
    if (runningFetches.has(path)) throw error
    return fetchVerified(path, 'reload', limitMs)
  })

/**
 * Fetches a file of this build that a page is waiting for, and verifies its content. A running
 * fetch of the same file is aborted: it belongs to an earlier page, and if it hangs, the browser
 * would hold this one back behind it. Throws if the file cannot be fetched.
 */
export function fetchAsset(path: string): Promise<Response> {
  const earlier = runningFetches.get(path)
  earlier?.abort()
  return earlier ? fetchVerified(path, 'reload', FILE_MS) : fetchWithRetry(path, FILE_MS)
}

/** The same for a file that no page is waiting for. */
export async function fetchAhead(path: string): Promise<Response> {
  if (runningFetches.has(path)) throw new TypeError(`${path} is under way`)
  return fetchWithRetry(path, AHEAD_MS)
}

async function requestPage(cache: RequestCache): Promise<Response> {
  const response = await fetch('/', { cache, signal: AbortSignal.timeout(AHEAD_MS) })
  const text = await response.clone().text()
  const isWhole = text.includes(appScript) && text.includes('</html>')
  if (response.status !== 200 || !typeOf(response).startsWith('text/html') || !isWhole)
    throw new TypeError('not the page')
  return response
}

/**
 * Fetches this build's page. Throws if it is anything else. Only the second try bypasses the
 * browser's cache: after that, Chrome compiles the page's scripts anew on the next visit.
 */
export const fetchPage = (): Promise<Response> =>
  requestPage('no-cache').catch(() => requestPage('reload'))
