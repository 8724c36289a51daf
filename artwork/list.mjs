import { readFileSync } from 'node:fs'

/**
 * One picture or film of the site, as `pictures.json` lists it.
 * `source` and `box` (x, y, width, height) name another drawing and a part of it.
 * @typedef {object} Picture
 * @property {string} name
 * @property {string} file address below the site's root
 * @property {string} [small]
 * @property {number} [smallWidth]
 * @property {string} [poster] first picture of a film
 * @property {number} [seconds] length of a film
 * @property {number} width
 * @property {number} height
 * @property {string} altZh
 * @property {string} altEn
 * @property {string} [source]
 * @property {[number, number, number, number]} [box]
 */

/** @returns {Picture[]} */
export function readPictures() {
  return JSON.parse(readFileSync(new URL('pictures.json', import.meta.url), 'utf8'))
}

/** @param {string} name */
export function readDrawing(name) {
  return readFileSync(new URL(`${name}.svg`, import.meta.url), 'utf8')
}

/**
 * Where a file of the site is written.
 * @param {string} address
 */
export function publicPath(address) {
  return new URL(`../public${address}`, import.meta.url).pathname
}
