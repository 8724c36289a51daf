import { decodeUri } from '../decodeUri.ts'

/** Prefix of all ids in content, so that they cannot clash with the page's own. */
const PREFIX = 'content-'
const NAME = /^[\p{L}\p{N}_.:-]{1,80}$/u

/** The id in the page of the content section `name`. */
export function sectionId(name: string): string | null {
  if (!NAME.test(name)) return null
  return name.startsWith(PREFIX) ? name : PREFIX + name
}

/** The name, in links, of the section with this id. */
export const sectionName = (id: string): string => id.slice(PREFIX.length)

const routeOf = (hash: string) => /^#\/[^#?]*/.exec(hash)?.[0] ?? '#/'

/** A link to a section of the current page: the route's hash, with the section in its query. */
export function sectionLink(name: string): string | null {
  const id = sectionId(decodeUri(name) ?? name)
  return id && `${routeOf(location.hash)}?section=${encodeURIComponent(sectionName(id))}`
}

/** The id of the section that a link's hash targets, if it is one of the current page. */
export function linkedSection(hash: string): string | null {
  if (routeOf(hash) !== routeOf(location.hash)) return null
  return sectionId(new URLSearchParams(hash.split('?')[1]).get('section') ?? '')
}

/**
 * Scrolls the section `#id` into view, opens it and focuses it. Returns false if `root` has no such section.
 */
export function showSection(root: ParentNode, hash: string): boolean {
  const section = root.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}`)
  if (!section) return false
  const disclosure = section.closest('details')
  if (disclosure) disclosure.open = true
  section.tabIndex = -1
  section.scrollIntoView()
  section.focus({ preventScroll: true })
  return true
}
