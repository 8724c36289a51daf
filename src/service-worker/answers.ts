import { keepConfiguration, keepPicture } from './keep.ts'

/** The event of a request, as far as it is used here; the DOM's types do not know it. */
export interface RequestEvent extends Event {
  readonly request: Request
  readonly preloadResponse: Promise<unknown>
  respondWith: (answer: Promise<Response>) => void
  waitUntil: (work: Promise<unknown>) => void
}

/** The page as the network has it; the kept one only where there is no network. */
export async function pageAnswer(event: RequestEvent, cacheName: string): Promise<Response> {
  try {
    const preloaded = await event.preloadResponse
    return preloaded instanceof Response ? preloaded : await fetch(event.request)
  } catch (error) {
    const kept = await caches.match('/', { cacheName })
    if (!kept) throw error
    return kept
  }
}

/** A file that is named by its content: the kept one is as good as any. */
export async function assetAnswer({ request }: RequestEvent, cacheName: string): Promise<Response> {
  const kept = await caches.match(request, { cacheName })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(cacheName)).put(request, answer.clone())
  return answer
}

export async function configurationAnswer(event: RequestEvent): Promise<Response> {
  const kept = await caches.match(event.request.url)
  if (kept) return kept
  const answer = await fetch(event.request)
  event.waitUntil(keepConfiguration(event.request.url, answer.clone()))
  return answer
}

/** Without CORS nobody could see what the picture of another host is, or how large. */
const askReadably = (request: Request) =>
  new URL(request.url).origin === location.origin
    ? fetch(request)
    : fetch(request.url, { mode: 'cors', credentials: 'omit' }).catch(() => fetch(request))

/** The kept picture at once, refreshed behind it; else the network's. */
export async function pictureAnswer(event: RequestEvent): Promise<Response> {
  const { url } = event.request
  const fresh = askReadably(event.request)
  event.waitUntil(fresh.then((answer) => keepPicture(url, answer.clone())).catch(() => undefined))
  return (await caches.match(url)) ?? fresh
}
