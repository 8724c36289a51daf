import { elevation } from '../courseHeights.mjs'
import { smoothLine } from '../courseLine.mjs'
import { HEIGHT, WIDTH } from '../courseRelief.mjs'
import { distanceKm, kilometres, ontoEarth, rounded } from '../earth.mjs'

/** @typedef {import('../contours.mjs').Point} Point */
/** @typedef {import('../courseSurvey.mjs').Position} Position */

const SEED = 1982
const STEP_KM = 0.12
/** Kilometres from bend to bend of a path. */
const BENDS_KM = 1.3

const sheet = {
  width: WIDTH,
  height: HEIGHT,
  middle: /** @type {Point} */ ([138.42, 36.74]),
  kmPerPx: 0.03,
}
/** Converts a point on the sheet to longitude and latitude: a fictitious mountain. */
export const toEarth = ontoEarth(sheet)
/** West, south, east and north bounds of the sheet. */
export const bounds = [...toEarth([0, HEIGHT]), ...toEarth([WIDTH, 0])]

/** Places that paths connect, on the sheet. @type {Record<string, Point>} */
export const nodes = {
  square: [480, 330],
  suginoki: [230, 270],
  tanaoka: [210, 50],
  kumomi: [540, 110],
  summit: [700, 70],
  bridge: [850, 175],
  shrine: [800, 240],
  hoshimi: [1080, 330],
  minamisawa: [850, 395],
  yumi: [640, 400],
  lookout: [660, 290],
}

/** Paths: from, to, length in km, and points between on the sheet. @type {[string, string, number, Point[]?][]} */
const PATHS = [
  ['square', 'suginoki', 12, [[360, 350]]],
  ['suginoki', 'tanaoka', 12, [[130, 160]]],
  ['tanaoka', 'kumomi', 14, [[380, 40]]],
  ['kumomi', 'summit', 8, [[620, 130]]],
  ['summit', 'bridge', 9, [[800, 60]]],
  ['bridge', 'shrine', 3],
  ['shrine', 'hoshimi', 16, [[980, 210]]],
  ['hoshimi', 'minamisawa', 10, [[980, 400]]],
  ['minamisawa', 'yumi', 9, [[740, 350]]],
  ['yumi', 'square', 7, [[550, 390]]],
  ['square', 'kumomi', 12, [[440, 200]]],
  ['shrine', 'yumi', 11, [[690, 300]]],
  ['square', 'lookout', 9, [[580, 270]]],
  ['lookout', 'yumi', 4],
]

/** @param {Point} from @param {Point} to @param {number} share @returns {Point} */
const between = ([x1, y1], [x2, y2], share) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]

/**
 * A line that winds around a smooth one by up to `reach` pixels.
 * @param {Point[]} line @param {number} bends @param {number} reach @returns {Point[]}
 */
function winding(line, bends, reach) {
  return line.map(([x, y], index) => {
    const share = index / (line.length - 1)
    const [[ax, ay], [bx, by]] = [line[index - 1] ?? [x, y], line[index + 1] ?? [x, y]]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const swing =
      Math.sin(Math.PI * share) ** 0.5 *
      (Math.sin(2 * Math.PI * bends * share) +
        0.4 * Math.sin(2 * Math.PI * bends * 2.3 * share + 1))
    return [x - ((by - ay) / length) * swing * reach, y + ((bx - ax) / length) * swing * reach]
  })
}

/** Bends a path until it has its given length. @returns {Point[]} longitude and latitude */
function path([from, to, km, via = []] = PATHS[0] ?? ['', '', 0]) {
  const [start = [0, 0], end = [0, 0]] = [nodes[from], nodes[to]]
  const smooth = smoothLine([start, ...via, end])
  const count = Math.ceil(km / STEP_KM)
  const even = Array.from({ length: count + 1 }, (_, index) => {
    const at = (index / count) * (smooth.length - 1)
    const low = Math.min(Math.floor(at), smooth.length - 2)
    return between(smooth[low] ?? start, smooth[low + 1] ?? end, at - low)
  })
  const bends = Math.round(km / BENDS_KM)
  const lengthAt = (/** @type {number} */ reach) =>
    kilometres(winding(even, bends, reach).map(toEarth)).at(-1) ?? 0
  let [least, most] = [0, 60]
  for (let round = 0; round < 40; round += 1) {
    const reach = (least + most) / 2
    if (lengthAt(reach) < km) least = reach
    else most = reach
  }
  return winding(even, bends, least).map(toEarth)
}

/**
 * A course along paths, with its elevation.
 * @param {string[]} stops names of places
 * @param {Point[]} turns kilometre and metres of every high and low point
 */
export function trail(stops, turns) {
  const found = stops.slice(1).map((to, index) => {
    const known = PATHS.find(([from, end]) => from === stops[index] && end === to)
    if (!known) throw new RangeError(`no path from ${stops[index]} to ${to}`)
    return path(known)
  })
  const line = found.flatMap((points, index) => (index === 0 ? points : points.slice(1)))
  const along = kilometres(line)
  const heightAt = elevation(turns, SEED)
  const metres = (/** @type {number} */ km) => Math.round(heightAt(km) * 10) / 10
  /** @param {number} km @returns {Position} */
  function positionAt(km) {
    const next = Math.max(
      along.findIndex((at) => at >= km - 1e-6),
      1,
    )
    const [from = [0, 0], to = [0, 0]] = [line[next - 1], line[next]]
    const whole = distanceKm(from, to) || 1
    const [lon, lat] = between(from, to, Math.min((km - (along[next - 1] ?? 0)) / whole, 1))
    return [rounded(lon), rounded(lat), metres(km)]
  }
  return {
    /** @type {Position[]} */
    line: line.map(([lon, lat], index) => [lon, lat, metres(along[index] ?? 0)]),
    positionAt,
    km: along.at(-1) ?? 0,
  }
}
