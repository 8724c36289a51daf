/** How a request is answered; null leaves it to the browser. */
export type Rule = 'page' | 'asset' | 'picture' | null

/** What the rules need to know about a request. */
export interface RequestInfo {
  method: string
  url: string
  mode: string
  headers: { has: (name: string) => boolean }
}

/** Origins whose files may be cached: the site's own and its file host's. */
export interface Origins {
  site: string
  files: string
}

/** Headers of requests with a login or for part of a video. */
const NEVER_CACHED = ['token', 'authorization', 'range']
/** Paths of the services: their responses contain personal data. */
const SERVICE = /^\/[a-z]+-center\//
const ASSET = /^\/assets\/.+\.(?:js|css)$/
const PICTURE = /\.(?:avif|webp|png|jpe?g|gif|svg)$/

/**
 * How to answer a request. Searches, configurations (the site caches and verifies its own), service
 * calls and requests with a token are never touched.
 */
export function ruleFor(
  { method, url, mode, headers }: RequestInfo,
  { site, files }: Origins,
): Rule {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || NEVER_CACHED.some((name) => headers.has(name))) return null
  if ((origin !== site && origin !== files) || SERVICE.test(pathname)) return null
  // Routes are in the hash, so other paths on this host are not the site's.
  if (mode === 'navigate') return origin === site && pathname === '/' ? 'page' : null
  if (origin === site && ASSET.test(pathname)) return 'asset'
  return PICTURE.test(pathname) ? 'picture' : null
}
