import { readCourse, readCourseFile } from '#api/files/readCourse.ts'
import { PLACE_CUT_OFF, PLACE_KINDS } from '#domain/course.ts'
import { lengthOf } from '#domain/track.ts'
import { isRecord } from '#lib/isRecord.ts'
import type { JsonPath } from '#lib/jsonPath.ts'
import { cutOffTime, itemTimes, raceTimes } from '#site-config/raceTimes.ts'
import { type CheckContext, type Fields, textAt } from './context.ts'
import { type UnplacedFinding, improvable, misleading } from './finding.ts'
import { quote } from './quote.ts'

/** By which share of an event's distance its course may differ from it. */
const LENGTH_SHARE = 0.05

/** The properties of the places that a course file means to name. */
const placesIn = (features: unknown[]): Fields[] =>
  features.flatMap((feature) => {
    const { geometry, properties } = isRecord(feature) ? feature : {}
    const isPoint = isRecord(geometry) && geometry.type === 'Point'
    return isPoint && isRecord(properties) ? [properties] : []
  })

const nameOf = (place: Fields) => textAt(place, 'name') || textAt(place, 'nameEn')

const isKnownKind = (kind: unknown) => PLACE_KINDS.some((one) => one === kind)

function read(body: string, url: string) {
  try {
    return { course: readCourse(body, url), ...readCourseFile(body) }
  } catch {
    return undefined
  }
}

/** What is wrong with the course file of an event of the configuration. */
export function checkCourse(
  body: string,
  url: string,
  [item, itemPath]: [item: Fields, path: JsonPath],
  { zone, config }: CheckContext,
): UnplacedFinding[] {
  const path = [...itemPath, 'courseUrl']
  const file = read(body, url)
  if (!file) return [{ grade: 'misleads', problem: 'courseUnreadable', path }]
  const { course, lines, features } = file
  const found: UnplacedFinding[] = []
  const length = lengthOf(course.track)
  const distance = Number(item.distanceKm)
  if (distance > 0 && Math.abs(length - distance) > distance * LENGTH_SHARE)
    found.push(misleading('courseLength', path, { length: Number(length.toFixed(1)), distance }))
  if (lines.length > 1) found.push(improvable('courseParts', path, { count: lines.length }))
  if (!course.hasHeights)
    found.push({ grade: 'improve', problem: 'courseWithoutHeights', path, effect: 'noClimb' })
  if (course.places.length === 0) found.push(improvable('courseWithoutPlaces', path))
  const places = placesIn(features)
  const unknown = places.filter(({ kind }) => !isKnownKind(kind))
  for (const place of unknown)
    found.push(
      misleading('placeKind', path, {
        kind: textAt(place, 'kind'),
        name: nameOf(place),
        options: PLACE_KINDS.join(', '),
      }),
    )
  const offCourse = places.length - unknown.length - course.places.length
  if (offCourse > 0) found.push(misleading('placesOffCourse', path, { count: offCourse }))
  for (const place of places) {
    const written = textAt(place, 'cutOff')
    if (written !== '' && !PLACE_CUT_OFF.test(written))
      found.push(
        misleading('placeCutOff', path, {
          place: nameOf(place) || textAt(place, 'kind'),
          value: quote(written),
        }),
      )
  }
  const { start, cutOff } = itemTimes(
    { startTime: textAt(item, 'startTime'), cutOff: textAt(item, 'cutOff') },
    raceTimes(config, null, zone).start,
    zone,
  )
  for (const place of course.places) {
    const closes = cutOffTime(place.cutOff, start, zone)
    if (closes !== undefined && cutOff !== undefined && closes > cutOff)
      found.push(
        misleading('placeAfterCutOff', path, {
          place: place.name || place.nameEn || place.kind,
          time: place.cutOff,
        }),
      )
  }
  return found
}
