import { TURNING_KM, heightAt } from './courseHeights.mjs'
import { FULL_KM, HALF_KM, PX_PER_KM, courseLine } from './courseLine.mjs'
import { HEIGHT, WIDTH } from './courseRelief.mjs'

/** @typedef {import('./contours.mjs').Point} Point */
/** @typedef {[longitude: number, latitude: number, metres: number]} Position */

const EARTH_KM = 6371.0088
/** Middle of the sheet: a valley that is on no other map. */
const [MIDDLE_LON, MIDDLE_LAT] = [116.02, 40.16]
const DEGREE_KM = (EARTH_KM * Math.PI) / 180
const TIDY_KM = 0.005
const radians = (/** @type {number} */ degrees) => (degrees * Math.PI) / 180

/** Six decimals are 11 cm. @param {number} degrees */
const rounded = (degrees) => Math.round(degrees * 1e6) / 1e6

/** Great-circle distance on the mean sphere. @param {Point} a @param {Point} b */
function distanceKm([lonA, latA], [lonB, latB]) {
  const half = (/** @type {number} */ degrees) => Math.sin(radians(degrees) / 2) ** 2
  const share =
    half(latB - latA) + Math.cos(radians(latA)) * Math.cos(radians(latB)) * half(lonB - lonA)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(share))
}

/** @param {Point[]} line */
function kilometres(line) {
  let km = 0
  return line.map((point, index) => (km += distanceKm(line[index - 1] ?? point, point)))
}

/** @param {number} kmPerPx @returns {(point: Point) => Point} */
const ontoEarth =
  (kmPerPx) =>
  ([x, y]) => [
    rounded(MIDDLE_LON + ((x - WIDTH / 2) * kmPerPx) / (DEGREE_KM * Math.cos(radians(MIDDLE_LAT)))),
    rounded(MIDDLE_LAT - ((y - HEIGHT / 2) * kmPerPx) / DEGREE_KM),
  ]

/** The sheet is flat and the earth is not: stretched until the course is as long as it must be. */
function stretch() {
  let kmPerPx = 1 / PX_PER_KM
  for (let round = 0; round < 5; round += 1)
    kmPerPx *= FULL_KM / (kilometres(courseLine.map(ontoEarth(kmPerPx))).at(-1) ?? FULL_KM)
  return ontoEarth(kmPerPx)
}

/** Longitude and latitude of a place of the sheet. */
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

/** The course from the start to a distance. @param {number} length km */
export const surveyTo = (length) => stops.filter((km) => km <= length).map(positionAt)

/** West, south, east and north of the sheet. */
export const sheetBounds = [...toEarth([0, HEIGHT]), ...toEarth([WIDTH, 0])]
