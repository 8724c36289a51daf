import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fetchCourse } from '#api/files/fetchCourse.ts'
import { readCourse } from '#api/files/readCourse.ts'
import type { Course } from '#domain/course.ts'
import { lengthOf, measureTrack } from '#domain/track.ts'
import { courseFile } from '#tests/support/courses.ts'

const COURSE_URL = '/course.geojson'
const line = (...coordinates: unknown[]) => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'LineString', coordinates },
})
const place = (properties: object, coordinates: unknown[] = [116, 40]) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates },
})
const LINE = line([116, 40, 90], [116, 40.01, 120])
const read = (file: object) => readCourse(JSON.stringify(file), COURSE_URL)

describe('parsing', () => {
  test.each([
    ['nothing', {}],
    ['no features', { features: [] }],
    ['features that are not a list', { features: { 0: LINE } }],
    ['no line', { features: [place({ kind: 'start', km: 0 })] }],
    ['one point', { features: [line([116, 40, 90])] }],
    ['a latitude out of range', { features: [line([116, 40, 90], [116, 140, 90])] }],
    ['a line of no length', { features: [line([116, 40, 90], [116, 40, 90])] }],
  ])('%s is rejected', (_, file) => {
    expect(() => read(file)).toThrow()
  })

  test.each([
    ['changes its sign', -179.99],
    ['goes on', 180.01],
  ])('a course across 180° is in one piece, if the longitude %s', (_, east) => {
    const { track, places } = read({
      features: [line([179.99, -16], [east, -16]), place({ kind: 'mat', km: 2 }, [-179.99, -16])],
    })
    expect(track.map(({ longitude }) => longitude)).toEqual([179.99, expect.closeTo(180.01)])
    expect(lengthOf(track)).toBeCloseTo(2.14, 2)
    expect(places[0]?.longitude).toBeCloseTo(180.01)
  })

  test('invalid places are left out', () => {
    const { places } = read({
      features: [
        null,
        LINE,
        place({ kind: 'mat', km: 0.5, name: 'undefined', cutOff: 'late' }),
        place({ kind: 'castle', km: 0.5 }),
        place({ kind: 'mat', km: 5 }),
        place({ kind: 'mat', km: -1 }),
        place({ kind: 'mat' }, [116, 41]),
        place({ kind: 'water', km: 0.5 }, ['116', 40]),
        place({ kind: 'summit', name: '岭' }),
      ],
    })
    expect(places).toEqual([
      { kind: 'mat', km: 0.5, name: '', nameEn: '', cutOff: '', longitude: 116, latitude: 40 },
      {
        kind: 'summit',
        km: undefined,
        name: '岭',
        nameEn: '',
        cutOff: '',
        longitude: 116,
        latitude: 40,
      },
    ])
  })

  const kms = ({ track }: Course) => track.map(({ km }) => Number(km.toFixed(2)))
  const heights = ({ track }: Course) => track.map(({ height }) => Math.round(height))

  test('a line without heights has no profile', () => {
    expect(read({ features: [LINE] }).hasHeights).toBe(true)
    for (const none of [[], [null], ['90'], [0], [NaN]]) {
      const flat = read({ features: [line([116, 40, ...none], [116, 40.01, ...none])] })
      expect([flat.hasHeights, lengthOf(flat.track)]).toEqual([false, expect.closeTo(1.11, 2)])
    }
  })

  test('missing heights are interpolated by distance, at the ends they are those next to them', () => {
    const course = read({
      features: [
        line(
          ...[
            [0, 0],
            [0, 1, 100],
            [0, 2],
            [0, 4, 400],
            [0, 5, 9999],
            [0, 6, null],
          ],
          ...[
            [0, 7, 100],
            [0, 8, 100],
          ],
        ),
      ],
    })
    expect(heights(course)).toEqual([100, 100, 200, 400, 300, 200, 100, 100])
    expect(course.hasHeights).toBe(true)
  })

  const [A, B, C] = [
    [
      [0, 0, 1],
      [0, 0.01, 1],
    ],
    [
      [0, 0.011, 1],
      [0, 0.03, 1],
    ],
    [
      [0, 0.03, 1],
      [0, 0.04, 1],
    ],
  ] as const
  const reversed = (part: readonly (readonly number[])[]) => [...part].reverse()
  const WHOLE = [0, 1.11, 1.22, 3.34, 3.34, 4.45]
  const ends = [
    place({ kind: 'start', km: 0 }, [0, 0]),
    place({ kind: 'water', km: 4.4 }, [0, 0.04]),
  ]

  test.each([
    ['two lines', [line(...A), line(...B), line(...C)]],
    [
      'a line of several parts',
      [{ geometry: { type: 'MultiLineString', coordinates: [A, B, C] } }],
    ],
    [
      'a collection of geometries',
      [
        {
          geometry: {
            type: 'GeometryCollection',
            geometries: [line(...A).geometry, line(...B).geometry, line(...C).geometry],
          },
        },
      ],
    ],
    ['a part in the other direction', [line(...A), line(...reversed(B)), line(...C)]],
    ['a part that comes twice', [line(...A), line(...A), line(...B), line(...C)]],
    ['a point without a position', [line(...A, [0], ['x', 0]), line(...B), line(...C)]],
    [
      'parts in another order, with places',
      [line(...C), line(...reversed(A)), line(...B), ...ends],
    ],
  ])('%s are joined', (_, features) => {
    const course = read({ features })
    expect(kms(course)).toEqual(WHOLE)
    expect(course.track[0]?.latitude).toBe(0)
  })

  test('a round trip with a pause in its recording keeps the order of the file', () => {
    const [out, back] = [line([0, 0], [0.1, 0], [0.1, 0.1]), line([0.1, 0.102], [0, 0.1], [0, 0])]
    expect(read({ features: [out, back] }).track.map(({ latitude }) => latitude)).toEqual([
      0, 0, 0.1, 0.102, 0.1, 0,
    ])
  })

  test('one feature and one geometry are GeoJSON, too', () => {
    expect(kms(read(line(...A)))).toEqual([0, 1.11])
    expect(kms(read(line(...A).geometry))).toEqual([0, 1.11])
  })

  test('a line of 25,000 points is thinned out and keeps its length', () => {
    const zigzag = Array.from({ length: 25_000 }, (_, i) => [
      (i % 2) / 10_000,
      i / 1_000_000,
      i % 900,
    ])
    const { track } = read({ features: [line(...zigzag)] })
    expect(track).toHaveLength(20_000)
    expect(lengthOf(track)).toBeCloseTo(
      lengthOf(measureTrack(zigzag.map(([x = 0, y = 0]) => [x, y]))),
      6,
    )
  })

  test('a place without a distance stands where the course passes it', () => {
    const { places } = read({
      features: [
        line([116, 40, 90], [116, 40.01, 120], [116, 40.02, 90]),
        place({ kind: 'water' }, [116.001, 40.01]),
        place({ kind: 'finish' }, [116, 40.02]),
        place({ kind: 'toilet' }, [116.1, 40.01]),
      ],
    })
    expect(places.map(({ kind, km }) => [kind, km])).toEqual([
      ['water', 1.1],
      ['finish', 2.2],
    ])
  })

  test('cut-offs may be after 24:00', () => {
    const cutOffs = ['9:30', '26:00', '2025-05-24 24:00', '48:00', '12:60', 'noon']
    const { places } = read({
      features: [LINE, ...cutOffs.map((cutOff) => place({ kind: 'mat', km: 0.5, cutOff }))],
    })
    expect(places.map(({ cutOff }) => cutOff)).toEqual([...cutOffs.slice(0, 3), '', '', ''])
  })

  test.each([
    { picture: 'javascript:alert(1)', bbox: [115, 39, 117, 41] },
    { picture: '/relief.avif', bbox: [117, 39, 115, 41] },
    { picture: '/relief.avif', bbox: [115, 39] },
    { picture: '/relief.avif' },
    'relief',
  ])('an invalid background is left out: %j', (ground) => {
    expect(read({ features: [LINE], ground }).ground).toBeUndefined()
  })

  test('only safe files are offered', () => {
    const formats = (gpx: unknown) =>
      read({ features: [LINE], gpx }).files.map(({ format }) => format)
    expect(formats('/full.gpx')).toEqual(['GPX', 'GeoJSON'])
    expect(formats('javascript:alert(1)')).toEqual(['GeoJSON'])
    expect(formats(undefined)).toEqual(['GeoJSON'])
  })
})

