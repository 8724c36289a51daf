import * as v from 'valibot'
import { type Course, PLACE_KINDS } from '../lib/course.ts'
import { listOf, neededText, number, text } from '../lib/parse.ts'
import { safeSource } from '../lib/safeLink.ts'
import { lengthOf, measureTrack } from '../lib/track.ts'
import { fetchFile } from './client.ts'

const MAX_POINTS = 20_000
/** A distance in the file may differ so much from the line's own. */
const SLACK_KM = 0.1
/** What may stand beside the course, at no distance. */
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
      name: text,
      nameEn: text,
      cutOff: v.fallback(v.pipe(v.string(), v.regex(/^\d{1,2}:\d{2}$/)), ''),
    }),
  }),
  v.transform(({ geometry: { coordinates }, properties }) => ({
    ...properties,
    longitude: coordinates[0],
    latitude: coordinates[1],
  })),
)

const ground = v.fallback(
  v.optional(
    v.object({
      picture: v.pipe(
        neededText,
        v.transform((address) => safeSource(address) ?? ''),
        v.nonEmpty(),
      ),
      bbox: v.pipe(
        v.strictTuple([longitude, latitude, longitude, latitude]),
        v.check(([west, south, east, north]) => west < east && south < north),
      ),
    }),
  ),
  undefined,
)

/** GeoJSON with one line and points on it; `gpx` and `ground` beside the features are ours. */
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

/** Reads a course file that was found at an address. Throws when nothing in it can be drawn. */
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

/** The course at an address of the configuration. Throws when there is none. */
export async function fetchCourse(address: string): Promise<Course> {
  const source = safeSource(address)
  if (!source) throw new TypeError('not an address')
  return readCourse(await fetchFile(source), source)
}
