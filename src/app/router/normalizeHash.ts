import { decodeUri } from '#lib/decodeUri.ts'

/** Stands for addresses that cannot be decoded: it shows the not-found page, as any unknown one. */
export const NOT_FOUND = '/not-found'
const HOME = '#/home'

function readableHash(hash: string): string {
  if (hash === '' || hash === '#' || hash === '#/') return HOME
  return decodeUri(hash) === null ? `#${NOT_FOUND}` : hash
}

/**
 * Replaces a hash that the router could not decode, before the router reads it; and an empty one,
 * so that the home page is drawn at once instead of after a redirect.
 */
function normalizeHash(): void {
  const { hash } = location
  const tidy = readableHash(hash)
  if (tidy !== hash) history.replaceState(history.state, '', tidy)
}

/** Normalises the hash from now on. Must be called before the router starts to listen. */
export function normalizeHashOnChange(): void {
  normalizeHash()
  for (const event of ['hashchange', 'popstate']) addEventListener(event, normalizeHash, true)
}
