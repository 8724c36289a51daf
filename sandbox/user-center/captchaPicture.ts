import { encodePng } from '../png.ts'

export const WIDTH = 320
export const HEIGHT = 160
export const PIECE = 48
/** Image pixels per CSS pixel. */
const DENSITY = 2

type Colour = readonly [number, number, number]

const DAWN: [Colour, Colour] = [
  [198, 216, 214],
  [250, 226, 196],
]
const SUN: Colour = [246, 178, 107]
/** Ridges from far to near. */
const RIDGES: { at: number; height: number; colour: Colour }[] = [
  { at: 70, height: 16, colour: [156, 184, 178] },
  { at: 92, height: 20, colour: [106, 145, 134] },
  { at: 116, height: 18, colour: [58, 102, 86] },
  { at: 140, height: 14, colour: [22, 56, 44] },
]
const INK: Colour = [20, 40, 32]
const EDGE: Colour = [255, 255, 255]
const MIST = 22

const mix = (a: Colour, b: Colour, part: number): Colour => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
]

/** Paints a dawn over ridges, varied by `random`. Returns the colour at each position. */
function paint(random: () => number) {
  const waves = RIDGES.map(() => [0.018, 0.043, 0.11].map((f) => [f, random() * 7] as const))
  const tops = RIDGES.map(({ at, height }, i) =>
    Array.from({ length: WIDTH * DENSITY }, (_, x) =>
      (waves[i] ?? []).reduce(
        (top, [f, phase], n) => top - (Math.sin((x / DENSITY) * f + phase) * height) / (n + 1),
        at,
      ),
    ),
  )
  const sun = { x: 40 + random() * 240, y: 28 + random() * 24, radius: 13 + random() * 6 }
  return (x: number, y: number): Colour => {
    const near = RIDGES.findLastIndex((_, i) => y >= (tops[i]?.[x * DENSITY] ?? HEIGHT))
    const ridge = RIDGES[near]
    if (ridge) {
      const below = y - (tops[near]?.[x * DENSITY] ?? 0)
      return mix(ridge.colour, DAWN[1], (Math.min(below, MIST) / MIST) * 0.22)
    }
    const isSun = Math.hypot(x - sun.x, y - sun.y) < sun.radius
    return isSun ? SUN : mix(DAWN[0], DAWN[1], y / 100)
  }
}

/**
 * Shape of the piece: a square with a round tab on the right. -1 outside, 0 on the edge, 1 inside.
 */
function shape(x: number, y: number): -1 | 0 | 1 {
  const body = Math.min(x, y, 38 - x, PIECE - 1 - y)
  const nose = 9 - Math.hypot(x - 38, y - PIECE / 2)
  const depth = Math.max(body, nose)
  if (depth < 0) return -1
  return depth < 1.5 ? 0 : 1
}

/**
 * A picture with a gap at `left`, `top` and the matching piece, as `data:` URLs. Both have twice
 * the pixels of their displayed size.
 */
export function drawCaptchaPicture(left: number, top: number, random = Math.random) {
  const colourAt = paint(random)
  const [wide, narrow] = [WIDTH * DENSITY, PIECE * DENSITY]
  const picture = new Uint8Array(wide * HEIGHT * DENSITY * 4)
  const piece = new Uint8Array(narrow * narrow * 4)
  for (let row = 0; row < HEIGHT * DENSITY; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      const [x, y] = [column / DENSITY, row / DENSITY]
      const colour = colourAt(x, y)
      const isNear = x >= left && y >= top && x < left + PIECE && y < top + PIECE
      const part = isNear ? shape(x - left, y - top) : -1
      const shown = part === -1 ? colour : mix(colour, part === 0 ? EDGE : INK, 0.6)
      picture.set([...shown, 255], (row * wide + column) * 4)
      if (part === -1) continue
      const cut = part === 0 ? mix(colour, EDGE, 0.85) : colour
      const at = (row - top * DENSITY) * narrow + column - left * DENSITY
      piece.set([...cut, 255], at * 4)
    }
  }
  const address = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`
  return {
    picture: address(encodePng(wide, picture)),
    piece: address(encodePng(narrow, piece)),
  }
}
