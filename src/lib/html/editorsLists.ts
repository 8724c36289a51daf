/** How the editor Quill numbers a list in a list, by its level; then again from the first. */
const NUMBERINGS = ['list-decimal', 'list-lower-alpha', 'list-lower-roman']
const INDENT = /(?:^|\s)ql-indent-(\d)(?:\s|$)/
const KINDS: Record<string, string> = {
  ordered: 'ol',
  bullet: 'ul',
  checked: 'ul',
  unchecked: 'ul',
}

interface OpenList {
  level: number
  tag: string
  element: Element
}

/** Puts the items of a flat list into lists of their kind, each level in the item before it. */
function nest(flat: Element) {
  /** The lists around the next item, outermost first. */
  let openLists: OpenList[] = []
  /** Numbers reached by level. A list goes on after one of the other kind, not after a parent. */
  let numbers: number[] = []
  for (const item of [...flat.children]) {
    const level = Number(INDENT.exec(item.className)?.[1] ?? 0)
    const tag = KINDS[item.getAttribute('data-list') ?? ''] ?? flat.localName
    openLists = openLists.filter(
      (list) => list.level < level || (list.level === level && list.tag === tag),
    )
    numbers = numbers.slice(0, level + 1)
    const parent = openLists.at(-1)
    let list = parent?.level === level ? parent.element : undefined
    if (!list) {
      list = flat.ownerDocument.createElement(tag)
      const numbering = NUMBERINGS[level % NUMBERINGS.length]
      if (level > 0 && tag === 'ol' && numbering) list.className = numbering
      const reached = numbers[level] ?? 0
      if (tag === 'ol' && reached > 0) list.setAttribute('start', String(reached + 1))
      const outer = parent?.element.lastElementChild
      if (outer) outer.append(list)
      else flat.before(list)
      openLists.push({ level, tag, element: list })
    }
    if (tag === 'ol') numbers[level] = (numbers[level] ?? 0) + 1
    list.append(item)
  }
  flat.remove()
}

/**
 * Quill writes all lists that follow each other as one, in which items say their kind and level
 * themselves: their numbers would be wrong.
 */
export function nestLists(root: Element): void {
  for (const list of root.querySelectorAll(
    'ol:has(> [data-list]),:is(ol,ul):has(> [class*=ql-indent-])',
  ))
    if ([...list.children].every(({ localName }) => localName === 'li')) nest(list)
}
