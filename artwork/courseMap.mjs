import {
  HALF_KM,
  PX_PER_KM,
  SUMMIT_KM,
  courseLine,
  pointAt,
  smoothLine,
  toPath,
} from './courseLine.mjs'
import { HEIGHT, WIDTH, relief } from './courseRelief.mjs'

/** @typedef {import('./contours.mjs').Point} Point */
/** @typedef {import('./courseTexts.mjs').Texts} Texts */

const INK = '#143329'
const COURSE = '#be3c14'
const WATER = '#7fb3a8'

/** @type {Point[]} */
const RIVER = [
  [-20, 392],
  [90, 378],
  [230, 398],
  [420, 412],
  [640, 404],
  [790, 418],
  [930, 410],
  [1020, 398],
]
/** @type {Point[]} */
const BROOK = [
  [250, 402],
  [262, 330],
  [272, 270],
  [330, 247],
  [440, 256],
  [540, 244],
  [640, 206],
]
/** @type {Point[]} */
const WALL = [
  [540, 84],
  [600, 66],
  [645, 82],
  [692, 54],
  [740, 68],
  [798, 38],
  [855, 62],
  [912, 42],
  [955, 60],
  [996, 56],
]
/** The brook under the stone bridge. @type {Point[]} */
const STREAM = [
  [878, 136],
  [862, 190],
  [844, 234],
  [856, 272],
  [888, 298],
  [904, 350],
  [930, 409],
]
/** Its northern arm crosses the road. */
const LAKE =
  'M975 440C962 400 966 350 1000 337C1026 328 1050 320 1061 309C1069 300 1065 282 1056 264C1048 248 1061 236 1071 246C1082 260 1091 272 1098 290C1106 312 1130 321 1160 325S1196 329 1210 329V440Z'
/** Bridges, from and to kilometre: the stone bridge, and the long one over the lake. */
const BRIDGES = [
  [17.92, 18.08],
  [24.12, 24.68],
]

/** @param {string} text @param {Point} at @param {string} look */
const label = (text, [x, y], look) =>
  `<text x="${x}" y="${y}" paint-order="stroke" stroke="#f6f5ea" stroke-width="4" stroke-linejoin="round" ${look}>${text}</text>`
const NAME = `font-size="16" font-weight="700" fill="${INK}"`
const NOTE = 'font-size="14" fill="#404944"'

/** @param {Point} at @param {string | number} text */
const disc = ([x, y], text) =>
  `<circle cx="${x}" cy="${y}" r="13" fill="#fff" stroke="#22523f" stroke-width="2.4"/><text x="${x}" y="${y + 5}" font-size="14" font-weight="700" fill="${INK}" text-anchor="middle">${text}</text>`

/** @param {Point} at */
const aid = ([x, y]) =>
  `<rect x="${x - 8}" y="${y - 8}" width="16" height="16" rx="3" fill="#22523f" stroke="#fff" stroke-width="1.6"/><path d="M${x - 4} ${y}h8m-4-4v8" stroke="#fff" stroke-width="2.2"/>`

const everyKm = (/** @type {number} */ from, /** @type {number} */ step) =>
  Array.from({ length: 8 }, (_, index) => from + index * step)

function waters() {
  const river = (/** @type {Point[]} */ stops, /** @type {number} */ width) =>
    `<path d="${toPath(smoothLine(stops))}" fill="none" stroke="${WATER}" stroke-width="${width}" stroke-linecap="round"/>`
  return `${river(BROOK, 4.5)}${river(STREAM, 4)}${river(RIVER, 9)}<path d="${LAKE}" fill="${WATER}"/><path d="M1030 404h30m-12 9h22m90-36h34m-20 9h30" stroke="#fff" stroke-opacity=".5" stroke-width="1.6" stroke-linecap="round"/>`
}

function wall() {
  const towers = [1, 3, 5, 7].map((index) => {
    const [x, y] = WALL[index] ?? [0, 0]
    return `<path d="M${x - 7} ${y + 6}v-13h3v3h2.5v-3h3v3h2.5v-3h3v13Z" fill="#6d5434"/>`
  })
  return `<path d="${toPath(smoothLine(WALL))}" fill="none" stroke="#86673c" stroke-width="3.2" stroke-dasharray="4.5 3.5"/>${towers.join('')}`
}

