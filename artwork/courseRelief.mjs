import { ringsAbove, softRing } from './contours.mjs'

export const WIDTH = 1200
export const HEIGHT = 430

/** Centre (x, y), radii (x, y) and height of each hill. */
const HILLS = [
  [255, 120, 190, 84, 0.86],
  [40, 10, 170, 110, 0.55],
  [560, 40, 170, 80, 0.6],
  [812, 46, 230, 84, 1.02],
  [712, 268, 96, 92, 0.98],
  [1010, 96, 150, 90, 0.8],
  [900, 150, 110, 80, 0.5],
  [470, 250, 110, 60, 0.26],
  [1180, 150, 120, 120, 0.42],
]
const LEVELS = 13

/**
 * A relief: its hills (centre, radii, height), and colours of low and high ground, contour lines,
 * shaded and lit flanks, and paper.
 * @typedef {object} Look
 * @property {number[][]} hills
 * @property {number[]} low RGB
 * @property {number[]} high RGB
 * @property {string} line
 * @property {string} shade
 * @property {string} light
 * @property {string} paper
 */

/** @type {Look} */
const AUTUMN = {
  hills: HILLS,
  low: [243, 240, 228],
  high: [133, 168, 148],
  line: '#2f6b53',
  shade: '#143329',
  light: '#fffdf4',
  paper: '#f6f3ea',
}

/** @param {number[][]} all @param {number} x @param {number} y */
function heightOf(all, x, y) {
  const wx = x + 22 * Math.sin(y / 41 + 0.6) + 9 * Math.sin(x / 23 + y / 31)
  const wy = y + 16 * Math.sin(x / 53 + 1.1) + 8 * Math.cos(x / 29 - y / 19)
  const hills = all.map(([cx = 0, cy = 0, rx = 1, ry = 1, top = 0]) => {
    return top * Math.exp(-(((wx - cx) / rx) ** 2) - ((wy - cy) / ry) ** 2)
  })
  const ground = 0.2 * (1 - y / HEIGHT) + 0.025 * Math.sin(x / 61) * Math.cos(y / 37)
  return ground + hills.reduce((sum, hill) => sum + hill, 0)
}

/**
 * Long strokes across the slope, like knife marks in a woodcut. @param {number} x @param {number} y
 */
const dabs = (x, y) =>
  Math.sin((x * 0.75 + y) / 8 + 1.6 * Math.sin(x / 57)) * Math.sin((x - y * 0.6) / 26 + y / 90)

/** @param {(x: number, y: number) => number} field @param {number} level */
const area = (field, level) => ringsAbove(field, level, WIDTH, HEIGHT).map(softRing).join('')

/** Elevation tints, shaded flanks and contour lines. @param {Look} [look] */
export function relief({ hills, low, high, line, shade, light, paper } = AUTUMN) {
  const height = (/** @type {number} */ x, /** @type {number} */ y) => heightOf(hills, x, y)
  /** How much of the light from the north-west is missing. */
  const shadow = (/** @type {number} */ x, /** @type {number} */ y) =>
    height(x - 8, y - 8) - height(x + 8, y + 8) + 0.06 * dabs(x, y)
  const steps = Array.from({ length: LEVELS }, (_, step) => {
    const share = step / (LEVELS - 1)
    const tint = low.map((from, band) => Math.round(from + ((high[band] ?? 0) - from) * share))
    const stroke = `stroke="${line}" stroke-opacity=".32" stroke-width="${step % 4 === 0 ? 1.1 : 0.6}"`
    return `<path d="${area(height, 0.16 + step * 0.09)}" fill="rgb(${tint.join()})" ${stroke}/>`
  })
  const shades = [0.1, 0.17].map((level) => {
    return `<path d="${area(shadow, level)}" fill="${shade}" fill-opacity=".09"/>`
  })
  const lights = [0.1, 0.15].map((level) => {
    return `<path d="${area((x, y) => -shadow(x, y), level)}" fill="${light}" fill-opacity=".2"/>`
  })
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>${steps.join('')}${shades.join('')}${lights.join('')}`
}
