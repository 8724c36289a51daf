import { origins } from './build.ts'
import { precache, cachePicture, removeOldCaches } from './cacheFiles.ts'
import { assetResponse, pageResponse, pictureResponse } from './responses.ts'
import { ruleFor } from './rules.ts'

// TypeScript's library declares the scope of workers of every kind.
declare const self: ServiceWorkerGlobalScope

/**
 * Longest time that installation waits for files: the worker is useful even without the last of
 * them.
 */
const INSTALL_MS = 10_000

async function install() {
  await Promise.race([precache(), new Promise((done) => setTimeout(done, INSTALL_MS))])
  await self.skipWaiting()
}

async function takeOver() {
  await removeOldCaches()
  // An earlier build enabled it. Firefox answers with its own error page if a preload cannot connect.
  await self.registration.navigationPreload.disable()
  await self.clients.claim()
}

/** Caches what an earlier visit could not. */
async function completeCache() {
  await precache()
  await removeOldCaches()
}

/** Caches pictures shown during the first visit, before there was a worker. */
const cacheShownPictures = (urls: string[]) =>
  Promise.allSettled(
    urls
      .map((url) => new Request(url, { credentials: 'omit' }))
      .filter((request) => ruleFor(request, origins) === 'picture')
      .map(async (request) => cachePicture(request.url, await fetch(request))),
  )

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  const { shown }: { shown: string[] } = event.data
  event.waitUntil(Promise.all([completeCache(), cacheShownPictures(shown)]))
})
self.addEventListener('fetch', (event) => {
  const rule = ruleFor(event.request, origins)
  if (rule === 'page') event.respondWith(pageResponse(event))
  if (rule === 'asset') event.respondWith(assetResponse(event))
  if (rule === 'picture') event.respondWith(pictureResponse(event))
})
