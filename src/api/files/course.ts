import * as v from 'valibot'
import { type Course, PLACE_KINDS } from '../../domain/course.ts'
import { listOf, neededText, number, optional, text } from '../../lib/parse.ts'
import { safeSource } from '../../lib/html/safeLink.ts'
import { lengthOf, measureTrack } from '../../domain/track.ts'
import { fetchFile } from '../http/client.ts'
import { localizedText } from '../../i18n/localizedText.ts'

const MAX_POINTS = 20_000
/** How far a distance in the file may exceed the length of the line. */
const SLACK_KM = 0.1
/** Kinds of places that may lie off the course and need no distance. */
const BESIDE = new Set<string>(['summit', 'landmark'])

const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180))
const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90))
const metres = v.pipe(v.number(), v.minValue(-500), v.maxValue(9000))

const line = v.object({
  geometry: v.object({
    type: v.literal('LineString'),
    coordinates: v.pipe(
      v.array(v.looseTuple([longitude, latitude, metres])),
      v.minLength(2),
      v.maxLength(MAX_POINTS),
    ),
  }),
})

const place = v.pipe(
  v.object({
    geometry: v.object({
      type: v.literal('Point'),
      coordinates: v.looseTuple([longitude, latitude]),
    }),
    properties: v.object({
      kind: v.picklist(PLACE_KINDS),
      km: number,
      ...localizedText('name'),
      cutOff: v.fallback(v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2}-\d{2} )?\d{1,2}:\d{2}$/)), ''),
    }),
  }),
  v.transform(({ geometry: { coordinates }, properties }) => ({
    ...properties,
    longitude: coordinates[0],
    latitude: coordinates[1],
  })),
)

const pictureAddress = v.pipe(
  neededText,
  v.transform((address) => safeSource(address) ?? ''),
  v.nonEmpty(),
)

const ground = optional(
  v.object({
    picture: pictureAddress,
    pictureH5: optional(pictureAddress),
    bbox: v.pipe(
      v.strictTuple([longitude, latitude, longitude, latitude]),
      v.check(([west, south, east, north]) => west < east && south < north),
    ),
  }),
)

/** GeoJSON with one line and points; `gpx` and `ground` are this site's own additions. */
const courseFile = v.pipe(
  v.object({ features: v.array(v.unknown()), gpx: text, ground }),
  v.transform((file) => ({
    ...file,
    track: measureTrack(
      v
        .parse(listOf(line), file.features)
        .slice(0, 1)
        .flatMap(({ geometry }) =>
          geometry.coordinates.map(([lon, lat, height]): [number, number, number] => [
            lon,
            lat,
            height,
          ]),
        ),
    ),
    places: v.parse(listOf(place), file.features),
  })),
  v.check(({ track }) => lengthOf(track) > 0, 'no course'),
)

/** Parses a course file loaded from `address`. Throws if it contains no course to draw. */
export function readCourse(body: string, address: string): Course {
  const { track, places, ground: sheet, gpx } = v.parse(courseFile, JSON.parse(body))
  const end = lengthOf(track) + SLACK_KM
  const gpxAddress = safeSource(gpx)
  return {
    track,
    places: places.filter(({ kind, km }) =>
      km === undefined ? BESIDE.has(kind) : km >= 0 && km <= end,
    ),
    ground: sheet,
    files: [
      ...(gpxAddress ? [{ format: 'GPX', address: gpxAddress }] : []),
      { format: 'GeoJSON', address },
    ],
  }
}

/** Loads the course from an address in the configuration. Throws if there is none. */
export async function fetchCourse(address: string): Promise<Course> {
  const source = safeSource(address)
  if (!source) throw new TypeError('not an address')
  return readCourse(await fetchFile(source), source)
}
