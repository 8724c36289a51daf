import { CACHE_PREFIX, CONFIGURATION_CACHE, PICTURE_CACHE } from './cacheNames.ts'

/** Pictures larger than this are not kept, nor more than so many. */
const PICTURE_BYTES = 512 * 1024
const PICTURES = 120
const CONFIGURATIONS = 2

/** Forgets what was put in first. */
async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys()
  const over = keys.slice(0, Math.max(keys.length - most, 0))
  await Promise.all(over.map((key) => cache.delete(key)))
}

/** Only what its server calls public: pictures of people are not. */
async function mayKeep(answer: Response): Promise<boolean> {
  if (answer.status !== 200 || !/\bpublic\b/.test(answer.headers.get('cache-control') ?? ''))
    return false
  return (await answer.clone().blob()).size <= PICTURE_BYTES
}

/** Keeps a picture, if it may be kept. */
export async function keepPicture(url: string, answer: Response): Promise<void> {
  if (!(await mayKeep(answer))) return
  const cache = await caches.open(PICTURE_CACHE)
  await cache.put(url, answer)
  await trim(cache, PICTURES)
}

/** Keeps the present configuration and the one before. */
export async function keepConfiguration(url: string, answer: Response): Promise<void> {
  if (answer.status !== 200) return
  const cache = await caches.open(CONFIGURATION_CACHE)
  await cache.put(url, answer)
  await trim(cache, CONFIGURATIONS)
}

/** Removes the caches of earlier builds. */
export async function removeOldCaches(current: string): Promise<void> {
  const names = new Set([current, PICTURE_CACHE, CONFIGURATION_CACHE])
  const isOld = (name: string) => name.startsWith(CACHE_PREFIX) && !names.has(name)
  const old = (await caches.keys()).filter(isOld)
  await Promise.all(old.map((name) => caches.delete(name)))
}
