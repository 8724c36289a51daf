import { FULL_KM } from './courseLine.mjs'

/** @typedef {import('./contours.mjs').Point} Point */

const SEED = 42195
const STEP_KM = 0.6

/**
 * Elevation of the road: kilometre and metres above sea level of every high and low point, and some
 * in between.
 * @type {Point[]}
 */
const TURNS = [
  [0, 92],
  [2, 86],
  [5, 124],
  [8.5, 176],
  [10, 168],
  [12.5, 241],
  [17, 348],
  [21, 268],
  [23, 224],
  [24.8, 244],
  [26, 238],
  [31.5, 421],
  [35, 284],
  [37.2, 204],
  [38, 217],
  [40, 131],
  [FULL_KM, 92],
]

/** Kilometres of the points in `TURNS`. */
export const TURNING_KM = TURNS.map(([km]) => km)

/** Pseudo-random numbers in [0, 1) that are the same every time. @param {number} seed */
function seededDraws(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Varies the gradient between two turning points without adding new ones.
 * @param {Point[]} turns
 * @param {number} seed
 * @returns {Point[]}
 */
function knots(turns, seed) {
  const draw = seededDraws(seed)
  return turns.flatMap(([km, height], index) => {
    const [toKm, toHeight] = turns[index + 1] ?? [km, height]
    const count = Math.max(1, Math.round((toKm - km) / STEP_KM))
    const climbs = Array.from({ length: count }, () => 0.35 + draw())
    const all = climbs.reduce((sum, climb) => sum + climb, 0)
    let done = 0
    return climbs.map((climb, step) => {
      const at = /** @type {Point} */ ([
        km + ((toKm - km) * step) / count,
        height + ((toHeight - height) * done) / all,
      ])
      done += climb
      return at
    })
  })
}

/** Tangent at a knot that prevents the curve from overshooting. @param {Point[]} road @param {number} index */
function slopeAt(road, index) {
  const rise = (/** @type {number} */ from) => {
    const [[a, b] = [0, 0], [c, d] = [0, 0]] = [road[from], road[from + 1]]
    return c === a ? 0 : (d - b) / (c - a)
  }
  const before = index > 0 ? rise(index - 1) : 0
  const after = index < road.length - 1 ? rise(index) : 0
  return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
}

/**
 * Elevation along a course: metres above sea level at a kilometre.
 * @param {Point[]} turns kilometre and metres of every high and low point
 * @param {number} seed
 * @returns {(km: number) => number}
 */
export function elevation(turns, seed) {
  const road = knots(turns, seed)
  return (km) => {
    const next = road.findIndex(([at]) => at > km)
    const from = next < 0 ? road.length - 2 : Math.max(next - 1, 0)
    const [[a, low] = [0, 0], [b, high] = [1, 0]] = [road[from], road[from + 1]]
    const [width, t] = [b - a, Math.min((km - a) / (b - a), 1)]
    return (
      low * (1 + 2 * t) * (1 - t) ** 2 +
      width * slopeAt(road, from) * t * (1 - t) ** 2 +
      high * t * t * (3 - 2 * t) +
      width * slopeAt(road, from + 1) * t * t * (t - 1)
    )
  }
}

/** Metres above sea level at a kilometre of the marathon. */
export const heightAt = elevation(TURNS, SEED)
