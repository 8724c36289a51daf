const OUTSIDE = /^(https?:)?\/\//i
const SCHEMES = new Set(['http:', 'https:'])
/**
 * Browsers strip or rewrite these in URLs, so that the opened address differs from the displayed
 * one.
 */
const TRICKY = /[\s\p{Cc}\\]/u

/**
 * The URL if `value` is an external link (http, https or `//`, spec §2 "Header and footer"), else
 * null. Every link from data goes through here.
 */
export function safeLink(value: string): string | null {
  if (!OUTSIDE.test(value) || TRICKY.test(value)) return null
  try {
    const url = new URL(value, location.href)
    return SCHEMES.has(url.protocol) && url.host ? url.href : null
  } catch {
    return null
  }
}

/**
 * The URL of a picture, video or file from data: a path of this site, or an external link, upgraded
 * to https as the security policy requires.
 */
export function safeSource(value: string): string | undefined {
  const isPath = /^\/(?!\/)/.test(value) && !TRICKY.test(value)
  const address = isPath ? value : safeLink(value)
  const isOwn = isPath || !address || new URL(address).hostname === location.hostname
  return (isOwn ? address : address.replace(/^http:/, 'https:')) ?? undefined
}

/** Whether `value` leads anywhere: an external link, or a route of the site. */
export const isLink = (value: string): boolean =>
  safeLink(value) !== null || insidePath(value) !== null

/** The path if `value` is a route of the site (`/home` or `#/home`), else null. */
export function insidePath(value: string): string | null {
  const path = value.replace(/^#/, '')
  return /^\/(?!\/)/.test(path) && !TRICKY.test(path) ? path : null
}
