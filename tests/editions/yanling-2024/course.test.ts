// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { climbOf, distanceKm, highestOf, lengthOf, pointAt } from '#domain/track.ts'
import { courseFile, editionCourse } from '#tests/support/courses.ts'
import { edition } from './documents.ts'

const every = (from: number, step: number, below: number) =>
  Array.from({ length: Math.ceil((below - from) / step) }, (_, index) => from + index * step)

describe.each([
  { event: 'full', metres: 42_195, climb: 486, highest: 421, highestKm: 31.5, medical: 17 },
  { event: 'half', metres: 21_097.5, climb: 270, highest: 348, highestKm: 17, medical: 9 },
] as const)('the $event course', ({ event, metres, climb, highest, highestKm, medical }) => {
  const { track, places, ground, files } = editionCourse(event)
  const end = metres / 1000
  const kmOf = (kind: string) =>
    places.filter((place) => place.kind === kind).map(({ km }) => km ?? NaN)

  test('has the official length to within a metre', () => {
    expect(Math.abs(lengthOf(track) * 1000 - metres)).toBeLessThan(1)
  })

  test('climbs as the documents say', () => {
    expect(climbOf(track)).toBeCloseTo(climb, 1)
    expect(highestOf(track).height).toBe(highest)
    expect(highestOf(track).km).toBeCloseTo(highestKm, 1)
    expect(track[0]?.height).toBe(92)
    const steps = track.slice(1).map((point, index) => {
      const before = track[index] ?? point
      return Math.abs(point.height - before.height) / ((point.km - before.km) * 1000)
    })
    expect(Math.max(...steps), 'steepest').toBeLessThan(0.1)
  })

  test('has mats, medical points, water and toilets at the right distances', () => {
    expect(kmOf('start')).toEqual([0])
    expect(kmOf('finish')).toEqual([end])
    const atHalf = end > 21.0975 ? [21.0975] : []
    expect(kmOf('mat')).toEqual([...every(0, 5, end), ...atHalf, end].sort((a, b) => a - b))
    expect(kmOf('medical')).toEqual([...every(2.5, 2.5, end), end])
    expect(kmOf('medical')).toHaveLength(medical)
    expect(kmOf('water')).toEqual([...every(5, 5, end), end])
    expect(kmOf('toilet')).toEqual([0, ...every(2.5, 5, end), end])
  })

  test('has every place on its line', () => {
    for (const { km, kind, longitude, latitude } of places) {
      if (km === undefined) continue
      const on = pointAt(track, km)
      const away = distanceKm([longitude, latitude], [on.longitude, on.latitude])
      expect(away, `${kind} ${km}`).toBeLessThan(0.005)
    }
  })

  test('lies within its background and has its files, each under 60 KB', () => {
    const [west = 0, south = 0, east = 0, north = 0] = ground?.bbox ?? []
    for (const { longitude, latitude } of track) {
      expect(longitude > west && longitude < east && latitude > south && latitude < north).toBe(
        true,
      )
    }
    expect(files.map(({ url }) => url)).toEqual([
      `/edition-2024/course/${event}.gpx`,
      `/edition-2024/course/${event}.geojson`,
    ])
    expect(edition.raceItems?.find(({ itemId }) => itemId === event)?.courseUrl).toBe(files[1]?.url)
    for (const ending of ['gpx', 'geojson'])
      expect(Buffer.byteLength(courseFile(`${event}.${ending}`))).toBeLessThan(60_000)
  })

  test('is the same line in GPX 1.1, with a waypoint for each place', () => {
    const gpx = courseFile(`${event}.gpx`)
    expect(gpx).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<gpx xmlns="http:\/\/www\.topografix\.com\/GPX\/1\/1" version="1\.1"/,
    )
    const points = [...gpx.matchAll(/<trkpt lat="(.+?)" lon="(.+?)"><ele>(.+?)<\/ele><\/trkpt>/g)]
    expect(
      points.map(([, latitude, longitude, height]) => [longitude, latitude, height].map(Number)),
    ).toEqual(track.map(({ longitude, latitude, height }) => [longitude, latitude, height]))
    expect(gpx.match(/<wpt /g)).toHaveLength(places.length)
  })
})

test('there are cut-offs at the half finish and the finish only', () => {
  const closing = (event: 'full' | 'half') =>
    editionCourse(event)
      .places.filter(({ cutOff }) => cutOff)
      .map(({ kind, km, cutOff }) => [kind, km, cutOff])
  expect(closing('full')).toEqual([
    ['halfFinish', 21.0975, '11:15'],
    ['finish', 42.195, '14:25'],
  ])
  expect(closing('half')).toEqual([['finish', 21.0975, '11:15']])
})

test('the half marathon follows the first half of the marathon', () => {
  const full = editionCourse('full').track
  const half = editionCourse('half').track
  expect(full.slice(0, half.length)).toEqual(half)
})
