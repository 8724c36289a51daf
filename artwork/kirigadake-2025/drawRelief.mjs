import { writeFileSync } from 'node:fs'
import { smoothLine, toPath } from '../courseLine.mjs'
import { sheet } from '../courseMap.mjs'
import { HEIGHT, WIDTH, relief } from '../courseRelief.mjs'

/** Centre (x, y), radii (x, y) and height of each hill. */
const hills = [
  [700, 60, 210, 130, 1.15],
  [540, 110, 120, 80, 0.35],
  [230, 265, 130, 90, 0.62],
  [1080, 320, 170, 90, 0.66],
  [960, 190, 120, 70, 0.4],
  [640, 405, 110, 50, 0.42],
  [90, 30, 130, 90, 0.4],
  [660, 285, 70, 45, 0.26],
]

/** @type {import('../contours.mjs').Point[]} */
const RIVER = [
  [1220, 200],
  [1000, 110],
  [850, 175],
  [830, 260],
  [760, 330],
  [620, 345],
  [480, 352],
  [330, 395],
  [120, 385],
  [-20, 410],
]
/** @type {import('../contours.mjs').Point[]} */
const BROOK = [
  [60, -20],
  [190, 70],
  [330, 130],
  [400, 240],
  [470, 345],
]

/** @param {import('../contours.mjs').Point[]} stops @param {number} width */
const water = (stops, width) =>
  `<path d="${toPath(smoothLine(stops))}" fill="none" stroke="#98a9c8" stroke-width="${width}" stroke-linecap="round"/>`

const ground = relief({
  hills,
  low: [240, 238, 228],
  high: [126, 138, 158],
  line: '#566089',
  shade: '#1a2150',
  light: '#fdfbf4',
  paper: '#eceadf',
})
const svg = sheet(WIDTH, HEIGHT, `${ground}${water(BROOK, 4)}${water(RIVER, 8)}`)
writeFileSync(new URL('course-relief.svg', import.meta.url), `${svg}\n`)
