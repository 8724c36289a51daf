import { precachedFiles, CACHE } from './build.ts'
import { CACHE_PREFIX, PICTURE_CACHE } from './cacheNames.ts'
import { fetchAhead, fetchPage, hasTypeOf } from './verifyResponse.ts'

/** Maximum size of a cached picture, and number of cached pictures. */
const MAX_PICTURE_BYTES = 512 * 1024
const MAX_PICTURES = 120

/** Removes the oldest entries. */
async function trim(cache: Cache, maxEntries: number): Promise<void> {
  const keys = await cache.keys()
  const over = keys.slice(0, Math.max(keys.length - maxEntries, 0))
  await Promise.all(over.map((key) => cache.delete(key)))
}

/** Caches only what its server marks as public: pictures of people are not. */
async function isCacheable(url: string, response: Response): Promise<boolean> {
  const isPublic = /\bpublic\b/.test(response.headers.get('cache-control') ?? '')
  if (response.status !== 200 || !isPublic || !hasTypeOf(new URL(url).pathname, response))
    return false
  return (await response.clone().blob()).size <= MAX_PICTURE_BYTES
}

/** Caches a picture if allowed. */
export async function cachePicture(url: string, response: Response): Promise<void> {
  if (!(await isCacheable(url, response))) return
  const cache = await caches.open(PICTURE_CACHE)
  await cache.put(url, response)
  await trim(cache, MAX_PICTURES)
}

/** Page and files of one build are cached together, so that they match. */
async function missingPaths(cache: Cache): Promise<string[]> {
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return ['/', ...Object.keys(precachedFiles)].filter((path) => !cached.has(path))
}

/** Caches what is still missing of this build. Files that fail now are tried again later. */
export async function precache(): Promise<void> {
  const cache = await caches.open(CACHE)
  const paths = await missingPaths(cache)
  await Promise.allSettled(
    paths.map(async (path) =>
      cache.put(path, await (path === '/' ? fetchPage() : fetchAhead(path))),
    ),
  )
}

/** Removes the caches of earlier builds once this one is complete. */
export async function removeOldCaches(): Promise<void> {
  if ((await missingPaths(await caches.open(CACHE))).length > 0) return
  const isOld = (name: string) =>
    name.startsWith(CACHE_PREFIX) && name !== CACHE && name !== PICTURE_CACHE
  const old = (await caches.keys()).filter(isOld)
  await Promise.all(old.map((name) => caches.delete(name)))
}
