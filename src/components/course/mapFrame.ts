import type { Course } from '../../domain/course.ts'
import { distanceKm } from '../../domain/track.ts'

/** Size of the map, the same as its picture. */
export const MAP = { width: 1200, height: 430 }
/** Margin around a course without a background picture. */
const MARGIN = 60

export interface MapFrame {
  toSheet: (place: { longitude: number; latitude: number }) => [x: number, y: number]
  pxPerKm: number
}

function boundsOf({ track, ground }: Course): readonly number[] {
  if (ground) return ground.bbox
  const longitudes = track.map(({ longitude }) => longitude)
  const latitudes = track.map(({ latitude }) => latitude)
  return [longitudes, latitudes]
    .map((values) => Math.min(...values))
    .concat([longitudes, latitudes].map((values) => Math.max(...values)))
}

/** Maps longitude and latitude to the sheet: north up, scaled to fit. */
export function mapFrame(course: Course): MapFrame {
  const [west = 0, south = 0, east = 0, north = 0] = boundsOf(course)
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2]
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  const margin = course.ground ? 0 : MARGIN
  const pxPerDegree = Math.min(
    (MAP.width - 2 * margin) / ((east - west) * narrowing),
    (MAP.height - 2 * margin) / (north - south),
  )
  return {
    toSheet: (place) => [
      MAP.width / 2 + (place.longitude - longitude) * narrowing * pxPerDegree,
      MAP.height / 2 - (place.latitude - latitude) * pxPerDegree,
    ],
    pxPerKm: pxPerDegree / distanceKm([longitude, latitude], [longitude, latitude + 1]),
  }
}

const pixels = (value: number) => value.toFixed(1)

/** The points of a line as an SVG path. */
export const toPath = (points: [x: number, y: number][]): string =>
  `M${points.map(([x, y]) => `${pixels(x)} ${pixels(y)}`).join('L')}`
