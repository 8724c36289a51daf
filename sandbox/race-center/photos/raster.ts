import { encodePng } from '../../png.ts'
import { GLYPH_ROWS, glyphsWidth, isDot, isDrawable } from './glyphs.ts'
import type { Picture, Shape } from './shapes.ts'

type Span = (y: number, from: number, to: number, fill: string) => void

function polygon(shape: Extract<Shape, { kind: 'polygon' }>, scale: number, span: Span): void {
  const points = shape.points.map(([x, y]) => ({ x: x * scale, y: y * scale }))
  const edges = points.map((from, i) => ({ from, to: points[(i + 1) % points.length] ?? from }))
  const heights = points.map(({ y }) => y)
  const [top, bottom] = [Math.floor(Math.min(...heights)), Math.ceil(Math.max(...heights))]
  for (let y = Math.max(0, top); y < bottom; y += 1) {
    const middle = y + 0.5
    const crossings: number[] = []
    for (const { from, to } of edges) {
      if (from.y > middle === to.y > middle) continue
      crossings.push(from.x + ((middle - from.y) / (to.y - from.y)) * (to.x - from.x))
    }
    crossings.sort((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      span(y, crossings[i] ?? 0, crossings[i + 1] ?? 0, shape.fill)
    }
  }
}

function circle(shape: Extract<Shape, { kind: 'circle' }>, scale: number, span: Span): void {
  const [x, y, radius] = [shape.x * scale, shape.y * scale, shape.radius * scale]
  for (let row = Math.floor(y - radius); row < y + radius; row += 1) {
    const half = Math.sqrt(Math.max(0, radius ** 2 - (row + 0.5 - y) ** 2))
    span(row, x - half, x + half, shape.fill)
  }
}

function text(shape: Extract<Shape, { kind: 'text' }>, scale: number, span: Span): void {
  if (!isDrawable(shape.text)) return
  const dot = Math.max(1, Math.round((shape.size * scale * 0.72) / GLYPH_ROWS))
  const left = Math.round(shape.x * scale - (glyphsWidth(shape.text) * dot) / 2)
  const top = Math.round(shape.y * scale) - GLYPH_ROWS * dot
  for (let y = 0; y < GLYPH_ROWS * dot; y += 1) {
    for (let column = 0; column < glyphsWidth(shape.text); column += 1) {
      if (!isDot(shape.text, column, Math.floor(y / dot))) continue
      span(top + y, left + column * dot, left + (column + 1) * dot, shape.fill)
    }
  }
}

/** Renders the picture as RGBA pixels, `width` per row. Fills must be `#rrggbb`. */
export function rasterise(picture: Picture, width: number): Uint8Array {
  const scale = width / picture.width
  const height = Math.round(picture.height * scale)
  const words = new Uint32Array(width * height)
  const colours = new Map<string, number>()
  // Byte order in memory: red, green, blue, alpha.
  const wordOf = (fill: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16))
    return ((255 << 24) | ((b ?? 0) << 16) | ((g ?? 0) << 8) | (r ?? 0)) >>> 0
  }
  const span: Span = (y, from, to, fill) => {
    if (y < 0 || y >= height) return
    const word = colours.get(fill) ?? wordOf(fill)
    colours.set(fill, word)
    const [first, last] = [Math.max(0, Math.round(from)), Math.min(width, Math.round(to))]
    if (first < last) words.fill(word, y * width + first, y * width + last)
  }
  for (const shape of picture.shapes) {
    if (shape.kind === 'polygon') polygon(shape, scale, span)
    else if (shape.kind === 'circle') circle(shape, scale, span)
    else text(shape, scale, span)
  }
  return new Uint8Array(words.buffer)
}

/** Renders the picture as PNG, `width` pixels wide. */
export const toPng = (picture: Picture, width: number) =>
  Uint8Array.from(encodePng(width, rasterise(picture, width)))
