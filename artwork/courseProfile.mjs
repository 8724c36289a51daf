import { FULL_KM, HALF_KM, smoothLine, toPath } from './courseLine.mjs'
import { sheet } from './courseMap.mjs'

/** @typedef {import('./contours.mjs').Point} Point */

const WIDTH = 1200
const HEIGHT = 236
const LEFT = 66
const RIGHT = 1166
const FOOT = 198
const RISE = 132

/** Kilometre and height, as a share of the highest point. @type {Point[]} */
const HEIGHTS = [
  [0, 0.06],
  [2, 0.05],
  [5, 0.14],
  [7.5, 0.2],
  [10, 0.3],
  [12.5, 0.48],
  [15, 0.7],
  [17, 0.8],
  [18.8, 0.74],
  [20, 0.6],
  [HALF_KM, 0.52],
  [23, 0.42],
  [25, 0.47],
  [27.5, 0.66],
  [30, 0.93],
  [31.4, 1],
  [33, 0.86],
  [35, 0.6],
  [37, 0.36],
  [38.5, 0.3],
  [40, 0.18],
  [FULL_KM, 0.06],
]

/** @param {number} km */
const across = (km) => LEFT + ((RIGHT - LEFT) * km) / FULL_KM

/** @param {number} km */
const ripple = (km) => 0.014 * Math.sin(km * 4.1) + 0.008 * Math.sin(km * 7.3 + 1)

const skyline = smoothLine(HEIGHTS).map(
  ([km, share]) => /** @type {Point} */ ([across(km), FOOT - RISE * (share + ripple(km))]),
)

/** @param {number} km @returns {Point} */
const on = (km) => skyline.find(([x]) => x >= across(km) - 0.01) ?? [RIGHT, FOOT]

/** @param {string} text @param {number} km @param {number} top @param {number} shift */
function flag(text, km, top, shift) {
  const [x, y] = on(km)
  const left = x - 52 + shift
  return `<path d="M${x} ${y - 4}V${top + 24}" stroke="#a03210" stroke-width="1.8" stroke-dasharray="3 3"/><rect x="${left}" y="${top}" width="104" height="26" rx="3" fill="#a03210"/><text x="${left + 52}" y="${top + 18}" font-size="14" font-weight="700" fill="#fff" text-anchor="middle">${text}</text>`
}

/** Heights along the way with the two cut-offs. @param {import('./courseTexts.mjs').Texts} texts */
export function drawProfile(texts) {
  const path = toPath(skyline)
  const marks = Array.from({ length: 9 }, (_, index) => index * 5).map((km) => {
    const [x, y] = on(km)
    const dot = `<circle cx="${x}" cy="${y}" r="4.6" fill="#fff" stroke="#143329" stroke-width="2.2"/>`
    const name = `<path d="M${x} ${FOOT}v6" stroke="#858d88"/><text x="${x}" y="${FOOT + 23}" font-size="14" fill="#404944" text-anchor="middle">${km || '0 km'}</text>`
    return name + (km ? dot : '')
  })
  const rules = [0.25, 0.5, 0.75, 1].map((share) => {
    const y = FOOT - RISE * share
    return `<path d="M${LEFT} ${y}H${RIGHT}" stroke="#e0e3dd"/>`
  })
  const fill =
    '<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2f6b53" stop-opacity=".85"/><stop offset="1" stop-color="#a9c3b4" stop-opacity=".3"/></linearGradient>'
  const [hx, hy] = on(HALF_KM)
  const [px, py] = on(31.4)
  const body = [
    `<defs>${fill}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...rules,
    `<path d="${path}V${FOOT}H${LEFT}Z" fill="url(#ground)"/>`,
    `<path d="${path}" fill="none" stroke="#be3c14" stroke-width="2.6" stroke-linejoin="round"/>`,
    ...marks,
    `<path d="M${hx} ${hy - 7}l7 7-7 7-7-7Z" fill="#e9c27a" stroke="#143329" stroke-width="1.6"/>`,
    flag(texts.cutOff('11:15'), HALF_KM, 58, 0),
    flag(texts.cutOff('14:25'), FULL_KM, 116, -42),
    `<text x="${px}" y="${py - 12}" font-size="14" font-weight="700" fill="#143329" text-anchor="middle">${texts.peak}</text>`,
    `<text x="${LEFT}" y="32" font-size="14" fill="#59625d">${texts.heights}</text>`,
  ]
  return sheet(WIDTH, HEIGHT, body.join(''))
}
