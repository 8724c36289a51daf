import { FULL_KM } from './courseLine.mjs'

/** @typedef {import('./contours.mjs').Point} Point */

const SEED = 42195
const STEP_KM = 0.6

/** Kilometre and metres above the sea of every top and every low of the road, and some between. @type {Point[]} */
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

/** Where the road turns from rising to falling or back. */
export const TURNING_KM = TURNS.map(([km]) => km)

/** Draws that come out the same every time, 0 to 1. @param {number} seed */
function seededDraws(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Between two turns the road is steeper here and flatter there, but never turns. @returns {Point[]} */
function knots() {
  const draw = seededDraws(SEED)
  return TURNS.flatMap(([km, height], index) => {
    const [toKm, toHeight] = TURNS[index + 1] ?? [km, height]
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

const road = knots()

/** The tangent that keeps a curve through knots from swinging over them. @param {number} index */
function slopeAt(index) {
  const rise = (/** @type {number} */ from) => {
    const [[a, b] = [0, 0], [c, d] = [0, 0]] = [road[from], road[from + 1]]
    return c === a ? 0 : (d - b) / (c - a)
  }
  const before = index > 0 ? rise(index - 1) : 0
  const after = index < road.length - 1 ? rise(index) : 0
  return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
}

/** Metres above the sea at a place of the course. @param {number} km */
export function heightAt(km) {
  const next = road.findIndex(([at]) => at > km)
  const from = next < 0 ? road.length - 2 : Math.max(next - 1, 0)
  const [[a, low] = [0, 0], [b, high] = [1, 0]] = [road[from], road[from + 1]]
  const [width, t] = [b - a, Math.min((km - a) / (b - a), 1)]
  return (
    low * (1 + 2 * t) * (1 - t) ** 2 +
    width * slopeAt(from) * t * (1 - t) ** 2 +
    high * t * t * (3 - 2 * t) +
    width * slopeAt(from + 1) * t * t * (t - 1)
  )
}