/** Railings on both sides of a bridge. @param {number[]} ends */
function bridge([from = 0, to = 0]) {
  const [[x, y], [endX, endY]] = [pointAt(from), pointAt(to)]
  const length = Math.hypot(endX - x, endY - y)
  const [acrossX, acrossY] = [((y - endY) / length) * 7, ((endX - x) / length) * 7]
  const rail = (/** @type {1 | -1} */ side) =>
    `M${(x + side * acrossX).toFixed(1)} ${(y + side * acrossY).toFixed(1)}L${(endX + side * acrossX).toFixed(1)} ${(endY + side * acrossY).toFixed(1)}`
  return `<path d="${rail(1)}${rail(-1)}" stroke="#404944" stroke-width="2.4" stroke-linecap="round"/>`
}

function course() {
  const path = toPath(courseLine)
  const line = (/** @type {string} */ colour, /** @type {number} */ width) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`
  const [x, y] = pointAt(0)
  const [hx, hy] = pointAt(HALF_KM)
  const start = `<circle cx="${x}" cy="${y}" r="17" fill="${INK}" stroke="#fff" stroke-width="2"/><path d="M${x - 6} ${y + 9}v-18h12l-3 5 3 5h-12" fill="none" stroke="#fff" stroke-width="2.2" stroke-linejoin="round"/>`
  const half = `<path d="M${hx} ${hy - 15}l15 15-15 15-15-15Z" fill="#e9c27a" stroke="${INK}" stroke-width="1.6"/>`
  const aids = everyKm(2.5, 5).map((km) => aid(pointAt(km)))
  const discs = everyKm(5, 5).map((km) => disc(pointAt(km), km))
  return `${line('#fff', 9)}${line(COURSE, 5)}${aids.join('')}${discs.join('')}${half}${start}`
}

/** @param {Texts} texts */
function furniture({ scale, north, mat, medical }) {
  const bar = `<path d="M30 28v6h${(PX_PER_KM * 2).toFixed(1)}v-6" fill="none" stroke="#404944" stroke-width="1.6"/>`
  const arrow = `<path d="M1134 20l9 26-9-6-9 6Z" fill="${INK}"/>`
  return [
    bar,
    label(scale, [30 + PX_PER_KM * 2 + 10, 36], NOTE),
    arrow,
    label(north, [1134, 66], `font-size="14" font-weight="700" fill="${INK}" text-anchor="middle"`),
    `<circle cx="38" cy="62" r="7" fill="#fff" stroke="#22523f" stroke-width="2"/>`,
    label(mat, [56, 67], NOTE),
    aid([38, 90]),
    label(medical, [56, 95], NOTE),
  ].join('')
}

const ground = () => `${relief()}${waters()}${wall()}${BRIDGES.map(bridge).join('')}`

/** The background of the sheet without course and labels, for drawing a course over it. */
export const drawGround = () => sheet(WIDTH, HEIGHT, ground())

/** The complete sheet: ground, waters, the old wall, the course and labels. @param {Texts} texts */
export function drawMap(texts) {
  const [peakX, peakY] = pointAt(SUMMIT_KM)
  const names = [
    label(texts.square, [34, 268], NAME),
    label(texts.squareNote, [34, 289], NOTE),
    label(texts.half, [985, 128], NAME),
    label(texts.halfNote, [985, 149], NOTE),
    label(texts.peak, [peakX, peakY - 22], `${NAME} text-anchor="middle"`),
    label(texts.wall, [1012, 61], NAME),
    `<text x="1098" y="385" font-size="16" font-weight="700" fill="#0e211a" text-anchor="middle">${texts.lake}</text>`,
  ]
  const peak = `<path d="M${peakX} ${peakY - 13}l12 22h-24Z" fill="#d9531f" stroke="#fff" stroke-width="1.6"/>`
  const body = [ground(), course(), peak, ...names, furniture(texts)]
  return sheet(WIDTH, HEIGHT, body.join(''))
}

/** @param {number} width @param {number} height @param {string} body */
export const sheet = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="'Noto Sans CJK SC',sans-serif">${body}</svg>`
