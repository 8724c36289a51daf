/** Where an address leads that cannot be decoded: to the not-found page, as unknown ones do. */
const UNREADABLE = '#/not-found'
const HOME = '#/home'

function isReadable(hash: string): boolean {
  try {
    // Its result is used, or a minifier takes the call away.
    return decodeURIComponent(hash) !== ''
  } catch {
    return false
  }
}

/**
 * Puts right, before the router reads it, a hash that it could not decode; and an empty one, so
 * that the home page is drawn at once instead of after a redirect.
 */
function tidyHash(): void {
  const { hash } = location
  const isEmpty = hash === '' || hash === '#' || hash === '#/'
  const tidy = isEmpty ? HOME : isReadable(hash) ? hash : UNREADABLE
  if (tidy !== hash) history.replaceState(history.state, '', tidy)
}

/** Keeps the hash tidy from now on. Called before the router starts to listen. */
export function keepHashTidy(): void {
  tidyHash()
  for (const event of ['hashchange', 'popstate']) addEventListener(event, tidyHash, true)
}
