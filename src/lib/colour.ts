/** A colour in OKLCH: lightness from 0 to 1, chroma, hue in degrees. */
export interface Colour {
  light: number
  chroma: number
  hue: number
}
type Triple = [number, number, number]

/** Matrices of https://bottosson.github.io/posts/oklab/ */
const RGB_TO_LMS: Triple[] = [
  [0.41222, 0.53633, 0.05145],
  [0.2119, 0.6807, 0.1074],
  [0.0883, 0.28172, 0.62998],
]
const LMS_TO_LAB: Triple[] = [
  [0.21045, 0.79362, -0.00407],
  [1.978, -2.42859, 0.45059],
  [0.0259, 0.78277, -0.80868],
]
const LAB_TO_LMS: Triple[] = [
  [1, 0.39634, 0.2158],
  [1, -0.10556, -0.06385],
  [1, -0.08948, -1.29149],
]
const LMS_TO_RGB: Triple[] = [
  [4.07674, -3.30771, 0.23097],
  [-1.26844, 2.60976, -0.34132],
  [-0.0042, -0.70342, 1.70761],
]
const DEGREE = Math.PI / 180

const each = ([a, b, c]: Triple, change: (part: number) => number): Triple => [
  change(a),
  change(b),
  change(c),
]
const multiply = ([first, second, third]: Triple[], by: Triple): Triple => {
  const dot = ([a, b, c]: Triple = [0, 0, 0]) => a * by[0] + b * by[1] + c * by[2]
  return [dot(first), dot(second), dot(third)]
}
const toLinear = (part: number) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
const toGamma = (part: number) =>
  part <= 0.00313 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055

/** Reads `#rrggbb`. */
export function parseColour(hex: string): Colour {
  const number = parseInt(hex.slice(1), 16)
  const rgb: Triple = [number >> 16, (number >> 8) & 255, number & 255]
  const lms = multiply(
    RGB_TO_LMS,
    each(rgb, (part) => toLinear(part / 255)),
  )
  const [light, a, b] = multiply(LMS_TO_LAB, each(lms, Math.cbrt))
  return { light, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) / DEGREE }
}

/** Linear RGB; a colour that no screen shows loses chroma until one does. */
function linearOf({ light, chroma, hue }: Colour): Triple {
  const lab: Triple = [light, chroma * Math.cos(hue * DEGREE), chroma * Math.sin(hue * DEGREE)]
  const rgb = multiply(
    LMS_TO_RGB,
    each(multiply(LAB_TO_LMS, lab), (part) => part ** 3),
  )
  if (chroma > 0.001 && rgb.some((part) => part < -0.001 || part > 1.001))
    return linearOf({ light, chroma: chroma * 0.95, hue })
  return each(rgb, (part) => Math.min(Math.max(part, 0), 1))
}

/** Red, green and blue from 0 to 255. */
export const channelsOf = (colour: Colour): number[] =>
  linearOf(colour).map((part) => Math.round(255 * toGamma(part)))

/** Relative luminance, from 0 to 1 (WCAG 2.2). */
export function luminanceOf(colour: Colour): number {
  const [red, green, blue] = linearOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
