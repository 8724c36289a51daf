import { ringsAbove, softRing } from './contours.mjs'

export const WIDTH = 1200
export const HEIGHT = 430

/** Middle, spread and height of each hill. */
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
const LOW = [243, 240, 228]
const HIGH = [133, 168, 148]
const LEVELS = 13

/** @param {number} x @param {number} y */
function height(x, y) {
  const wx = x + 22 * Math.sin(y / 41 + 0.6) + 9 * Math.sin(x / 23 + y / 31)
  const wy = y + 16 * Math.sin(x / 53 + 1.1) + 8 * Math.cos(x / 29 - y / 19)
  const hills = HILLS.map(([cx = 0, cy = 0, rx = 1, ry = 1, top = 0]) => {
    return top * Math.exp(-(((wx - cx) / rx) ** 2) - ((wy - cy) / ry) ** 2)
  })
  const ground = 0.2 * (1 - y / HEIGHT) + 0.025 * Math.sin(x / 61) * Math.cos(y / 37)
  return ground + hills.reduce((sum, hill) => sum + hill, 0)
}

/** Long dabs across the slope, as a knife leaves them in wood. @param {number} x @param {number} y */
const dabs = (x, y) =>
  Math.sin((x * 0.75 + y) / 8 + 1.6 * Math.sin(x / 57)) * Math.sin((x - y * 0.6) / 26 + y / 90)

/** How much of the light from the north-west is missing. @param {number} x @param {number} y */
const shadow = (x, y) => height(x - 8, y - 8) - height(x + 8, y + 8) + 0.06 * dabs(x, y)

/** @param {(x: number, y: number) => number} field @param {number} level */
const area = (field, level) => ringsAbove(field, level, WIDTH, HEIGHT).map(softRing).join('')

/** Tinted steps, the shaded flanks and the contour lines of the ground. */
export function relief() {
  const steps = Array.from({ length: LEVELS }, (_, step) => {
    const share = step / (LEVELS - 1)
    const tint = LOW.map((low, band) => Math.round(low + ((HIGH[band] ?? 0) - low) * share))
    const line = `stroke="#2f6b53" stroke-opacity=".32" stroke-width="${step % 4 === 0 ? 1.1 : 0.6}"`
    return `<path d="${area(height, 0.16 + step * 0.09)}" fill="rgb(${tint.join()})" ${line}/>`
  })
  const shades = [0.1, 0.17].map((level) => {
    return `<path d="${area(shadow, level)}" fill="#143329" fill-opacity=".09"/>`
  })
  const lights = [0.1, 0.15].map((level) => {
    return `<path d="${area((x, y) => -shadow(x, y), level)}" fill="#fffdf4" fill-opacity=".2"/>`
  })
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f6f3ea"/>${steps.join('')}${shades.join('')}${lights.join('')}`
}
