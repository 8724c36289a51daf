import { CACHE, hashOf } from './build.ts'
import { cachePicture } from './cacheFiles.ts'
import { CACHE_PREFIX, PICTURE_CACHE } from './cacheNames.ts'
import { fetchAsset, hasTypeOf } from './verifyResponse.ts'

/**
 * If a page of a few kilobytes has not arrived by then, nothing else would load either: the cached
 * one opens at once and requests updates itself.
 */
const PAGE_MS = 5000

/** A file cached by this build, else by an earlier one that is not completely replaced yet. */
async function findCached(path: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  for (const name of new Set([CACHE, ...names])) {
    const cached = await caches.match(path, { cacheName: name })
    if (cached) return cached
  }
  return undefined
}

const afterPageMs = () => new Promise<undefined>((done) => setTimeout(done, PAGE_MS))

/** Whether a response is shown: any but 404 and server errors. */
const isUsable = ({ status }: Response) => status !== 404 && status < 500

/** The page from the network; the cached one if the network fails or is too slow. */
export async function pageResponse(event: FetchEvent): Promise<Response> {
  const fresh = fetch(event.request)
  const response = await Promise.race([fresh.catch(() => undefined), afterPageMs()])
  if (response && isUsable(response)) return response
  return (await findCached('/')) ?? fresh
}

/** A file named by its content: a cached copy is always current, since its hash was checked. */
export async function assetResponse({ request }: FetchEvent): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!hashOf(pathname)) {
    const cached = await findCached(pathname)
    return cached && hasTypeOf(pathname, cached) ? cached : fetch(request)
  }
  const cached = await caches.match(pathname, { cacheName: CACHE })
  if (cached) return cached
  const response = await fetchAsset(pathname)
  const cache = await caches.open(CACHE)
  await cache.put(pathname, response.clone())
  return response
}

/** Without CORS, the type and size of another host's picture would be unknown. */
const requestPicture = (request: Request, cache: RequestCache) =>
  new URL(request.url).origin === location.origin
    ? fetch(request, { cache })
    : fetch(request.url, { mode: 'cors', credentials: 'omit', cache }).catch(() => fetch(request))

/**
 * Fetches a picture; if the response is not one, the browser's cache may be at fault and is
 * bypassed.
 */
async function fetchPicture(request: Request): Promise<Response> {
  const response = await requestPicture(request, 'default')
  const isOther = response.ok && !hasTypeOf(new URL(request.url).pathname, response)
  return isOther ? requestPicture(request, 'reload') : response
}

/** The cached picture at once, updated in the background; otherwise the network's. */
export async function pictureResponse(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const fresh = fetchPicture(event.request)
  event.waitUntil(
    fresh.then((response) => cachePicture(url, response.clone())).catch(() => undefined),
  )
  const cached = await caches.match(url, { cacheName: PICTURE_CACHE })
  return cached && hasTypeOf(new URL(url).pathname, cached) ? cached : fresh
}
