import { FULL_KM, HALF_KM } from './courseLine.mjs'
import { positionAt, toEarth } from './courseSurvey.mjs'

/** @typedef {import('./courseSurvey.mjs').Position} Position */

/**
 * A place on the course or beside it; what is beside it has no distance.
 * @typedef {object} Place
 * @property {string} kind
 * @property {number} [km]
 * @property {string} [name]
 * @property {string} [nameEn]
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

/** @param {number} length km */
const services = (length) => [
  ...every('mat', 0, 5, length),
  place('mat', length),
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
  { kind: 'landmark', name: '清水湖', nameEn: 'Qingshui Lake', at: toEarth([1118, 408]) },
]
/** @type {Place} */
const summit = {
  kind: 'summit',
  km: 31.5,
  name: '柿子岭',
  nameEn: 'Shizi Ridge',
  at: toEarth([712, 274]),
}

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
