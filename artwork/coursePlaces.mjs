import { FULL_KM, HALF_KM, SUMMIT_KM } from './courseLine.mjs'
import { positionAt, toEarth } from './courseSurvey.mjs'

/** @typedef {import('./courseSurvey.mjs').Position} Position */

/**
 * A place on or beside the course. Those beside it have no distance.
 * @typedef {object} Place
 * @property {string} kind
 * @property {number} [km]
 * @property {string} [name]
 * @property {string} [nameEn]
 * @property {string} [nameJa]
 * @property {string} [cutOff]
 * @property {Position | [number, number]} at
 */

const SQUARE = { name: '燕岭广场', nameEn: 'Yanling Square' }
const POST = { name: '青峡驿', nameEn: 'Qingxia Post' }

/** @param {string} kind @param {number} km @param {Partial<Place>} [more] @returns {Place} */
const place = (kind, km, more) => ({ kind, km, ...more, at: positionAt(km) })

/** @param {string} kind @param {number} from @param {number} step @param {number} length km */
const every = (kind, from, step, length) =>
  Array.from({ length: Math.ceil((length - from) / step) }, (_, index) =>
    place(kind, from + index * step),
  )

/**
 * Timing mats: every five kilometres, at the half marathon distance, and at the finish.
 * @param {number} length km
 */
const mats = (length) => [
  ...every('mat', 0, 5, HALF_KM),
  place('mat', HALF_KM),
  ...every('mat', 25, 5, length),
  ...(length > HALF_KM ? [place('mat', length)] : []),
]

/** @param {number} length km */
const services = (length) => [
  ...mats(length),
  ...every('medical', 2.5, 2.5, length),
  place('medical', length),
  ...every('water', 5, 5, length),
  place('water', length),
  place('toilet', 0),
  ...every('toilet', 2.5, 5, length),
  place('toilet', length),
]

/** @type {Place[]} */
const landmarks = [
  { kind: 'landmark', name: '古长城遗址', nameEn: 'Old wall', at: toEarth([1052, 56]) },
  { kind: 'landmark', name: '清水湖', nameEn: 'Qingshui Lake', at: toEarth([1098, 380]) },
]
const summit = place('summit', SUMMIT_KM, { name: '柿子岭', nameEn: 'Shizi Ridge' })

export const fullPlaces = [
  place('start', 0, SQUARE),
  place('halfFinish', HALF_KM, { ...POST, cutOff: '11:15' }),
  place('finish', FULL_KM, { ...SQUARE, cutOff: '14:25' }),
  ...services(FULL_KM),
  summit,
  ...landmarks,
]

const { km: _beyond, ...summitBeside } = summit
export const halfPlaces = [
  place('start', 0, SQUARE),
  place('finish', HALF_KM, { ...POST, cutOff: '11:15' }),
  ...services(HALF_KM),
  summitBeside,
  ...landmarks,
]
