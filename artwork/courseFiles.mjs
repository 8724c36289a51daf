/** @typedef {import('./courseSurvey.mjs').Position} Position */
/** @typedef {import('./coursePlaces.mjs').Place} Place */

/**
 * @typedef {object} Course
 * @property {string} file URL of its files, without the extension
 * @property {string} name
 * @property {string} nameEn
 * @property {string} [nameJa]
 * @property {string} creator
 * @property {{ picture: string, pictureH5: string, bbox: number[] }} ground
 * @property {Position[]} line
 * @property {Place[]} places
 */

/** @type {Record<string, [zh: string, en: string]>} */
const KINDS = {
  start: ['起点', 'Start'],
  halfFinish: ['半程终点', 'Half marathon finish'],
  finish: ['终点', 'Finish'],
  mat: ['计时毯', 'Timing mat'],
  medical: ['医疗点', 'Medical point'],
  water: ['饮水补给', 'Aid station'],
  toilet: ['厕所', 'Toilets'],
  summit: ['山顶', 'Summit'],
  landmark: ['地标', 'Landmark'],
}

/** @param {string} type @param {unknown} coordinates @param {object} properties */
const feature = (type, coordinates, properties) =>
  JSON.stringify({ type: 'Feature', properties, geometry: { type, coordinates } })

/**
 * The course as GeoJSON, with links to its background picture and its GPX file.
 * @param {Course} course
 */
export function toGeoJson({ file, name, nameEn, nameJa, ground, line, places }) {
  const names = { name, nameEn, ...(nameJa && { nameJa }) }
  const head = { ...names, gpx: `${file}.gpx`, ground }
  const features = [
    feature('LineString', line, names),
    ...places.map(({ at, ...properties }) => feature('Point', at, properties)),
  ]
  const opening = JSON.stringify({ type: 'FeatureCollection', ...head }).slice(0, -1)
  return `${opening},"features":[\n${features.join(',\n')}\n]}\n`
}

/** @param {string} tag @param {Position | [number, number]} at @param {string} [rest] */
const point = (tag, [lon, lat, metres], rest = '') =>
  `<${tag} lat="${lat}" lon="${lon}">${metres === undefined ? '' : `<ele>${metres}</ele>`}${rest}</${tag}>`

/** @param {Place} place */
function waypoint({ kind, km, name, nameEn, at }) {
  const [zh = '', en = ''] = KINDS[kind] ?? []
  const words = (/** @type {(string | undefined)[]} */ ...parts) => parts.filter(Boolean).join(' ')
  const distance = km === undefined ? '' : `${km} km`
  return point(
    'wpt',
    at,
    `<name>${words(zh, name, distance)}</name><desc>${words(en, nameEn)}</desc><type>${kind}</type>`,
  )
}

/** The course as GPX 1.1, for watches and route planners. @param {Course} course */
export function toGpx({ name, nameEn, creator, line, places }) {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="${creator}">`,
    `<metadata><name>${name}</name><desc>${nameEn}</desc></metadata>`,
    ...places.map(waypoint),
    `<trk><name>${name}</name><desc>${nameEn}</desc><trkseg>`,
    ...line.map((at) => point('trkpt', at)),
    '</trkseg></trk>',
    '</gpx>',
    '',
  ].join('\n')
}
