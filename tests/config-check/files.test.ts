import { expect, test } from 'vitest'
import type { Problem } from '#config-check/finding.ts'
import { editions } from '#sandbox/editions/editions.ts'
import { kirigadake2025 } from '#sandbox/editions/kirigadake-2025/edition.ts'
import { findingsIn, loadFile, toFile, withValues } from './edited.ts'

const { config } = kirigadake2025
const picture = 'carouselList[0].surfacePlotUrl'
const course = 'raceItems[1].courseUrl'

/** What the check says of one file of the race, if it holds these bytes; undefined: there is none. */
async function problemsOf(path: string, bytes: Uint8Array | undefined): Promise<string[]> {
  const file = toFile(withValues(config, { [path]: '/tried.file' }))
  const findings = await findingsIn(file, (url) =>
    url === '/tried.file' ? Promise.resolve(bytes) : loadFile(url),
  )
  return findings.filter(({ at }) => at === path).map(({ problem }) => problem)
}

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

function png(width: number, height: number, size = 40): Uint8Array {
  const bytes = new Uint8Array(size)
  bytes.set(bytesOf('\x89PNG\r\n\x1a\n'))
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

test.each<[string, Uint8Array | undefined, Problem[]]>([
  ['that is not there', undefined, ['missingFile']],
  ['in HEIC', bytesOf('\0\0\0\x18ftypheic'), ['isHeic']],
  ['that is a page', bytesOf('<!doctype html><title>Not found</title>'), ['notPicture']],
  ['of 2 MB', png(2400, 900, 2_000_000), ['heavyPicture']],
  ['in portrait', png(900, 1600), ['notWide']],
  ['as it should be', png(2400, 900), []],
])('a picture %s', async (_, bytes, problems) => {
  expect(await problemsOf(picture, bytes)).toEqual(problems)
})

test.each<[string, Uint8Array, Problem[]]>([
  ['in AVIF', bytesOf('\0\0\0\x1cftypavif'), ['notShareFormat']],
  ['in SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), ['notShareFormat']],
  ['that is square', png(1200, 1200), ['notShareSize']],
  ['that is small', png(600, 315), ['notShareSize']],
  ['as it should be', png(1200, 630), []],
  ['that is larger', png(2400, 1256), []],
])('a picture to share %s', async (_, bytes, problems) => {
  expect(await problemsOf('shareImage', bytes)).toEqual(problems)
})

test.each(editions)('the picture to share of $raceId is as it should be', async (edition) => {
  expect(edition.config.shareImage).toMatch(/\.jpg$/)
  const file = toFile(Object(edition.config))
  const findings = await findingsIn(file, loadFile)
  expect(findings.filter(({ at }) => at === 'shareImage')).toEqual([])
})

type Point = [longitude: number, latitude: number, height?: number]

const lineOf = (...coordinates: Point[]) => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates },
  properties: {},
})
const placeOf = (kind: string, [longitude, latitude]: Point, more: object = {}) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  properties: { kind, nameEn: kind, ...more },
})
const fileOf = (...features: object[]) =>
  bytesOf(JSON.stringify({ type: 'FeatureCollection', features }))

// Some 50 km along the equator, the event's distance.
const START: Point = [0, 0, 100]
const MIDDLE: Point = [0.225, 0, 200]
const FINISH: Point = [0.45, 0, 100]
const places = [placeOf('start', START), placeOf('finish', FINISH)]

test.each<[string, Uint8Array, Problem[]]>([
  ['that is no course', bytesOf('Not found'), ['courseUnreadable']],
  ['as it should be', fileOf(lineOf(START, MIDDLE, FINISH), ...places), []],
  ['of half the length', fileOf(lineOf(START, MIDDLE), placeOf('start', START)), ['courseLength']],
  [
    'in two lines',
    fileOf(lineOf(START, MIDDLE), lineOf(MIDDLE, FINISH), ...places),
    ['courseParts'],
  ],
  ['without heights', fileOf(lineOf([0, 0], [0.45, 0]), ...places), ['courseWithoutHeights']],
  ['without places', fileOf(lineOf(START, FINISH)), ['courseWithoutPlaces']],
  [
    'with a beer stop',
    fileOf(lineOf(START, FINISH), ...places, placeOf('beer', MIDDLE)),
    ['placeKind'],
  ],
  [
    'with a place in the sea',
    fileOf(lineOf(START, FINISH), ...places, placeOf('water', [0.2, 5])),
    ['placesOffCourse'],
  ],
  [
    'with a cut-off that is no time',
    fileOf(lineOf(START, MIDDLE, FINISH), ...places, placeOf('mat', MIDDLE, { cutOff: '30 min' })),
    ['placeCutOff'],
  ],
  [
    'with a cut-off after the finish',
    fileOf(lineOf(START, MIDDLE, FINISH), ...places, placeOf('mat', MIDDLE, { cutOff: '23:00' })),
    ['placeAfterCutOff'],
  ],
])('a course %s', async (_, bytes, problems) => {
  expect((await problemsOf(course, bytes)).toSorted()).toEqual(problems.toSorted())
})

test('a heavy file is named', async () => {
  const slogan = 'x'.repeat(1_100_000)
  const findings = await findingsIn(toFile({ ...config, slogan }))
  expect(findings.map(({ problem }) => problem)).toContain('heavyFirstVisit')
})
