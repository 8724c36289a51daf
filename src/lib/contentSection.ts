/** Before every id of content: no name of the page's own can be taken by it. */
const PREFIX = 'content-'
const NAME = /^[\p{L}\p{N}_.:-]{1,80}$/u

/** The id under which a section of content that is called `name` stands in the page. */
export function sectionId(name: string): string | null {
  if (!NAME.test(name)) return null
  return name.startsWith(PREFIX) ? name : PREFIX + name
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

const routeOf = (hash: string) => /^#\/[^#?]*/.exec(hash)?.[0] ?? '#/'

/** A link to a section of the page that is open: the hash is the route's, its query names it. */
export function sectionLink(name: string): string | null {
  const id = sectionId(decoded(name))
  return id && `${routeOf(location.hash)}?section=${encodeURIComponent(id.slice(PREFIX.length))}`
}

/** The id of the section of the open page that a link's hash leads to, if it leads to one. */
export function linkedSection(hash: string): string | null {
  if (routeOf(hash) !== routeOf(location.hash)) return null
  return sectionId(new URLSearchParams(hash.split('?')[1]).get('section') ?? '')
}

/** Brings the section of `#id` into view and moves the focus to it; says whether `root` has it. */
export function showSection(root: ParentNode, hash: string): boolean {
  const section = root.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}`)
  if (!section) return false
  section.tabIndex = -1
  section.scrollIntoView()
  section.focus({ preventScroll: true })
  return true
}
