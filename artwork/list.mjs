import { readFileSync } from 'node:fs'

/**
 * A picture or video of the site, as listed in `pictures.json`. `source` and `box` (x, y, width,
 * height) refer to a part of another drawing.
 * @typedef {object} Picture
 * @property {string} name
 * @property {string} file path below the site's root
 * @property {string} [small]
 * @property {number} [smallWidth]
 * @property {string} [phone] for phones, PHONE_WIDTH wide
 * @property {string} [poster] first frame of a video
 * @property {number} [seconds] length of a video
 * @property {number} width
 * @property {number} height
 * @property {string} altZh
 * @property {string} altEn
 * @property {string} [source]
 * @property {[number, number, number, number]} [box]
 */

/**
 * A race's drawings: their folder here ('' for this one), and the folder of its files on the site.
 * @typedef {{ drawings: string, files: string }} Edition
 */

/** @type {Edition[]} */
export const editions = [
  { drawings: '', files: '/edition-2024' },
  { drawings: 'kirigadake-2025/', files: '/kirigadake-2025' },
  { drawings: 'pontarva-2027/', files: '/pontarva-2027' },
]

/** @param {Edition} [edition] @returns {Picture[]} */
export function readPictures({ drawings } = { drawings: '', files: '' }) {
  return JSON.parse(readFileSync(new URL(`${drawings}pictures.json`, import.meta.url), 'utf8'))
}

/** @param {string} name @param {string} [folder] */
export function readDrawing(name, folder = '') {
  return readFileSync(new URL(`${folder}${name}.svg`, import.meta.url), 'utf8')
}

/**
 * File system path of a file by its address on the site. Those of the sandbox's own races are part of
 * their editions.
 * @param {string} address
 */
export function publicPath(address) {
  const [, race, rest] = /^\/((?:kirigadake|pontarva)-\d+)(\/.*|$)/.exec(address) ?? []
  const path = race ? `sandbox/editions/${race}/files${rest}` : `public${address}`
  return new URL(`../${path}`, import.meta.url).pathname
}
