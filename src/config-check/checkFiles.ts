import { readCourse } from '#api/files/course.ts'
import { PLACE_KINDS } from '#domain/course.ts'
import { parseRaceTime } from '#domain/raceDates.ts'
import { lengthOf } from '#domain/track.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import { imageSize } from '#lib/imageSize.ts'
import { isRecord } from '#lib/isRecord.ts'
import type { JsonPath } from '#lib/lostInParsing.ts'
import { placeCutOff } from '#site-config/placeCutOff.ts'
import { itemTimes, raceTimes } from '#site-config/raceTimes.ts'
import { type CheckContext, entriesAt, textAt } from './context.ts'
import { EFFECTS, fieldOf } from './fields.ts'
import type { Found } from './finding.ts'

/** Loads a file of the race from an address of the configuration; undefined if there is none. */
export type LoadFile = (address: string) => Promise<Uint8Array | undefined>

const MB = 1_000_000
const HEAVY_BYTES = MB
const VERY_HEAVY_BYTES = 5 * MB
/** By how much the course may differ from the event's distance. */
const LENGTH_SHARE = 0.05

/** How files of pictures begin that browsers show. */
const BEGINNINGS: [string, RegExp][] = [
  ['PNG', /^\x89PNG/],
  ['JPEG', /^\xFF\xD8\xFF/],
  ['GIF', /^GIF8/],
  ['WebP', /^RIFF.{4}WEBP/s],
  ['AVIF', /^.{4}ftyp(?:avif|avis|mif1|miaf)/s],
  ['SVG', /^(?:\xEF\xBB\xBF)?\s*<(?:\?xml|!--|svg|!DOCTYPE svg)/],
]
const HEIC = /^.{4}ftyp(?:heic|heix|hevc|heim|heis)/s

const beginningOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.slice(0, 64))

/** Every address of the file with its places. */
function addressesIn(raw: Record<string, unknown>): Map<string, JsonPath[]> {
  const found = new Map<string, JsonPath[]>()
  function visit(value: unknown, path: JsonPath): void {
    if (isRecord(value)) {
      for (const [key, inner] of Object.entries(value))
        visit(inner, [...path, Array.isArray(value) ? Number(key) : key])
      return
    }
    const format = typeof value === 'string' && value.trim() ? fieldOf(path)?.format : undefined
    const address =
      format === 'picture' || format === 'file' ? safeSource(String(value)) : undefined
    if (address) found.set(address, [...(found.get(address) ?? []), path])
  }
  visit(raw, [])
  return found
}

function pictureProblem(bytes: Uint8Array): Pick<Found, 'problem' | 'values'> | undefined {
  const beginning = beginningOf(bytes)
  if (HEIC.test(beginning)) return { problem: 'isHeic' }
  if (!BEGINNINGS.some(([, pattern]) => pattern.test(beginning))) return { problem: 'notPicture' }
  return undefined
}

/** Fields that are shown as wide as the window, and narrow ones. */
const WIDE = new Set(['carouselList[].surfacePlotUrl', 'adList[].surfacePlotUrl'])

function shapeProblem(bytes: Uint8Array, path: JsonPath): Omit<Found, 'path'> | undefined {
  const field = fieldOf(path)?.path
  const size = imageSize(bytes.slice().buffer)
  if (!field || !size || size.width === 0) return undefined
  if (WIDE.has(field) && size.width < size.height * 1.2)
    return {
      grade: 'misleads',
      problem: 'notWide',
      values: { width: String(size.width), height: String(size.height) },
      effect: null,
    }
  return undefined
}

function checkPicture(bytes: Uint8Array, paths: JsonPath[]): Found[] {
  return paths.flatMap((path): Found[] => {
    const field = fieldOf(path)
    if (field?.format !== 'picture') return []
    const problem = pictureProblem(bytes)
    if (problem) return [{ grade: EFFECTS[field.effect], path, ...problem }]
    const found: Found[] = []
    if (bytes.length > HEAVY_BYTES)
      found.push({
        grade: bytes.length > VERY_HEAVY_BYTES ? 'misleads' : 'improve',
        problem: 'heavyPicture',
        values: { size: (bytes.length / MB).toFixed(1) },
        path,
        effect: null,
      })
    const shape = shapeProblem(bytes, path)
    return shape ? [...found, { path, ...shape }] : found
  })
}

