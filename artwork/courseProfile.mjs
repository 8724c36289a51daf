import { heightAt } from './courseHeights.mjs'
import { FULL_KM, HALF_KM, toPath } from './courseLine.mjs'
import { sheet } from './courseMap.mjs'

/** @typedef {import('./contours.mjs').Point} Point */

const WIDTH = 1200
const HEIGHT = 236
const LEFT = 66
const RIGHT = 1166
const FOOT = 198
const RISE = 132

/** Lower and upper limit of the elevation scale, in metres above sea level. */
const [LOW, HIGH] = [52.5, 421]

/** @param {number} km */
const across = (km) => LEFT + ((RIGHT - LEFT) * km) / FULL_KM

/** @param {number} metres */
const up = (metres) => FOOT - (RISE * (metres - LOW)) / (HIGH - LOW)

/** @param {number} km @returns {Point} */
const on = (km) => [across(km), up(heightAt(km))]

const STEP_KM = 0.1
const skyline = [
  ...Array.from({ length: Math.ceil(FULL_KM / STEP_KM) }, (_, index) => on(index * STEP_KM)),
  on(FULL_KM),
]

/** @param {string} text @param {number} km @param {number} shift */
function flag(text, km, shift) {
  const [x, y] = on(km)
  const left = x - 52 + shift
  const below = skyline.filter(([at]) => at > left - 4 && at < left + 108)
  const top = Math.min(...below.map(([, height]) => height)) - 42
  return `<path d="M${x} ${y - 4}V${top + 24}" stroke="#a03210" stroke-width="1.8" stroke-dasharray="3 3"/><rect x="${left}" y="${top}" width="104" height="26" rx="3" fill="#a03210"/><text x="${left + 52}" y="${top + 18}" font-size="14" font-weight="700" fill="#fff" text-anchor="middle">${text}</text>`
}

/** Elevation profile with both cut-offs. @param {import('./courseTexts.mjs').Texts} texts */
export function drawProfile(texts) {
  const path = toPath(skyline)
  const marks = Array.from({ length: 9 }, (_, index) => index * 5).map((km) => {
    const [x, y] = on(km)
    const dot = `<circle cx="${x}" cy="${y}" r="4.6" fill="#fff" stroke="#143329" stroke-width="2.2"/>`
    const name = `<path d="M${x} ${FOOT}v6" stroke="#858d88"/><text x="${x}" y="${FOOT + 23}" font-size="14" fill="#404944" text-anchor="middle">${km || '0 km'}</text>`
    return name + (km ? dot : '')
  })
  const rules = [100, 200, 300, 400].map((metres) => {
    const y = up(metres)
    return `<path d="M${LEFT} ${y}H${RIGHT}" stroke="#e0e3dd"/><text x="${LEFT - 10}" y="${y + 5}" font-size="14" fill="#59625d" text-anchor="end">${metres} m</text>`
  })
  const fill =
    '<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2f6b53" stop-opacity=".85"/><stop offset="1" stop-color="#a9c3b4" stop-opacity=".3"/></linearGradient>'
  const [hx, hy] = on(HALF_KM)
  const [px, py] = on(31.5)
  const body = [
    `<defs>${fill}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...rules,
    `<path d="${path}V${FOOT}H${LEFT}Z" fill="url(#ground)"/>`,
    `<path d="${path}" fill="none" stroke="#be3c14" stroke-width="2.6" stroke-linejoin="round"/>`,
    ...marks,
    `<path d="M${hx} ${hy - 7}l7 7-7 7-7-7Z" fill="#e9c27a" stroke="#143329" stroke-width="1.6"/>`,
    flag(texts.cutOff('11:15'), HALF_KM, 0),
    flag(texts.cutOff('14:25'), FULL_KM, -32),
    `<text x="${px}" y="${py - 12}" font-size="14" font-weight="700" fill="#143329" text-anchor="middle">${texts.peak}</text>`,
    `<text x="${LEFT}" y="32" font-size="14" fill="#59625d">${texts.heights}</text>`,
  ]
  return sheet(WIDTH, HEIGHT, body.join(''))
}
