// Writes the courses of the river weekend into the sandbox: `node artwork/pontarva-2027/courses.mjs`.

import { mkdirSync, writeFileSync } from 'node:fs'
import { publicPath } from '../list.mjs'

/** @typedef {[number, number]} Point metres east and north of the quay */
/** @typedef {[number, number] | [number, number, number]} Position longitude, latitude, height */
/** @typedef {{ node: string, km: number, kinds: string[], cutOff?: string }} Stop */
/**
 * `turns` are metres, `heights` metres at a kilometre. A line with a `gap` (km) is written in two parts.
 * @typedef {object} Course
 * @property {string} id
 * @property {{ en: string, pt: string }} name
 * @property {number} km
 * @property {[number, number]} [gap]
 * @property {Point[]} turns
 * @property {Point[]} [heights]
 * @property {Stop[]} stops
 */

const FOLDER = '/pontarva-2027/course'
const QUAY = { longitude: -7.9124, latitude: 39.5871 }
const METRES_A_DEGREE = 111_195
/** Metres between two points. */
const STEP = 25
const SHORT_STEP = 10

/** @type {Record<string, { en: string, pt: string }>} */
const NAMES = {
  quay: { en: 'Town Quay', pt: 'Cais da Vila' },
  bridge: { en: 'Stork Bridge', pt: 'Ponte das Cegonhas' },
  chapel: { en: 'Ferry Chapel', pt: 'Capela da Barca' },
  mill: { en: 'Old Mill', pt: 'Azenha Velha' },
  orchard: { en: 'Orchard Hill', pt: 'Outeiro do Pomar' },
  landing: { en: 'North Landing', pt: 'Embarcadouro Norte' },
  weir: { en: 'Heron Weir', pt: 'Açude das Garças' },
  park: { en: 'Alder Park', pt: 'Parque dos Amieiros' },
}

const between = (
  /** @type {number} */ from,
  /** @type {number} */ to,
  /** @type {number} */ share,
) => from + (to - from) * share

/** A point of a smooth line through points. @param {Point[]} points @param {number} at @returns {Point} */
function smooth(points, at) {
  const index = Math.min(Math.floor(at), points.length - 2)
  const share = at - index
  const near = [-1, 0, 1, 2].map((offset) => {
    const place = Math.min(Math.max(index + offset, 0), points.length - 1)
    return points[place] ?? [0, 0]
  })
  const along = (/** @type {0 | 1} */ axis) => {
    const [a = 0, b = 0, c = 0, d = 0] = near.map((point) => point[axis])
    return (
      b +
      (share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)))) / 2
    )
  }
  return [along(0), along(1)]
}

const apart = (/** @type {Point} */ [a, b], /** @type {Point} */ [c, d]) => Math.hypot(c - a, d - b)

/** A line through points, stretched from its first one to a length. @param {Point[]} turns @param {number} metres */
function lineThrough(turns, metres) {
  const [[x, y] = [0, 0]] = turns
  const fine = Array.from({ length: (turns.length - 1) * 60 + 1 }, (_, i) => smooth(turns, i / 60))
  const length = fine.slice(1).reduce((sum, point, i) => sum + apart(fine[i] ?? point, point), 0)
  const scale = metres / length
  const stretched = fine.map(
    ([east, north]) => /** @type {Point} */ ([x + (east - x) * scale, y + (north - y) * scale]),
  )
  let passed = 0
  const measured = stretched.map((point, i) => {
    passed += apart(stretched[i - 1] ?? point, point)
    return { point, passed }
  })
  return (/** @type {number} */ at) => {
    const next = Math.max(
      1,
      measured.findIndex((one) => one.passed >= at - 1e-6),
    )
    const [from, to] = [measured[next - 1], measured[next] ?? measured.at(-1)]
    if (!from || !to) throw new RangeError('a line has two points')
    const share = (at - from.passed) / (to.passed - from.passed || 1)
    return /** @type {Point} */ ([
      between(from.point[0], to.point[0], share),
      between(from.point[1], to.point[1], share),
    ])
  }
}

