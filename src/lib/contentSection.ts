/** Before every id of content: no name of the page's own can be taken by it. */
const PREFIX = 'content-'
const NAME = /^[\p{L}\p{N}_.:-]{1,80}$/u
const PLACE = /^#\/[^#?]*/
const SECTION = new RegExp(`#(${PREFIX}.+)$`, 'u')

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

/** A link to a section of the page that is open; routes stand in the hash, sections behind them. */
export function sectionLink(name: string): string | null {
  const id = sectionId(decoded(name))
  return id && `${PLACE.exec(location.hash)?.[0] ?? ''}#${id}`
}

/** Brings the section that `href` names into view and moves the focus to it, if `root` has it. */
export function showSection(root: ParentNode, href: string): void {
  const id = SECTION.exec(decoded(href))?.[1]
  const section = id && root.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
  if (!section) return
  section.tabIndex = -1
  section.scrollIntoView()
  section.focus({ preventScroll: true })
}
