import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readCourse } from '#api/files/readCourse.ts'
import { lengthOf } from '#domain/track.ts'
import { writeCourse } from '../../../tools/course/writeCourse.ts'

const point = (lat: number, ele: number) =>
  `<trkpt lat="${lat}" lon="116.2"><ele>${ele}</ele></trkpt>`
const waypoint = (lat: number, type: string, name: string) =>
  `<wpt lat="${lat}" lon="116.2"><name>${name}</name><type>${type}</type></wpt>`
const GPX = `<?xml version="1.0"?><gpx version="1.1" creator="test">
${waypoint(40.05, 'water', 'Spring')}${waypoint(40.05, 'parking', 'Car park')}
<trk><trkseg>${point(40, 100)}${point(40.05, 160)}${point(40.1, 130)}</trkseg></trk></gpx>`

async function write(gpx: string) {
  const folder = mkdtempSync(join(tmpdir(), 'course-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [track, course] = [join(folder, 'track.gpx'), join(folder, 'course.geojson')]
  writeFileSync(track, gpx)
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const code = await writeCourse(track, course)
  const said = [...log.mock.calls, ...error.mock.calls].flat().join('\n')
  log.mockRestore()
  error.mockRestore()
  return { code, course, said }
}

test('a track becomes a course with start, places and finish, and what is left out is named', async () => {
  const { code, course, said } = await write(GPX)
  expect(code).toBe(0)
  const read = readCourse(readFileSync(course, 'utf8'), course)
  expect(lengthOf(read.track)).toBeCloseTo(11.12, 1)
  expect(read.hasHeights).toBe(true)
  expect(read.places.map(({ kind, km, name }) => [kind, km, name])).toEqual([
    ['start', 0, ''],
    ['water', 5.6, 'Spring'],
    ['finish', 11.1, ''],
  ])
  expect(said).toContain('11.12 km, 60 m of climb, 3 points')
  expect(said).toContain('Left out: Car park.')
})

test('a file without a track is refused with its reason', async () => {
  const { code, said } = await write('<gpx><trk></gpx>')
  expect(code).toBe(1)
  expect(said).toContain('track.gpx: not a GPX file')
})
