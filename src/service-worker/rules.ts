/** How a request is answered; null is left to the browser alone. */
export type Rule = 'page' | 'asset' | 'configuration' | 'picture' | null

/** What the rules need to know of a request. */
export interface Asked {
  method: string
  url: string
  mode: string
  headers: { has: (name: string) => boolean }
}

/** Origins whose files may be kept: the site's own and its file host's. */
export interface Origins {
  own: string
  files: string
}

/** What signs a visitor in, or asks for a part of a film. */
const NEVER_KEPT = ['token', 'authorization', 'range']
/** Paths of the centres: their answers are about people. */
const CENTRE = /^\/[a-z]+-center\//
const ASSET = /^\/assets\//
/** A configuration is named by its content: another one has another name. */
const CONFIGURATION = /\.[\da-f]{8,32}\.json$/
const PICTURE = /\.(?:avif|webp|png|jpe?g|gif|svg)$/

/** How a request is to be answered. Look-ups, centres and whatever has a token are never touched. */
export function ruleFor({ method, url, mode, headers }: Asked, { own, files }: Origins): Rule {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || NEVER_KEPT.some((name) => headers.has(name))) return null
  if ((origin !== own && origin !== files) || CENTRE.test(pathname)) return null
  // Routes stand in the hash: other pages of this host are not the site's.
  if (mode === 'navigate') return origin === own && pathname === '/' ? 'page' : null
  if (origin === own && ASSET.test(pathname)) return 'asset'
  if (CONFIGURATION.test(pathname)) return 'configuration'
  return PICTURE.test(pathname) ? 'picture' : null
}
