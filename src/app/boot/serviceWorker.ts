import { environment } from '#environment/environment.ts'
import { CACHE_PREFIX } from '#service-worker/cacheNames.ts'

const SCRIPT = '/sw.js'

/** URLs of the pictures loaded so far during this visit. */
const shownPictures = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => 'initiatorType' in entry && entry.initiatorType === 'img')
    .map(({ name }) => name)

async function start(): Promise<void> {
  const isFirstVisit = !navigator.serviceWorker.controller
  await navigator.serviceWorker.register(SCRIPT)
  const { active } = await navigator.serviceWorker.ready
  // The message also makes the worker retry what it could not cache before.
  active?.postMessage({ shown: isFirstVisit ? shownPictures() : [] })
}

async function stop(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { scriptURL = '' } = registration.active ?? {}
    if (scriptURL.endsWith(SCRIPT)) await registration.unregister()
  }
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX)) await caches.delete(name)
  }
}

/** Starts the service worker, or removes an earlier one if the environment has none. */
export async function syncServiceWorker(isWanted = environment.hasServiceWorker): Promise<void> {
  // Browsers support it on secure origins only.
  if (!('serviceWorker' in navigator)) return
  await (isWanted ? start() : stop())
}
