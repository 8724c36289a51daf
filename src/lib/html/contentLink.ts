import { sectionLink } from './contentSection.ts'
import { isPicture } from './inlinePictures.ts'
import { insidePath, safeLink, safeSource, sitePath, trimmedAddress } from './safeLink.ts'

/** A plain address only: no subject, copies or text that the visitor did not write. */
const MAIL = /^mailto:[\w.+-]+@[\w.-]+$/i
/** Editors write a phone number as it is read. */
const TEL = /^tel:[+\d][\d\s().-]*$/i
const FILE = /\.[a-z\d]{2,5}(?:[?#].*)?$/i

/**
 * The target of a link in content: another site, a mail or phone address, a section of the same
 * content, a file or a route of the site; null for anything else.
 */
export function contentLink(value: string): string | null {
  const address = trimmedAddress(value)
  if (MAIL.test(address)) return address
  if (TEL.test(address)) return address.replace(/[\s().]/g, '')
  if (/^#(?!\/)/.test(address)) return sectionLink(address.slice(1))
  const file = sitePath(address)
  if (file && FILE.test(file)) return file
  const path = insidePath(address)
  return path ? `#${path}` : safeLink(address)
}

/**
 * URL of a picture in content, or the picture itself in base64; `blob:` URLs are created by the site
 * itself from a visitor's file.
 */
export function contentSource(value: string): string | null {
  const isOwnBlob = value.startsWith(`blob:${location.origin}/`)
  return isOwnBlob || isPicture(value) ? value : (safeSource(value) ?? null)
}
