import type { PageText } from './textIndex.ts'

const NOT_SHOWN = 'script, style, noscript, template, [hidden]'
/** So many elements around a text tell it from others that are the same. */
const LEVELS = 6

// Nodes of a frame are instances of its own classes.
const isText = (node: Node | null | undefined): node is Text => node?.nodeType === 3

/** The texts within a part of a page, in order; none if it has no such part. */
export function textNodesIn(part: Element | undefined): Text[] {
  if (!part) return []
  const found: Text[] = []
  // 4: texts.
  const walker = part.ownerDocument.createTreeWalker(part, 4)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isText(node) && node.data.trim() && !node.parentElement?.closest(NOT_SHOWN))
      found.push(node)
  return found
}

/** A text of a page, with the texts of the elements around it. */
export function pageTextOf(node: Text): PageText {
  const around: string[] = []
  let element = node.parentElement
  for (let level = 0; element && level < LEVELS; level++) {
    around.push(element.textContent.replaceAll(/\s+/g, ' '))
    element = element.parentElement
  }
  return { text: node.data, around }
}

/** The text at a point of a page; the first of the element, where a browser cannot tell or there is none. */
export function textNodeAt(page: Document, x: number, y: number): Text | undefined {
  const element = page.elementFromPoint(x, y)
  if (!element) return undefined
  const node =
    'caretPositionFromPoint' in page ? page.caretPositionFromPoint(x, y)?.offsetNode : undefined
  return isText(node) && element.contains(node) ? node : textNodesIn(element)[0]
}

/** Marks a text of a page and brings it into view. */
export function showText(node: Text): void {
  node.parentElement?.scrollIntoView({ block: 'center' })
  node.ownerDocument.getSelection()?.setBaseAndExtent(node, 0, node, node.length)
}
