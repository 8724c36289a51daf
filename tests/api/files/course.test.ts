import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fetchCourse, readCourse } from '../../../src/api/files/course.ts'
import { courseFile } from '../../support/courses.ts'

const ADDRESS = '/course.geojson'
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
const read = (file: object) => readCourse(JSON.stringify(file), ADDRESS)

describe('parsing', () => {
  test.each([
    ['nothing', {}],
    ['no features', { features: [] }],
    ['features that are not a list', { features: { 0: LINE } }],
    ['no line', { features: [place({ kind: 'start', km: 0 })] }],
    ['one point', { features: [line([116, 40, 90])] }],
    ['points without height', { features: [line([116, 40], [116, 40.01])] }],
    ['a latitude out of range', { features: [line([116, 40, 90], [116, 140, 90])] }],
    ['a line of no length', { features: [line([116, 40, 90], [116, 40, 90])] }],
  ])('%s is rejected', (_, file) => {
    expect(() => read(file)).toThrow()
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
        place({ kind: 'mat' }),
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
    expect(course.files.at(-1)?.address).toBe('/edition-2024/course/half.geojson')
    expect(sent[0]?.headers.has('token')).toBe(false)
    expect(sent[0]?.headers.has('osId')).toBe(false)
  })

  test.each(['javascript:alert(1)', 'course.geojson', ''])(
    '%j is never requested',
    async (address) => {
      await expect(fetchCourse(address)).rejects.toThrow('not an address')
    },
  )

  test.each([
    [200, '<html>'],
    [404, '{}'],
  ])('an answer %i %s is rejected', async (status, body) => {
    server.use(http.get('*/course.geojson', () => new HttpResponse(body, { status })))
    await expect(fetchCourse(ADDRESS)).rejects.toThrow()
  })
})
