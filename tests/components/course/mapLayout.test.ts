// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { MAP, mapProjection } from '#components/course/mapProjection.ts'
import { nearestKm } from '#components/course/nearestKm.ts'
import { placeMarks } from '#components/course/placeMarks.ts'
import { placeNames, takenByNames } from '#components/course/placeNames.ts'
import { placeRows } from '#components/course/placeRows.ts'
import { profileScale, PLOT } from '#components/course/profileScale.ts'
import { measureTrack } from '#domain/track.ts'
import { editionCourse } from '#tests/support/courses.ts'

const full = editionCourse('full')
const half = editionCourse('half')
const marksOf = (course: typeof full) => {
  const frame = mapProjection(course)
  return placeMarks(course, frame, takenByNames(placeNames(course, frame)))
}

describe.each([
  ['with its background', full],
  ['without a background', { ...full, ground: undefined }],
])('a course %s', (_, course) => {
  const frame = mapProjection(course)

  test('fits on the sheet, north up and to scale', () => {
    for (const point of course.track) {
      const [x, y] = frame.toSheet(point)
      expect(x > 40 && y > 40 && x < MAP.width - 40 && y < MAP.height - 40).toBe(true)
    }
    const [x, y] = frame.toSheet({ longitude: 116, latitude: 40.15 })
    expect(frame.toSheet({ longitude: 116, latitude: 40.16 })).toEqual([
      x,
      expect.closeTo(y - 1.112 * frame.pxPerKm, 0),
    ])
    expect(frame.toSheet({ longitude: 116.01, latitude: 40.15 })[0]).toBeGreaterThan(x)
  })

  test('is found by a pointer near it, but not by one away from it', () => {
    const at = course.track[300]
    if (!at) throw new Error('too short')
    expect(nearestKm(course.track, frame, frame.toSheet(at))).toBe(at.km)
    expect(nearestKm(course.track, frame, [5, 5])).toBeNull()
  })
})

describe.each([
  ['full', full],
  ['half', half],
])('marks of the %s course', (_, course) => {
  const marks = marksOf(course).filter(({ layer }) => layer !== 'mat')

  test('do not overlap and stay on the sheet', () => {
    for (const [index, { x, y }] of marks.entries()) {
      expect(x > 10 && y > 10 && x < MAP.width - 10 && y < MAP.height - 10).toBe(true)
      for (const other of marks.slice(index + 1))
        expect(Math.hypot(other.x - x, other.y - y), JSON.stringify(other)).toBeGreaterThan(20)
    }
  })
})

test('start and finish of a loop share one name and one mark of each kind', () => {
  const names = (course: typeof full) =>
    placeNames(course, mapProjection(course)).map(({ place, isLoop }) =>
      isLoop ? 'loop' : place.kind,
    )
  expect(names(full)).toEqual(['loop', 'halfFinish', 'summit', 'landmark', 'landmark'])
  expect(names(half)).toEqual(['start', 'finish', 'summit', 'landmark', 'landmark'])
  expect(marksOf(full).filter(({ layer }) => layer === 'toilet')).toHaveLength(9)
})

test('the profile fills its plot, with grid lines at round heights', () => {
  const frame = profileScale(full.track)
  expect(frame.rules).toEqual([100, 200, 300, 400])
  expect([frame.x(0), frame.x(42.195)]).toEqual([PLOT.left, expect.closeTo(PLOT.right, 0)])
  expect(frame.y(421)).toBeCloseTo(PLOT.foot - PLOT.rise, 5)
  expect(frame.y(86)).toBeLessThan(PLOT.foot)

  const flat = profileScale(
    measureTrack([
      [116, 40, 7],
      [116, 40.1, 7],
    ]),
  )
  expect(flat.rules.every((metres) => Number.isFinite(flat.y(metres)))).toBe(true)
})

test('the table has one row per distance, in the order of the course', () => {
  const rows = placeRows(full)
  const distances = rows.map(({ km }) => km)
  expect(distances).toEqual([...new Set(distances)].sort((a, b) => a - b))
  expect(rows.flatMap(({ places }) => places)).toHaveLength(
    full.places.filter(({ km }) => km !== undefined).length,
  )
  expect(rows.find(({ km }) => km === 31.5)).toMatchObject({ height: 421 })
  expect(rows.filter(({ cutOff }) => cutOff).map(({ km, cutOff }) => [km, cutOff])).toEqual([
    [21.0975, '11:15'],
    [42.195, '14:25'],
  ])
})