describe('GPX', () => {
  const gpx = (content: string) =>
    `\uFEFF<?xml version="1.0"?>
     <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${content}</gpx>`
  const point = (name: string, latitude: number, inside = '') =>
    `<${name} lat="${latitude}" lon="116">${inside}</${name}>`
  const segment = (...points: string[]) => `<trkseg>${points.join('')}</trkseg>`
  const TRACK = `<trk>${segment(
    point('trkpt', 40, '<ele>90</ele>'),
    point('trkpt', 40.01),
    point('trkpt', 40.02, '<ele>110.5</ele>'),
  )}${segment(point('trkpt', 40.021, '<ele>100</ele>'), point('trkpt', 40.03))}</trk>
  <trk>${segment(point('trkpt', 40.03), point('trkpt', 40.04, '<ele>90</ele>'))}</trk>`

  test('segments and tracks are joined, and missing heights bridged', () => {
    const { track, hasHeights, files } = readCourse(gpx(TRACK), '/full.gpx')
    expect(track.map(({ latitude }) => latitude)).toEqual([
      40, 40.01, 40.02, 40.021, 40.03, 40.03, 40.04,
    ])
    expect(track[1]?.height).toBeCloseTo(100.25, 2)
    expect(hasHeights).toBe(true)
    expect(files).toEqual([{ format: 'GPX', url: '/full.gpx' }])
  })

  test('a route counts if there is no track', () => {
    const route = `<rte>${point('rtept', 40)}${point('rtept', 40.01)}</rte>`
    const only = readCourse(gpx(route), '/r.gpx')
    expect([only.track.length, only.hasHeights]).toEqual([2, false])
    expect(readCourse(gpx(route + TRACK), '/r.gpx').track).toHaveLength(7)
  })

  test('waypoints with a kind are places', () => {
    const { places } = readCourse(
      gpx(
        point('wpt', 40.0101, '<name>水站 &amp; 茶</name><type>Water</type>') +
          point('wpt', 40.02, '<name>Café</name><type>user</type>') +
          point('wpt', 40.02, '<name>Hut</name>') +
          point('wpt', 41, '<name>岭</name><type>summit</type>') +
          TRACK,
      ),
      '/full.gpx',
    )
    expect(places.map(({ kind, km, name }) => [kind, km, name])).toEqual([
      ['water', 1.1, '水站 & 茶'],
      ['summit', undefined, '岭'],
    ])
  })

  test.each([
    ['no track', gpx('')],
    ['another file', '<kml/>'],
    ['half a file', gpx(TRACK).slice(0, -40)],
    [
      'points without a position',
      gpx('<trk><trkseg><trkpt/><trkpt lat="" lon="x"/></trkseg></trk>'),
    ],
  ])('%s is rejected', (_, body) => {
    expect(() => readCourse(body, '/x.gpx')).toThrow()
  })
})

describe('loading', () => {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())

  test('a course is loaded without token or API headers', async () => {
    const sent: Request[] = []
    server.use(
      http.get('*/edition-2024/course/half.geojson', ({ request }) => {
        sent.push(request)
        return new HttpResponse(courseFile('half.geojson'))
      }),
    )
    const course = await fetchCourse('/edition-2024/course/half.geojson')
    expect(course.files.at(-1)?.url).toBe('/edition-2024/course/half.geojson')
    expect(sent[0]?.headers.has('token')).toBe(false)
    expect(sent[0]?.headers.has('osId')).toBe(false)
  })

  test.each(['javascript:alert(1)', 'course.geojson', ''])('%j is never requested', async (url) => {
    await expect(fetchCourse(url)).rejects.toThrow('not a URL')
  })

  test.each([
    [200, '<html>'],
    [404, '{}'],
  ])('a response %i %s is rejected', async (status, body) => {
    server.use(http.get('*/course.geojson', () => new HttpResponse(body, { status })))
    await expect(fetchCourse(COURSE_URL)).rejects.toThrow()
  })
})
