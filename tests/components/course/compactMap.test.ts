// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { profileFlags } from '#components/course/cutOffFlags.ts'
import { mapLayout } from '#components/course/mapLayout.ts'
import { compactSize, MAP, mapProjection } from '#components/course/mapProjection.ts'
import { MAX_ZOOM, panView, viewOnMap, WHOLE, zoomView } from '#components/course/mapView.ts'
import { placeNames } from '#components/course/placeNames.ts'
import { profileScale } from '#components/course/profileScale.ts'
import { textWidth } from '#components/course/textWidth.ts'
import { editionCourse } from '#tests/support/courses.ts'

const full = editionCourse('full')
const WINDOW_PX = 844
const EM = 15

function layoutAt(width: number, zoom = 1) {
  const size = compactSize(full, width, WINDOW_PX)
  const frame = mapProjection(full, size, zoom)
  const names = placeNames(full, frame).map((name) => ({ name, lines: [name.place.name] }))
  return { size, frame, ...mapLayout(full, frame, names, new Set(), EM) }
}

describe.each([288, 358, 720])('a map of %i px', (width) => {
  test('has proportions of its own, with the whole course and every place on it', () => {
    const { size, frame } = layoutAt(width)
    expect(size.width).toBe(width)
    expect(size.height).toBeGreaterThan((width * MAP.height) / MAP.width)
    for (const point of [...full.track, ...full.places]) {
      const [x, y] = frame.toSheet(point)
      expect(x > 20 && y > 20 && x < width - 20 && y < size.height - 20).toBe(true)
    }
  })

  test('leaves out symbols without room, and shows them zoomed in', () => {
    const { marks, dots } = layoutAt(width)
    for (const [index, { x, y }] of marks.filter(({ layer }) => layer !== 'mat').entries())
      for (const other of marks.filter(({ layer }) => layer !== 'mat').slice(index + 1))
        expect(Math.hypot(other.x - x, other.y - y), JSON.stringify(other)).toBeGreaterThan(18)
    expect(dots.length).toBeGreaterThan(0)
    const close = layoutAt(width, MAX_ZOOM)
    expect(close.marks.length).toBeGreaterThan(marks.length)
    expect(close.dots).toEqual([])
  })
})

test('on a wide map without a picture the line passes the legend, and names do not overlap', () => {
  const course = { ...full, ground: undefined }
  const frame = mapProjection(course)
  for (const point of course.track) expect(frame.toSheet(point)[0]).toBeGreaterThan(180)
  const near = full.places.flatMap((place) =>
    place.kind === 'summit' ? [place, { ...place, latitude: place.latitude + 0.001 }] : [],
  )
  const names = placeNames({ ...course, places: [...full.places, ...near] }, frame).map((name) => ({
    name,
    lines: [name.place.name],
  }))
  const { labels } = mapLayout(course, frame, names, new Set(), EM)
  const boxes = labels.map(({ name, dx, dy, lines: [line = ''] }) => {
    const half = textWidth(line, EM) / 2
    return { left: name.x + dx - half, right: name.x + dx + half, y: name.y + dy }
  })
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(
        one.left < other.right && other.left < one.right && Math.abs(one.y - other.y) < EM,
      ).toBe(false)
})

test('a low window leaves room to scroll the page', () => {
  expect(compactSize(full, 812, 390).height).toBeLessThan(300)
})

describe('the view of a zoomed map', () => {
  const size = { width: 360, height: 240 }

  test('keeps what is between two fingers there', () => {
    const twice = zoomView(WHOLE, size, 2, [100, 80])
    expect(twice).toEqual({ zoom: 2, x: 100, y: 80 })
    // The fingers move on while they part.
    expect(zoomView(twice, size, 1.5, [100, 80], [90, 70])).toEqual({ zoom: 3, x: 210, y: 170 })
  })

  test('ends at the whole map, at its edges and at the largest zoom', () => {
    expect(zoomView(WHOLE, size, 0.5, [10, 10])).toEqual(WHOLE)
    expect(zoomView(WHOLE, size, 100, [0, 0]).zoom).toBe(MAX_ZOOM)
    const corner = zoomView(WHOLE, size, 2, [0, 0])
    expect(panView(corner, size, 50, 50)).toEqual(corner)
    expect(panView(corner, size, -9999, -30)).toEqual({ zoom: 2, x: 360, y: 30 })
    // A phone that is turned has another map.
    expect(viewOnMap({ zoom: 2, x: 360, y: 240 }, { width: 300, height: 200 })).toEqual({
      zoom: 2,
      x: 300,
      y: 200,
    })
  })
})

test('a narrow profile has fewer labels, and numbers where the flags of its cut-offs do not fit', () => {
  const at = (width: number) => {
    const frame = profileScale(full.track, width, EM, (metres) => `${metres} m`)
    return { frame, ...profileFlags(full, frame, () => false) }
  }
  expect(at(1200).frame.ticks).toContain(35)
  expect(at(288).frame.ticks).toEqual([0, 10, 20, 30, 40])
  expect(at(720).isNumbered).toBe(false)
  const narrow = at(288)
  expect(narrow.isNumbered).toBe(true)
  expect(narrow.flags.map(({ cutOff }) => cutOff)).toEqual(['11:15', '14:25'])
  for (const { left, width, top } of narrow.flags) {
    expect(left + width).toBeLessThanOrEqual(288)
    expect(top).toBeGreaterThanOrEqual(0)
  }
})
