import type { Course } from '#domain/course.ts'
import { lengthOf } from '#domain/track.ts'
import { courseStops, type Layer, type Stop } from './courseStops.ts'
import type { MapProjection, Size } from './mapProjection.ts'

export interface Mark {
  layer: Layer
  km: number
  x: number
  y: number
  /** Direction of the course at the mark, in degrees. */
  angle: number
}

type Point = [x: number, y: number]

const ON_LINE: Layer[] = ['mat', 'km']
const BESIDE: Layer[] = ['medical', 'water', 'toilet']
const BADGE_PX = 23
const PAST_DISC_PX = 30
/** Distances from the stop at which free space for a row of badges is measured. */
const PROBES_PX = [32, 60]
/** Closer parts of the course belong to the stop itself and do not count as obstacles. */
const IGNORED_STRETCH_KM = { end: 0.5, midway: 1.5 }
const EIGHTH_TURN = Math.PI / 4

const towards = ({ x, y }: Stop, angle: number, px: number): Point => [
  x + Math.cos(angle) * px,
  y + Math.sin(angle) * px,
]

/** Distance to the nearest obstacle or edge of the sheet. */
const roomAt = ([x, y]: Point, obstacles: Point[], { width, height }: Size) =>
  Math.min(...[x, y, width - x, height - y], ...obstacles.map(([a, b]) => Math.hypot(a - x, b - y)))

/**
 * The direction with most space for a row of badges: across the course, or any direction at its
 * ends.
 */
function rowAngle(stop: Stop, obstacles: Point[], size: Size): number {
  const angles = stop.isEnd
    ? Array.from({ length: 8 }, (_, index) => index * EIGHTH_TURN)
    : [stop.direction + 2 * EIGHTH_TURN, stop.direction - 2 * EIGHTH_TURN]
  const roomOf = (angle: number) =>
    Math.min(...PROBES_PX.map((px) => roomAt(towards(stop, angle, px), obstacles, size)))
  return angles.reduce((best, angle) => (roomOf(angle) > roomOf(best) ? angle : best))
}

/**
 * The marks of all places: discs and mats on the line, and a stop's other marks in a row that leads
 * away from the rest of the course and from the names.
 */
export function placeMarks(course: Course, projection: MapProjection, names: Point[]): Mark[] {
  const length = lengthOf(course.track)
  const line = course.track.map((point) => ({ km: point.km, at: projection.toSheet(point) }))

  return courseStops(course, projection).flatMap((stop) => {
    const { km, layers, isEnd } = stop
    const others = line.filter((point) => {
      const apart = Math.abs(point.km - km)
      return isEnd
        ? Math.min(apart, length - apart) > IGNORED_STRETCH_KM.end
        : apart > IGNORED_STRETCH_KM.midway
    })
    const angle = rowAngle(stop, [...others.map(({ at }) => at), ...names], projection.size)
    const start = layers.has('km') || isEnd ? PAST_DISC_PX : 0
    const mark = (layer: Layer, [x, y]: Point): Mark => ({
      layer,
      km,
      x,
      y,
      angle: (stop.direction * 180) / Math.PI,
    })
    return [
      ...ON_LINE.filter((layer) => layers.has(layer)).map((layer) => mark(layer, [stop.x, stop.y])),
      ...BESIDE.filter((layer) => layers.has(layer)).map((layer, index) =>
        mark(layer, towards(stop, angle, start + index * BADGE_PX)),
      ),
    ]
  })
}
