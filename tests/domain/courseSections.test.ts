import { expect, test } from 'vitest'
import { courseSections } from '#domain/courseSections.ts'
import { climbOf, highestOf, lengthOf } from '#domain/track.ts'
import { editionCourse } from '../support/courses.ts'

const course = editionCourse('full')
const sections = courseSections(course)

test('the stretches are 5 km long and cover the course', () => {
  expect(sections.map(({ from }) => from)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40])
  expect(sections.at(-1)?.to).toBe(lengthOf(course.track))
})

test('their climbs add up to the course’s, and one of them has its highest point', () => {
  const climb = sections.reduce((sum, section) => sum + section.climb, 0)
  expect(Math.abs(climb - climbOf(course.track))).toBeLessThan(sections.length)
  const highest = Math.max(...sections.map((section) => section.highest.height))
  expect(highest).toBe(Math.round(highestOf(course.track).height))
})

test('every place with a distance is on one stretch', () => {
  const named = sections.flatMap(({ places }) => places.flatMap(({ there }) => there))
  expect(named).toHaveLength(course.places.filter(({ km }) => km !== undefined).length)
  expect(sections.flatMap(({ cutOffs }) => cutOffs)).toEqual([
    { km: 21.0975, cutOff: '11:15' },
    { km: 42.195, cutOff: '14:25' },
  ])
})

test('a long course has stretches of 10 km, and no short last stretch', () => {
  const at = (km: number) => ({ longitude: km / 100, latitude: 0, height: 100, km })
  const track = [0, 50, 101].map(at)
  const long = courseSections({ track, places: [], hasHeights: true, ground: undefined, files: [] })
  expect(long).toHaveLength(10)
  expect(long.at(-1)).toMatchObject({ from: 90, to: 101, climb: 0, descent: 0 })
})
