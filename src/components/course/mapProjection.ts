import type { Course } from '#domain/course.ts'
import { distanceKm } from '#domain/track.ts'

export interface Size {
  width: number
  height: number
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Size of the map where it has its full width, the same as its picture. */
export const MAP: Size = { width: 1200, height: 430 }
/** Margins around a course without a background picture; the legend stands at the left. */
const MARGIN = { x: 190, y: 60 }
/** Margins around the places of a compact map: for a symbol beside them, for names above. */
const COMPACT_MARGIN = { x: 24, y: 56 }
/** Height of a compact map, in shares of its width, and the height that is always enough. */
const COMPACT_HEIGHT = { least: 0.55, most: 1.2, enough: 300 }
/** Share of the window's height that a compact map may take, so that the page can be scrolled. */
const SHARE_OF_WINDOW = 0.75

export interface MapProjection {
  /** Size of the whole sheet, zoomed. */
  size: Size
  toSheet: (place: { longitude: number; latitude: number }) => [x: number, y: number]
  pxPerKm: number
  /** Laid out for a narrower page: what does not fit is left out. */
  isCompact: boolean
}

type Bounds = readonly number[]

function boundsAround(points: { longitude: number; latitude: number }[]): Bounds {
  const longitudes = points.map(({ longitude }) => longitude)
  const latitudes = points.map(({ latitude }) => latitude)
  return [longitudes, latitudes]
    .map((values) => Math.min(...values))
    .concat([longitudes, latitudes].map((values) => Math.max(...values)))
}

/** A background picture is too wide to be shown whole on a compact map. */
function boundsOf({ track, places, ground }: Course, isCompact: boolean): Bounds {
  if (isCompact) return boundsAround([...track, ...places])
  return ground ? ground.bbox : boundsAround(track)
}

/** Width and height of bounds in degrees of latitude. */
function extentOf([west = 0, south = 0, east = 0, north = 0]: Bounds) {
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  return { narrowing, across: (east - west) * narrowing, up: north - south }
}

/** The size of a map that is narrower than `MAP`: as high as its course needs. */
export function compactSize(course: Course, width: number, windowHeight: number): Size {
  const { across, up } = extentOf(boundsOf(course, true))
  const fitted = ((width - 2 * COMPACT_MARGIN.x) * up) / across + 2 * COMPACT_MARGIN.y
  const least = Math.min(width * COMPACT_HEIGHT.least, COMPACT_HEIGHT.enough)
  const most = Math.max(
    Math.min(width * COMPACT_HEIGHT.most, windowHeight * SHARE_OF_WINDOW),
    least * SHARE_OF_WINDOW,
  )
  return { width, height: Math.round(Math.min(Math.max(fitted, least), most)) }
}

function marginOf({ ground }: Course, isCompact: boolean) {
  if (isCompact) return COMPACT_MARGIN
  return ground ? { x: 0, y: 0 } : MARGIN
}

/** Maps longitude and latitude to the sheet: north up, scaled to fit, then zoomed. */
export function mapProjection(course: Course, fitted: Size = MAP, zoom = 1): MapProjection {
  const isCompact = fitted.width < MAP.width
  const bounds = boundsOf(course, isCompact)
  const [west = 0, south = 0, east = 0, north = 0] = bounds
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2]
  const { narrowing, across, up } = extentOf(bounds)
  const margin = marginOf(course, isCompact)
  const pxPerDegree =
    zoom * Math.min((fitted.width - 2 * margin.x) / across, (fitted.height - 2 * margin.y) / up)
  const size = { width: fitted.width * zoom, height: fitted.height * zoom }
  return {
    size,
    toSheet: (place) => [
      size.width / 2 + (place.longitude - longitude) * narrowing * pxPerDegree,
      size.height / 2 - (place.latitude - latitude) * pxPerDegree,
    ],
    pxPerKm: pxPerDegree / distanceKm([longitude, latitude], [longitude, latitude + 1]),
    isCompact,
  }
}

const pixels = (value: number) => value.toFixed(1)

/** The points of a line as an SVG path. */
export const toPath = (points: [x: number, y: number][]): string =>
  `M${points.map(([x, y]) => `${pixels(x)} ${pixels(y)}`).join('L')}`
