import { stage } from '../api/stage.ts'
import { CACHE_PREFIX } from '../service-worker/cacheNames.ts'

const SCRIPT = '/sw.js'

/** Addresses of the pictures that this visit has loaded so far. */
const shownPictures = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => 'initiatorType' in entry && entry.initiatorType === 'img')
    .map(({ name }) => name)

async function start(): Promise<void> {
  const isFirstVisit = !navigator.serviceWorker.controller
  await navigator.serviceWorker.register(SCRIPT)
  const { active } = await navigator.serviceWorker.ready
  if (isFirstVisit) active?.postMessage({ shown: shownPictures() })
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

/** Starts the service worker, or takes away an earlier one where the stage has none. */
export async function settleServiceWorker(isWanted = stage.serviceWorker): Promise<void> {
  // Browsers have it on secure origins only.
  if (!('serviceWorker' in navigator)) return
  await (isWanted ? start() : stop())
}
