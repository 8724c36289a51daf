import * as v from 'valibot'
import { type Course, type Place, PLACE_CUT_OFF, PLACE_KINDS } from '#domain/course.ts'
import { joinParts } from '#domain/courseParts.ts'
import {
  hasHeights,
  lengthOf,
  measureTrack,
  nearestOn,
  type Position,
  thinTrack,
  type TrackPoint,
} from '#domain/track.ts'
import { localizedText } from '#i18n/localizedText.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import { listOf, number, optional, requiredText, text } from '#lib/parse.ts'
import { gpxToGeoJson } from './gpx.ts'

/** More points do not make the map more precise and slow it down. */
const MAX_POINTS = 20_000
/** How far a distance in the file may exceed the length of the line: in km, and as a share of it. */
const SLACK_KM = 0.1
const SLACK = 0.03
/** How far off the line a place without a distance may be, in km. */
const MAX_OFF_COURSE_KM = 0.3
/** Kinds of places that may lie off the course and need no distance. */
const OFF_COURSE_KINDS = new Set<string>(['summit', 'landmark'])

/** Some programs write longitudes beyond 180°. */
const longitude = v.pipe(v.number(), v.minValue(-360), v.maxValue(360))
const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
const metres = optional(v.pipe(v.number(), v.minValue(-500), v.maxValue(9000)))

/** Points without a valid position are left out; a height may be missing. */
const points = listOf(
  v.pipe(
    v.looseTuple([longitude, latitude]),
    v.transform(([lon, lat, height]): Position => [lon, lat, v.parse(metres, height)]),
  ),
)
const lineString = v.pipe(
  v.object({ type: v.literal('LineString'), coordinates: points }),
  v.transform(({ coordinates }) => [coordinates]),
)
const multiLineString = v.pipe(
  v.object({ type: v.literal('MultiLineString'), coordinates: listOf(points) }),
  v.transform(({ coordinates }) => coordinates),
)
const collection = v.pipe(
  v.object({
    type: v.literal('GeometryCollection'),
    geometries: listOf(v.union([lineString, multiLineString])),
  }),
  v.transform(({ geometries }) => geometries.flat()),
)
/** A feature with lines of the course. */
export const lineSchema = v.object({ geometry: v.union([lineString, multiLineString, collection]) })

/** A feature with a place on the course. */
export const placeSchema = v.pipe(
  v.object({
    geometry: v.object({
      type: v.literal('Point'),
      coordinates: v.looseTuple([longitude, latitude]),
    }),
    properties: v.object({
      kind: v.picklist(PLACE_KINDS),
      km: number,
      ...localizedText('name'),
      cutOff: v.fallback(v.pipe(v.string(), v.regex(PLACE_CUT_OFF)), ''),
    }),
  }),
  v.transform(({ geometry: { coordinates }, properties }) => ({
    ...properties,
    longitude: coordinates[0],
    latitude: coordinates[1],
  })),
)

const pictureUrl = v.pipe(
  requiredText,
  v.transform((url) => safeSource(url) ?? ''),
  v.nonEmpty(),
)

type Bbox = [west: number, south: number, east: number, north: number]

/** A picture below the course. */
export const ground = optional(
  v.object({
    picture: pictureUrl,
    pictureH5: optional(pictureUrl),
    bbox: v.pipe(
      v.looseTuple([longitude, latitude, longitude, latitude]),
      v.transform(([west, south, east, north]): Bbox => [west, south, east, north]),
      v.check(([west, south, east, north]) => west < east && south < north),
    ),
  }),
)

/**
 * GeoJSON: a collection of features, one feature, or one geometry. `gpx` and `ground` are this site's own
 * additions.
 */
const courseFile = v.pipe(
  v.object({
    features: optional(v.array(v.unknown())),
    gpx: text,
    ground,
    // These fields are in a file that is one feature or one geometry.
    type: text,
    properties: v.optional(v.unknown()),
    geometry: v.optional(v.unknown()),
    geometries: v.optional(v.unknown()),
    coordinates: v.optional(v.unknown()),
  }),
  v.transform(({ features, gpx, ground: sheet, ...one }) => ({
    features: features ?? [one.type === 'Feature' ? one : { geometry: one }],
    gpx,
    ground: sheet,
  })),
)

/**
 * Shifts a longitude by whole turns so that it is near another one: a course across 180° is drawn
 * in one piece.
 */
const unwrapLongitude = (first: number, degrees: number) =>
  degrees - 360 * Math.round((degrees - first) / 360)

/**
 * Gives each place a distance. Without one in the file, it is where the course passes the place.
 */
function withDistance(one: Place, track: TrackPoint[]): Place[] {
  const { km, kind } = one
  const length = lengthOf(track)
  const end = length + Math.max(SLACK_KM, length * SLACK)
  if (km !== undefined) return km >= 0 && km <= end ? [one] : []
  if (OFF_COURSE_KINDS.has(kind)) return [one]
  const ends = { start: track.slice(0, 1), finish: track.slice(-1) }
  const part = kind === 'start' || kind === 'finish' ? ends[kind] : track
  const near = nearestOn(part, [one.longitude, one.latitude])
  return near.distance <= MAX_OFF_COURSE_KM ? [{ ...one, km: Number(near.km.toFixed(1)) }] : []
}

/**
 * What a course file holds, GeoJSON or GPX: its features as they are written, and its lines. Throws if it is
 * neither.
 */
export function readCourseFile(body: string) {
  const content = body.trim()
  const isGpx = content.startsWith('<')
  const file: unknown = isGpx ? gpxToGeoJson(content) : JSON.parse(content)
  const { features, ...rest } = v.parse(courseFile, file)
  const lines = v.parse(listOf(lineSchema), features).flatMap(({ geometry }) => geometry)
  return { ...rest, features, lines, isGpx }
}

/**
 * Parses a course file loaded from `url`: GeoJSON or GPX with any number of lines, which are joined.
 * Throws if it contains no course to draw.
 */
export function readCourse(body: string, url: string): Course {
  const { features, lines: written, ground: sheet, gpx, isGpx } = readCourseFile(body)
  const [first = 0] = written.flat()[0] ?? []
  const parts = written.map((part) =>
    part.map(([lon, ...rest]): Position => [unwrapLongitude(first, lon), ...rest]),
  )
  const places = v
    .parse(listOf(placeSchema), features)
    .map((one) => ({ ...one, longitude: unwrapLongitude(first, one.longitude) }))
  const line = joinParts(parts, places)
  const measured = measureTrack(line)
  if (lengthOf(measured) === 0) throw new TypeError('no course')
  const track = thinTrack(measured, MAX_POINTS)
  const gpxUrl = safeSource(gpx)
  return {
    track,
    hasHeights: hasHeights(line),
    places: places.flatMap((one) => withDistance(one, track)),
    ground: sheet,
    files: [
      ...(gpxUrl ? [{ format: 'GPX', url: gpxUrl }] : []),
      { format: isGpx ? 'GPX' : 'GeoJSON', url },
    ],
  }
}
