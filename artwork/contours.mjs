/** @typedef {[number, number]} Point */
/** @typedef {(x: number, y: number) => number} Field */

const CELL = 8

/**
 * Edges of a cell that a contour crosses, for each of the 16 combinations of corners above the
 * level (bits: top left 8, top right 4, bottom right 2, bottom left 1). Higher ground is always on
 * the same side.
 * @type {('n' | 'e' | 's' | 'w')[][]}
 */
const CROSSINGS = [
  [],
  ['w', 's'],
  ['s', 'e'],
  ['w', 'e'],
  ['e', 'n'],
  ['w', 'n', 'e', 's'],
  ['s', 'n'],
  ['w', 'n'],
  ['n', 'w'],
  ['n', 's'],
  ['n', 'e', 's', 'w'],
  ['n', 'e'],
  ['e', 'w'],
  ['e', 's'],
  ['s', 'w'],
  [],
]

/** @param {number} value */
export const round = (value) => Math.round(value * 10) / 10

/**
 * Closed rings around the ground above `level`.
 * @param {Field} field
 * @param {number} level
 * @param {number} width
 * @param {number} height
 */
export function ringsAbove(field, level, width, height) {
  const margin = CELL * 2
  /** Surrounds the field with low ground, so that every contour is a closed ring. @type {Field} */
  const padded = (x, y) =>
    x < -margin || y < -margin || x > width + margin || y > height + margin
      ? -1
      : field(x, y) - level
  /** @type {Map<string, Point>} */
  const next = new Map()
  for (let y = -margin - CELL; y < height + margin + CELL; y += CELL)
    for (let x = -margin - CELL; x < width + margin + CELL; x += CELL) addCell(padded, x, y, next)
  return [...linked(next)].filter((ring) => ring.length > 6)
}

/**
 * @param {Field} field
 * @param {number} x
 * @param {number} y
 * @param {Map<string, Point>} next
 */
function addCell(field, x, y, next) {
  const [nw, ne, se, sw] = [
    field(x, y),
    field(x + CELL, y),
    field(x + CELL, y + CELL),
    field(x, y + CELL),
  ]
  const share = (/** @type {number} */ a, /** @type {number} */ b) => (CELL * a) / (a - b)
  /** @type {Record<string, () => Point>} */
  const at = {
    n: () => [round(x + share(nw, ne)), y],
    e: () => [x + CELL, round(y + share(ne, se))],
    s: () => [round(x + share(sw, se)), y + CELL],
    w: () => [x, round(y + share(nw, sw))],
  }
  const bits = (nw > 0 ? 8 : 0) + (ne > 0 ? 4 : 0) + (se > 0 ? 2 : 0) + (sw > 0 ? 1 : 0)
  const crossed = (CROSSINGS[bits] ?? []).map((side) => at[side]?.() ?? [x, y])
  for (let index = 0; index + 1 < crossed.length; index += 2) {
    const [from, to] = [crossed[index], crossed[index + 1]]
    if (from && to && String(from) !== String(to)) next.set(String(from), /** @type {Point} */ (to))
  }
}

/** @param {Map<string, Point>} next */
function* linked(next) {
  for (const start of next.keys()) {
    /** @type {Point[]} */
    const ring = []
    for (let key = start, to = next.get(key); to; to = next.get(key)) {
      next.delete(key)
      ring.push(to)
      key = String(to)
    }
    yield ring
  }
}

/**
 * Rounds the corners of a ring: every point becomes the control point between two midpoints.
 * @param {Point[]} ring
 */
export function softRing(ring) {
  const middle = ring.map(([x, y], index) => {
    const [a, b] = ring[(index + 1) % ring.length] ?? [x, y]
    return [round((x + a) / 2), round((y + b) / 2)]
  })
  const curves = ring.map((_, index) => {
    const handle = ring[(index + 1) % ring.length]
    return `Q${handle?.join(' ')} ${middle[(index + 1) % ring.length]?.join(' ')}`
  })
  return `M${middle[0]?.join(' ')}${curves.join('')}Z`
}
