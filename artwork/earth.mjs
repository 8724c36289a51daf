/** @typedef {import('./contours.mjs').Point} Point */

const EARTH_KM = 6371.0088
const DEGREE_KM = (EARTH_KM * Math.PI) / 180
const radians = (/** @type {number} */ degrees) => (degrees * Math.PI) / 180

/** Six decimals are 11 cm. @param {number} degrees */
export const rounded = (degrees) => Math.round(degrees * 1e6) / 1e6

/** Great-circle distance on a sphere of mean radius. @param {Point} a @param {Point} b */
export function distanceKm([lonA, latA], [lonB, latB]) {
  const half = (/** @type {number} */ degrees) => Math.sin(radians(degrees) / 2) ** 2
  const share =
    half(latB - latA) + Math.cos(radians(latA)) * Math.cos(radians(latB)) * half(lonB - lonA)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(share))
}

/** Distance from the start at every point. @param {Point[]} line */
export function kilometres(line) {
  let km = 0
  return line.map((point, index) => (km += distanceKm(line[index - 1] ?? point, point)))
}

/**
 * Converts points of a sheet to longitude and latitude.
 * @param {{ width: number, height: number, middle: Point, kmPerPx: number }} sheet
 * @returns {(point: Point) => Point}
 */
export const ontoEarth =
  ({ width, height, middle: [lon, lat], kmPerPx }) =>
  ([x, y]) => [
    rounded(lon + ((x - width / 2) * kmPerPx) / (DEGREE_KM * Math.cos(radians(lat)))),
    rounded(lat - ((y - height / 2) * kmPerPx) / DEGREE_KM),
  ]
