import {
  assetAnswer,
  configurationAnswer,
  pageAnswer,
  pictureAnswer,
  type RequestEvent,
} from './answers.ts'
import { CACHE_PREFIX } from './cacheNames.ts'
import { keepPicture, removeOldCaches } from './keep.ts'
import { ruleFor } from './rules.ts'

/** Set at build time: the build's name, its files that are kept ahead, and the file host's origin. */
declare const VERSION: string
declare const AHEAD: string[]
declare const FILE_HOST: string

declare function skipWaiting(): Promise<void>
declare const clients: { claim: () => Promise<void> }
declare const registration: ServiceWorkerRegistration

const CACHE = CACHE_PREFIX + VERSION
const origins = { own: location.origin, files: FILE_HOST || location.origin }

type WorkEvent = Pick<RequestEvent, 'waitUntil'> & Event
const isWork = (event: Event): event is WorkEvent => 'waitUntil' in event
const isRequest = (event: Event): event is RequestEvent => 'respondWith' in event

const during = (work: () => Promise<unknown>) => (event: Event) => {
  if (isWork(event)) event.waitUntil(work())
}

/** Page and files of one build are kept together, so that they fit each other. */
async function keepAhead() {
  const cache = await caches.open(CACHE)
  await cache.addAll([new Request('/', { cache: 'no-cache' }), ...AHEAD])
  await skipWaiting()
}

async function takeOver() {
  await removeOldCaches(CACHE)
  await registration.navigationPreload.enable()
  await clients.claim()
}

/** Keeps pictures that the first visit showed before there was a worker. */
const keepShown = (urls: string[]) =>
  Promise.allSettled(
    urls
      .map((url) => new Request(url, { credentials: 'omit' }))
      .filter((request) => ruleFor(request, origins) === 'picture')
      .map(async (request) => keepPicture(request.url, await fetch(request))),
  )

addEventListener('install', during(keepAhead))
addEventListener('activate', during(takeOver))
addEventListener('message', (event: MessageEvent<{ shown: string[] }>) => {
  during(() => keepShown(event.data.shown))(event)
})
addEventListener('fetch', (event) => {
  if (!isRequest(event)) return
  const rule = ruleFor(event.request, origins)
  if (rule === 'page') event.respondWith(pageAnswer(event, CACHE))
  if (rule === 'asset') event.respondWith(assetAnswer(event, CACHE))
  if (rule === 'configuration') event.respondWith(configurationAnswer(event))
  if (rule === 'picture') event.respondWith(pictureAnswer(event))
})