/** @param {Point} point @param {number} [height] @returns {Position} */
function toEarth([east, north], height) {
  const latitude = QUAY.latitude + north / METRES_A_DEGREE
  const width = METRES_A_DEGREE * Math.cos((QUAY.latitude * Math.PI) / 180)
  const longitude = QUAY.longitude + east / width
  const at = /** @type {const} */ ([Number(longitude.toFixed(6)), Number(latitude.toFixed(6))])
  return height === undefined ? [...at] : [...at, Number(height.toFixed(1))]
}

/** Height at a distance between the given ones. @param {Point[]} heights @param {number} km */
function heightAt(heights, km) {
  const next = Math.max(
    1,
    heights.findIndex(([at]) => at >= km),
  )
  const [from = [0, 0], to = from] = [heights[next - 1], heights[next] ?? heights.at(-1)]
  const share = (km - from[0]) / (to[0] - from[0] || 1)
  return between(from[1], to[1], (1 - Math.cos(Math.PI * Math.min(Math.max(share, 0), 1))) / 2)
}

/** @type {Course[]} */
const COURSES = [
  {
    id: 'children',
    name: { en: 'Children’s run, 1 km', pt: 'Corrida das crianças, 1 km' },
    km: 1,
    turns: [
      [0, 0],
      [-90, 35],
      [-210, 60],
      [-330, 50],
      [-345, 85],
      [-210, 95],
      [-90, 70],
      [0, 0],
    ],
    stops: [
      { node: 'quay', km: 0, kinds: ['start', 'toilet'] },
      { node: 'quay', km: 1, kinds: ['finish', 'medical'] },
    ],
  },
  {
    id: 'night',
    name: { en: 'Night 10 km', pt: '10 km noturnos' },
    km: 10,
    // The line is interrupted at the bridge.
    gap: [4.2, 4.26],
    turns: [
      [0, 0],
      [-420, 90],
      [-900, 60],
      [-1250, 240],
      [-1150, 520],
      [-640, 560],
      [-150, 420],
      [260, 180],
      [520, -40],
      [560, -240],
      [980, -330],
      [1500, -260],
      [1990, -420],
      [2050, -600],
      [1480, -520],
      [960, -560],
      [480, -420],
      [300, -180],
      [0, 0],
    ],
    heights: [
      [0, 62],
      [2, 71],
      [3.2, 84],
      [4.2, 68],
      [5, 64],
      [7, 66],
      [8.2, 79],
      [10, 62],
    ],
    stops: [
      { node: 'quay', km: 0, kinds: ['start', 'toilet'] },
      { node: 'bridge', km: 4.2, kinds: ['landmark'] },
      { node: 'landing', km: 5, kinds: ['mat', 'water'] },
      { node: 'weir', km: 7.5, kinds: ['landmark'] },
      { node: 'quay', km: 10, kinds: ['finish', 'medical'], cutOff: '2027-03-28 02:15' },
    ],
  },
  {
    id: 'half',
    name: { en: 'Half marathon', pt: 'Meia maratona' },
    km: 21.0975,
    turns: [
      [0, 0],
      [620, 130],
      [1280, 90],
      [1900, 320],
      [2650, 420],
      [3200, 860],
      [3950, 980],
      [4600, 1420],
      [5100, 1380],
      [5180, 1060],
      [4700, 700],
      [4150, 520],
      [3650, 120],
      [2900, -180],
      [2250, -140],
      [1700, -420],
      [1050, -330],
      [560, -240],
      [420, -90],
      [0, 0],
    ],
    heights: [
      [0, 62],
      [2.4, 66],
      [5, 70],
      [7.5, 78],
      [10, 74],
      [11.2, 83],
      [13, 121],
      [14, 134],
      [15, 124],
      [16.5, 96],
      [18, 70],
      [19.4, 75],
      [21.0975, 62],
    ],
    stops: [
      { node: 'quay', km: 0, kinds: ['start', 'toilet'] },
      { node: 'chapel', km: 5, kinds: ['mat', 'water'] },
      { node: 'mill', km: 10, kinds: ['mat', 'water', 'medical', 'toilet'] },
      { node: 'orchard', km: 15, kinds: ['mat', 'water'], cutOff: '11:10' },
      { node: 'bridge', km: 20, kinds: ['landmark'] },
      { node: 'quay', km: 21.0975, kinds: ['finish', 'medical'], cutOff: '12:00' },
    ],
  },
  {
    id: 'mile',
    name: { en: 'Quay Mile', pt: 'Milha do Cais' },
    km: 1.609,
    turns: [
      [0, 0],
      [-160, 45],
      [-330, 55],
      [-520, 40],
      [-560, 80],
      [-330, 95],
      [-160, 85],
      [0, 0],
    ],
    heights: [
      [0, 62],
      [0.8, 65],
      [1.609, 62],
    ],
    stops: [
      { node: 'quay', km: 0, kinds: ['start'] },
      { node: 'park', km: 0.8, kinds: ['mat'] },
      { node: 'quay', km: 1.609, kinds: ['finish', 'medical'], cutOff: '18:15' },
    ],
  },
]

