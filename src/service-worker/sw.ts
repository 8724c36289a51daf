import { assetAnswer, pageAnswer, pictureAnswer, type RequestEvent } from './responses.ts'
import { origins } from './build.ts'
import { keepAhead, keepPicture, removeOldCaches } from './cacheFiles.ts'
import { ruleFor } from './rules.ts'

declare function skipWaiting(): Promise<void>
declare const clients: { claim: () => Promise<void> }
declare const registration: ServiceWorkerRegistration

/**
 * Longest time that installation waits for files: the worker is useful even without the last of
 * them.
 */
const INSTALL_MS = 10_000

type WorkEvent = Pick<RequestEvent, 'waitUntil'> & Event
const isWork = (event: Event): event is WorkEvent => 'waitUntil' in event
const isRequest = (event: Event): event is RequestEvent => 'respondWith' in event

const during = (work: () => Promise<unknown>) => (event: Event) => {
  if (isWork(event)) event.waitUntil(work())
}

async function install() {
  await Promise.race([keepAhead(), new Promise((done) => setTimeout(done, INSTALL_MS))])
  await skipWaiting()
}

async function takeOver() {
  await removeOldCaches()
  // An earlier build enabled it. Firefox answers with its own error page if a preload cannot connect.
  await registration.navigationPreload.disable()
  await clients.claim()
}

/** Caches what an earlier visit could not. */
async function keepTheRest() {
  await keepAhead()
  await removeOldCaches()
}

/** Caches pictures shown during the first visit, before there was a worker. */
const keepShown = (urls: string[]) =>
  Promise.allSettled(
    urls
      .map((url) => new Request(url, { credentials: 'omit' }))
      .filter((request) => ruleFor(request, origins) === 'picture')
      .map(async (request) => keepPicture(request.url, await fetch(request))),
  )

addEventListener('install', during(install))
addEventListener('activate', during(takeOver))
addEventListener('message', (event: MessageEvent<{ shown: string[] }>) => {
  during(() => Promise.all([keepTheRest(), keepShown(event.data.shown)]))(event)
})
addEventListener('fetch', (event) => {
  if (!isRequest(event)) return
  const rule = ruleFor(event.request, origins)
  if (rule === 'page') event.respondWith(pageAnswer(event))
  if (rule === 'asset') event.respondWith(assetAnswer(event))
  if (rule === 'picture') event.respondWith(pictureAnswer(event))
})
