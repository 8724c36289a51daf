/** Makes course files of GPX tracks (`npm run course`). Needs a page (`run.mjs`). */
import { readFile, writeFile } from 'node:fs/promises'
import * as v from 'valibot'
import { gpxToGeoJson } from '#api/files/gpx.ts'
import { readCourse } from '#api/files/readCourse.ts'
import { type Course, PLACE_KINDS } from '#domain/course.ts'
import { climbOf, lengthOf, type TrackPoint } from '#domain/track.ts'

/** A seventh decimal of a degree is a centimetre. */
const DEGREES = 6

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

const position = ({ longitude, latitude }: Pick<TrackPoint, 'longitude' | 'latitude'>) => [
  rounded(longitude, DEGREES),
  rounded(latitude, DEGREES),
]

const placeFeature = (
  kind: string,
  at: Pick<TrackPoint, 'longitude' | 'latitude'>,
  km: number | undefined,
  name: string,
) => ({
  type: 'Feature',
  properties: { kind, ...(km !== undefined && { km: rounded(km, 1) }), name },
  geometry: { type: 'Point', coordinates: position(at) },
})

/** A course as GeoJSON, with a start and a finish. */
export function toGeoJson({ track, hasHeights, places }: Course) {
  const [first, last] = [track[0], track.at(-1)]
  const has = (kind: string) => places.some((place) => place.kind === kind)
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'LineString',
          coordinates: track.map((point) =>
            hasHeights ? [...position(point), rounded(point.height, 1)] : position(point),
          ),
        },
      },
      ...(first && !has('start') ? [placeFeature('start', first, 0, '')] : []),
      ...places.map((place) => placeFeature(place.kind, place, place.km, place.name)),
      ...(last && !has('finish') ? [placeFeature('finish', last, last.km, '')] : []),
    ],
  }
}

const waypoint = v.object({ properties: v.object({ name: v.string() }) })

/** Names of the waypoints that are no places of a known kind, or lie off the course. */
function leftOut(gpx: string, places: Course['places']): string[] {
  const kept = new Set(places.map(({ name }) => name))
  return gpxToGeoJson(gpx)
    .features.filter((feature) => v.is(waypoint, feature))
    .map(({ properties: { name } }) => name)
    .filter((name) => !kept.has(name))
    .map((name) => name || 'a waypoint without a name')
}

/** Writes the course file of a track and prints what is in it. Returns the exit code. */
export async function writeCourse(gpxFile: string, courseFile: string): Promise<number> {
  const gpx = await readFile(gpxFile, 'utf8')
  let course: Course
  try {
    course = readCourse(gpx, gpxFile)
  } catch (error) {
    console.error(`${gpxFile}: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  }
  await writeFile(courseFile, `${JSON.stringify(toGeoJson(course))}\n`)
  const { track, hasHeights, places } = course
  const climb = hasHeights ? `${Math.round(climbOf(track))} m of climb` : 'no heights'
  console.log(`${courseFile}: ${lengthOf(track).toFixed(2)} km, ${climb}, ${track.length} points`)
  for (const { kind, km, name } of places)
    console.log(`  ${km === undefined ? 'on the map' : `${km.toFixed(1)} km`}  ${kind}  ${name}`)
  const lost = leftOut(gpx, places)
  if (lost.length > 0)
    console.log(
      `Left out: ${lost.join(', ')}. A place is within 300 m of the course and its <type> is one of ${PLACE_KINDS.join(', ')}.`,
    )
  return 0
}
