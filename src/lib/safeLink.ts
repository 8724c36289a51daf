const OUTSIDE = /^(https?:)?\/\//i
const SCHEMES = new Set(['http:', 'https:'])
/** Browsers drop or rewrite these inside an address, so that what is read is not what is opened. */
const TRICKY = /[\s\p{Cc}\\]/u

/**
 * The address when `value` is an outside link (http, https or `//`, spec §2 "Header and footer"),
 * else null. Every link that comes from data goes through here.
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
 * The address of a picture, film or file from data: a path of this site or an outside link, by TLS
 * as the policy has it.
 */
export function safeSource(value: string): string | undefined {
  const isPath = /^\/(?!\/)/.test(value) && !TRICKY.test(value)
  const address = isPath ? value : safeLink(value)
  const isOwn = isPath || !address || new URL(address).hostname === location.hostname
  return (isOwn ? address : address.replace(/^http:/, 'https:')) ?? undefined
}

/** The path when `value` is a place inside the site (`/home` or `#/home`), else null. */
export function insidePath(value: string): string | null {
  const path = value.replace(/^#/, '')
  return /^\/(?!\/)/.test(path) && !TRICKY.test(path) ? path : null
}
