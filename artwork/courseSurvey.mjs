import { TURNING_KM, heightAt } from './courseHeights.mjs'
import { FULL_KM, HALF_KM, PX_PER_KM, courseLine } from './courseLine.mjs'
import { HEIGHT, WIDTH } from './courseRelief.mjs'
import { kilometres, ontoEarth, rounded } from './earth.mjs'

/** @typedef {import('./contours.mjs').Point} Point */
/** @typedef {[longitude: number, latitude: number, metres: number]} Position */

/** Centre of the sheet: a fictitious valley. @type {Point} */
const MIDDLE = [116.02, 40.16]
const TIDY_KM = 0.005

const scaled = (/** @type {number} */ kmPerPx) =>
  ontoEarth({ width: WIDTH, height: HEIGHT, middle: MIDDLE, kmPerPx })

/**
 * Finds the scale at which the course has its official length, as the sheet is flat and the earth
 * is not.
 */
function stretch() {
  let kmPerPx = 1 / PX_PER_KM
  for (let round = 0; round < 5; round += 1)
    kmPerPx *= FULL_KM / (kilometres(courseLine.map(scaled(kmPerPx))).at(-1) ?? FULL_KM)
  return scaled(kmPerPx)
}

/** Converts a point on the sheet to longitude and latitude. */
export const toEarth = stretch()

const line = courseLine.map(toEarth)
const along = kilometres(line)

/** @param {number} km @returns {Position} */
export function positionAt(km) {
  const found = along.findIndex((at) => at >= km)
  const next = found < 0 ? line.length - 1 : Math.max(found, 1)
  const [[fromLon, fromLat] = [0, 0], [toLon, toLat] = [0, 0]] = [line[next - 1], line[next]]
  const [from = 0, to = 1] = [along[next - 1], along[next]]
  const share = Math.min((km - from) / (to - from), 1)
  return [
    rounded(fromLon + (toLon - fromLon) * share),
    rounded(fromLat + (toLat - fromLat) * share),
    Math.round(heightAt(km) * 10) / 10,
  ]
}

const marked = [
  ...TURNING_KM,
  ...Array.from({ length: Math.ceil(FULL_KM / 2.5) }, (_, index) => index * 2.5),
  HALF_KM,
]
const stops = [
  ...new Set([
    ...marked,
    ...along.filter((km) => marked.every((mark) => Math.abs(km - mark) > TIDY_KM)),
  ]),
].sort((a, b) => a - b)

/** Positions of the course from the start to a distance. @param {number} length km */
export const surveyTo = (length) => stops.filter((km) => km <= length).map(positionAt)

/** West, south, east and north bounds of the sheet. */
export const sheetBounds = [...toEarth([0, HEIGHT]), ...toEarth([WIDTH, 0])]