/** @param {string} type @param {unknown} coordinates @param {object} properties */
const feature = (type, coordinates, properties) =>
  JSON.stringify({ type: 'Feature', properties, geometry: { type, coordinates } })

const point = (/** @type {string} */ tag, /** @type {Position} */ [lon, lat, height], inner = '') =>
  `<${tag} lat="${lat}" lon="${lon}">${height === undefined ? '' : `<ele>${height}</ele>`}${inner}</${tag}>`

mkdirSync(publicPath(FOLDER), { recursive: true })
for (const { id, name, km, turns, heights, stops, gap } of COURSES) {
  const at = lineThrough(turns, km * 1000)
  const positionAt = (/** @type {number} */ far) =>
    toEarth(at(far * 1000), heights && heightAt(heights, far))
  const count = Math.round((km * 1000) / (km < 2 ? SHORT_STEP : STEP))
  const distances = Array.from({ length: count + 1 }, (_, i) => (i * km) / count)
  const [until, from] = gap ?? [km, km]
  const parts = [
    distances.filter((far) => far <= until),
    distances.filter((far) => far >= from && gap),
  ]
    .filter(({ length }) => length > 0)
    .map((part) => part.map(positionAt))
  const places = stops.flatMap(({ node, km: far, kinds, cutOff }) =>
    kinds.map((kind, i) => ({
      position: positionAt(far),
      kind,
      km: far,
      words: NAMES[node] ?? { en: '', pt: '' },
      ...(cutOff && i === 0 && { cutOff }),
    })),
  )
  const [first = []] = parts
  const geojson = [
    gap
      ? feature('MultiLineString', parts, { nameEn: name.en, namePt: name.pt })
      : feature('LineString', first, { nameEn: name.en, namePt: name.pt }),
    ...places.map(({ position: [lon, lat], words, ...properties }) =>
      feature('Point', [lon, lat], { ...properties, nameEn: words.en, namePt: words.pt }),
    ),
  ]
  const head = `{"type":"FeatureCollection","nameEn":${JSON.stringify(name.en)},"namePt":${JSON.stringify(name.pt)}`
  const gpx = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="Pontarva River Runs">',
    `<metadata><name>${name.pt}</name><desc>${name.en}</desc></metadata>`,
    ...places.map(({ position, kind, words }) =>
      point('wpt', position, `<name>${words.pt}</name><type>${kind}</type>`),
    ),
    `<trk><name>${name.pt}</name>`,
    ...parts.map(
      (part) => `<trkseg>\n${part.map((one) => point('trkpt', one)).join('\n')}\n</trkseg>`,
    ),
    '</trk>',
    '</gpx>',
  ]
  // The mile has a GPX file only, which the site reads as well.
  if (id !== 'mile')
    writeFileSync(
      publicPath(`${FOLDER}/${id}.geojson`),
      `${head},"gpx":"${FOLDER}/${id}.gpx","features":[\n${geojson.join(',\n')}\n]}\n`,
    )
  writeFileSync(publicPath(`${FOLDER}/${id}.gpx`), `${gpx.join('\n')}\n`)
}
