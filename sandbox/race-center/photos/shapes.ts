export type Point = [x: number, y: number]

/** Drawing primitives in the picture's own units, rendered as SVG or as pixels. */
export type Shape =
  | { kind: 'polygon'; points: Point[]; fill: string }
  | { kind: 'circle'; x: number; y: number; radius: number; fill: string }
  /** `x` is the centre, `y` the baseline. */
  | { kind: 'text'; x: number; y: number; size: number; text: string; fill: string }

export interface Picture {
  width: number
  height: number
  shapes: Shape[]
}

export const rectangle = (x: number, y: number, width: number, height: number, fill: string) => {
  const points: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  return { kind: 'polygon' as const, points, fill }
}

/** A thick line with round ends. */
export function limb(from: Point, to: Point, width: number, fill: string) {
  const [[x1, y1], [x2, y2]] = [from, to]
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [dx, dy] = [((y2 - y1) / length) * (width / 2), ((x1 - x2) / length) * (width / 2)]
  const points: Point[] = [
    [x1 + dx, y1 + dy],
    [x2 + dx, y2 + dy],
    [x2 - dx, y2 - dy],
    [x1 - dx, y1 - dy],
  ]
  const ends = [from, to].map(([x, y]): Shape => ({
    kind: 'circle',
    x,
    y,
    radius: width / 2,
    fill,
  }))
  return [{ kind: 'polygon' as const, points, fill }, ...ends]
}

const round = (value: number) => Math.round(value * 10) / 10
const FONT = "'PingFang SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif"

function element(shape: Shape): string {
  if (shape.kind === 'circle') {
    const { x, y, radius, fill } = shape
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`
  }
  if (shape.kind === 'polygon') {
    const points = shape.points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')
    return `<polygon points="${points}" fill="${shape.fill}"/>`
  }
  const { x, y, size, text, fill } = shape
  return `<text x="${round(x)}" y="${round(y)}" font-size="${round(size)}" fill="${fill}">${text}</text>`
}

/**
 * Renders the picture as SVG. Texts are not escaped: they come from the sandbox and contain no
 * markup.
 */
export function toSvg({ width, height, shapes }: Picture): string {
  const body = shapes.map(element).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${FONT}" font-weight="700" text-anchor="middle">${body}</svg>`
}
