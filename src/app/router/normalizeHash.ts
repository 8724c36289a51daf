/** Replaces addresses that cannot be decoded: shows the not-found page, as for unknown ones. */
const UNREADABLE = '#/not-found'
const HOME = '#/home'

function isReadable(hash: string): boolean {
  try {
    // The result must be used, or a minifier removes the call.
    return decodeURIComponent(hash) !== ''
  } catch {
    return false
  }
}

/**
 * Replaces a hash that the router could not decode, before the router reads it; and an empty one,
 * so that the home page is drawn at once instead of after a redirect.
 */
function normalizeHash(): void {
  const { hash } = location
  const isEmpty = hash === '' || hash === '#' || hash === '#/'
  const tidy = isEmpty ? HOME : isReadable(hash) ? hash : UNREADABLE
  if (tidy !== hash) history.replaceState(history.state, '', tidy)
}

/** Normalises the hash from now on. Must be called before the router starts to listen. */
export function keepHashNormal(): void {
  normalizeHash()
  for (const event of ['hashchange', 'popstate']) addEventListener(event, normalizeHash, true)
}
