/** Weights are counted in characters; a node weighs as much as so many of them. */
const NODE = 24
/** What is sanitised and shown in one go: a screen and more. */
const SLICE = 12_000
/** A block that is heavier does not stay whole. */
const BLOCK = 48_000

/** How deep elements are kept around the parts of what is in them. */
const DEEPEST = 24

/** The weight of a node with all that is in it, counted no further than to that of a big block. */
function weigh(root: Node): number {
  const walker = document.createTreeWalker(root)
  let weight = 0
  for (let node: Node | null = root; node && weight < BLOCK; node = walker.nextNode()) {
    weight += NODE + (node instanceof Text ? node.length : 0)
  }
  return weight
}

function* textParts(text: Text): Generator<Text> {
  for (let rest = text; ;) {
    if (rest.length <= SLICE) return yield rest
    const { data } = rest
    const end = Math.max(data.lastIndexOf('。', SLICE), data.lastIndexOf(' ', SLICE)) + 1
    const part = rest
    rest = rest.splitText(end || SLICE)
    yield part
  }
}

/** A big element in parts, each in a copy of its own: lists count on, tables repeat their head. */
function* elementParts(block: Element, depth: number): Generator<Element> {
  const head = block.querySelector(':scope > thead')?.cloneNode(true)
  let items = 0
  for (const nodes of slicesOf(block, depth + 1)) {
    const part = block.ownerDocument.importNode(block)
    part.append(...nodes)
    const count = part.childElementCount
    if (items > 0) {
      part.removeAttribute('id')
      if (head) part.prepend(head.cloneNode(true))
      if (part instanceof HTMLOListElement) part.start += items
    }
    items += count
    yield part
  }
}

function* partsOf(block: Node, depth: number): Generator<Node> {
  if (weigh(block) < BLOCK) yield block
  else if (block instanceof Text) yield* textParts(block)
  else if (block instanceof Element && depth < DEEPEST) yield* elementParts(block, depth)
  else for (const child of [...block.childNodes]) yield* partsOf(child, depth)
}

/**
 * What stands in `parent`, in slices that are each small enough for one task of the browser. The
 * nodes are taken out of their places.
 */
export function* slicesOf(parent: Node, depth = 0): Generator<Node[]> {
  let slice: Node[] = []
  let weight = 0
  for (const block of [...parent.childNodes]) {
    for (const part of partsOf(block, depth)) {
      slice.push(part)
      weight += weigh(part)
      if (weight < SLICE) continue
      yield slice
      slice = []
      weight = 0
    }
  }
  if (slice.length > 0) yield slice
}
