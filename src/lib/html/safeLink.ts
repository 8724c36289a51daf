/** An address whose host contains a space is invalid. */
const OUTSIDE = /^(?:https?:)?\/\/[^\s/?#]+(?:[/?#]|$)/i
const PATH = /^\/(?!\/)/
const SCHEMES = new Set(['http:', 'https:'])
const SPACE = /[\p{Zs}\uFEFF]/gu
const SPACES_AROUND = /^[\p{Zs}\p{Cf}]+|[\p{Zs}\p{Cf}]+$/gu
/**
 * Browsers strip or rewrite these in URLs, so that the opened address differs from the displayed
 * one.
 */
const TRICKY = /[\p{Cc}\p{Zl}\p{Zp}\\]/u

/** An address without the spaces and invisible characters that were typed or copied around it. */
export const trimmedAddress = (value: string): string => value.replace(SPACES_AROUND, '')

/** The address with its spaces percent-encoded; '' if a browser would read it as another one. */
function encodedSpaces(value: string): string {
  const address = trimmedAddress(value)
  return TRICKY.test(address) ? '' : address.replace(SPACE, encodeURIComponent)
}

/**
 * The URL if `value` is an external link (http, https or `//`, spec §2 "Header and footer"), else
 * null. Every link from data goes through here.
 */
export function safeLink(value: string): string | null {
  if (!OUTSIDE.test(trimmedAddress(value))) return null
  const address = encodedSpaces(value)
  if (!address) return null
  try {
    const url = new URL(address, location.href)
    return SCHEMES.has(url.protocol) && url.host ? url.href : null
  } catch {
    return null
  }
}

/** The path of a file or route of this site, from its root; null for any other address. */
export function sitePath(value: string): string | null {
  const path = encodedSpaces(value)
  return PATH.test(path) ? path : null
}

/**
 * The URL of a picture, video or file from data: a path of this site, or an external link, upgraded
 * to https as the security policy requires.
 */
export function safeSource(value: string): string | undefined {
  const path = sitePath(value)
  const address = path ?? safeLink(value)
  const isOwn = path !== null || !address || new URL(address).hostname === location.hostname
  return (isOwn ? address : address.replace(/^http:/, 'https:')) ?? undefined
}

/** Whether `value` leads anywhere: an external link, or a route of the site. */
export const isLink = (value: string): boolean =>
  safeLink(value) !== null || insidePath(value) !== null

/**
 * The path if `value` is a route of the site (`/home`, `#/home` or `/#/home`), else null. An empty
 * part would turn the rest of the path into another host once it is resolved.
 */
export function insidePath(value: string): string | null {
  const path = sitePath(trimmedAddress(value).replace(/^\/?#/, ''))
  return path === null || /^[^?#]*\/\//.test(path) ? null : path
}
