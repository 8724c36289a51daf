/** Weights are in characters; each node counts as this many. */
const NODE = 24
/** Sanitised and rendered in one go: a little more than a screen. */
const SLICE = 12_000
/** Heavier blocks are split. */
const BLOCK = 48_000

/** Maximum depth at which split elements are kept as wrappers around their parts. */
const MAX_DEPTH = 24

/** The weight of a node with its descendants, counted only up to the limit for splitting. */
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

/** Splits a large element into copies: numbering of lists continues, tables repeat their head. */
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
  else if (block instanceof Element && depth < MAX_DEPTH) yield* elementParts(block, depth)
  else for (const child of [...block.childNodes]) yield* partsOf(child, depth)
}

/**
 * The contents of `parent` in slices small enough for one task each. Removes the nodes from their
 * parents.
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