/** Points of a GeoJSON file that are meant as places: those with properties. */
function placesIn(body: string): { kind: unknown; name: unknown }[] {
  try {
    const { features }: { features?: unknown } = JSON.parse(body) as object
    return (Array.isArray(features) ? features : []).flatMap((feature: unknown) => {
      const { geometry, properties } = isRecord(feature) ? feature : {}
      if (!isRecord(geometry) || geometry.type !== 'Point' || !isRecord(properties)) return []
      return [{ kind: properties.kind, name: properties.name ?? properties.nameEn }]
    })
  } catch {
    return []
  }
}

function checkCourse(
  body: string,
  address: string,
  [item, path]: [Record<string, unknown>, JsonPath],
  { zone, config }: CheckContext,
): Found[] {
  const at = [...path, 'courseUrl']
  let course
  try {
    course = readCourse(body, address)
  } catch {
    return [{ grade: 'misleads', problem: 'courseUnreadable', path: at }]
  }
  const found: Found[] = []
  const length = lengthOf(course.track)
  const distance = Number(item.distanceKm)
  if (distance > 0 && Math.abs(length - distance) > distance * LENGTH_SHARE)
    found.push({
      grade: 'misleads',
      problem: 'courseLength',
      values: { length: Number(length.toFixed(1)), distance },
      path: at,
      effect: null,
    })
  if (!course.hasHeights)
    found.push({ grade: 'improve', problem: 'courseWithoutHeights', path: at, effect: 'noClimb' })
  if (course.places.length === 0)
    found.push({ grade: 'improve', problem: 'courseWithoutPlaces', path: at, effect: null })
  for (const { kind, name } of placesIn(body)) {
    if (!PLACE_KINDS.some((one) => one === kind))
      found.push({
        grade: 'misleads',
        problem: 'placeKind',
        values: { kind: String(kind), name: String(name ?? ''), options: PLACE_KINDS.join(', ') },
        path: at,
        effect: null,
      })
  }
  const known = placesIn(body).filter(({ kind }) => PLACE_KINDS.some((one) => one === kind))
  if (course.places.length < known.length)
    found.push({
      grade: 'misleads',
      problem: 'placesOffCourse',
      values: { count: known.length - course.places.length },
      path: at,
      effect: null,
    })
  const race = raceTimes(config, null, zone)
  const { start, cutOff } = itemTimes(
    { startTime: textAt(item, 'startTime'), cutOff: String(item.cutOff ?? '') },
    race.start,
    zone,
  )
  for (const place of course.places) {
    const text = placeCutOff(place.cutOff, start, zone)
    const day = start === undefined ? '' : new Date(start).toISOString().slice(0, 10)
    const time = parseRaceTime(/^\d{4}/.test(text) ? text : `${day} ${text}`, zone)
    if (time !== undefined && cutOff !== undefined && time > cutOff)
      found.push({
        grade: 'misleads',
        problem: 'placeAfterCutOff',
        values: { place: place.name || place.nameEn || place.kind, time: place.cutOff },
        path: at,
        effect: null,
      })
  }
  return found
}

/** Whether the files that the configuration names are there, and what they say. */
export async function checkFiles(context: CheckContext, load: LoadFile): Promise<Found[]> {
  const found: Found[] = []
  const items = entriesAt(context.raw, 'raceItems')
  for (const [address, paths] of addressesIn(context.raw)) {
    const bytes = await load(address)
    if (!bytes) {
      for (const path of paths) {
        const effect = fieldOf(path)?.effect
        found.push({
          grade: effect ? EFFECTS[effect] : 'misleads',
          problem: 'missingFile',
          values: { address },
          path,
        })
      }
      continue
    }
    found.push(...checkPicture(bytes, paths))
    const body = new TextDecoder().decode(bytes)
    for (const entry of items) {
      if (safeSource(textAt(entry[0], 'courseUrl')) === address)
        found.push(...checkCourse(body, address, entry, context))
    }
  }
  return found
}
