/** @typedef {import('./contours.mjs').Point} Point */

export const FULL_KM = 42.195
export const HALF_KM = 21.0975
/** Shizi Ridge, the highest point of the course. */
export const SUMMIT_KM = 31.5
const PIECES = 24

/**
 * The loop from the square via the gorge and the ridge and back, on a sheet of 1200 × 430.
 * @type {Point[]}
 */
const STOPS = [
  [140, 322],
  [225, 300],
  [320, 318],
  [401, 283],
  [380, 220],
  [455, 160],
  [553, 184],
  [640, 130],
  [740, 97],
  [826, 145],
  [792, 196],
  [868, 240],
  [930, 196],
  [990, 178],
  [1080, 212],
  [1098, 262],
  [1057, 298],
  [985, 316],
  [885, 297],
  [792, 328],
  [715, 326],
  [610, 311],
  [524, 335],
  [390, 363],
  [253, 362],
  [180, 346],
]

/** @param {Point | undefined} a @param {Point | undefined} b @param {Point | undefined} c @param {Point | undefined} d @param {number} t @returns {Point} */
function between(a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0], t) {
  const blend = (/** @type {0 | 1} */ axis) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
  return [blend(0), blend(1)]
}

/**
 * A smooth curve through points, closed or open.
 * @param {Point[]} stops
 * @param {boolean} [closed]
 * @returns {Point[]}
 */
export function smoothLine(stops, closed = false) {
  const count = stops.length
  const stop = (/** @type {number} */ index) =>
    stops[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)]
  const spans = closed ? count : count - 1
  return Array.from({ length: spans * PIECES + 1 }, (_, piece) => {
    const index = Math.floor(piece / PIECES)
    const t = (piece % PIECES) / PIECES
    return between(stop(index - 1), stop(index), stop(index + 1), stop(index + 2), t)
  })
}

/** @param {Point[]} line */
export const toPath = (line) =>
  `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`

export const courseLine = smoothLine(STOPS, true)

const lengths = courseLine.reduce((/** @type {number[]} */ sums, [x, y], index) => {
  const [a, b] = courseLine[index - 1] ?? [x, y]
  return [...sums, (sums.at(-1) ?? 0) + Math.hypot(x - a, y - b)]
}, [])

/** Pixels per kilometre on the sheet. */
export const PX_PER_KM = (lengths.at(-1) ?? 0) / FULL_KM

/** @param {number} km @returns {Point} */
export function pointAt(km) {
  const index = lengths.findIndex((length) => length >= km * PX_PER_KM)
  return courseLine[index] ?? courseLine[courseLine.length - 1] ?? [0, 0]
}
