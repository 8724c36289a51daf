import { type Course, type Place, PLACE_KINDS } from './course.ts'
import { climbOf, highestOf, lengthOf, pointAt, type TrackPoint } from './track.ts'

/** A stretch of a course: heights in m, distances from the start in km. */
export interface CourseSection {
  from: number
  to: number
  climb: number
  descent: number
  highest: { km: number; height: number }
  /** The places on it, by kind, in the order of `PLACE_KINDS`. */
  places: { kind: Place['kind']; there: Place[] }[]
  /** The places with a cut-off. */
  cutOffs: { km: number; cutOff: string }[]
}

/** Longer courses are described in longer stretches. */
const stepOf = (length: number) => (length > 60 ? 10 : 5)
/** A last stretch that is shorter belongs to the one before. */
const MIN_KM = 1.5

function bounds(length: number): number[] {
  const step = stepOf(length)
  const starts = Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step)
  return starts.filter((start) => start === 0 || length - start >= MIN_KM)
}

function trackBetween(track: TrackPoint[], from: number, to: number): TrackPoint[] {
  const inner = track.filter(({ km }) => km > from && km < to)
  return [pointAt(track, from), ...inner, pointAt(track, to)]
}

/** A course by stretches of 5 km, or 10 km if it is long. A place at a bound belongs to its end. */
export function courseSections({ track, places }: Course): CourseSection[] {
  const length = lengthOf(track)
  const starts = bounds(length)
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? length
    const part = trackBetween(track, from, to)
    const [first, last] = [pointAt(track, from), pointAt(track, to)]
    const climb = climbOf(part)
    const highest = highestOf(part)
    const isLast = starts[index + 1] === undefined
    const here = places.filter(
      ({ km }) => km !== undefined && (km > from || index === 0) && (km <= to || isLast),
    )
    const ofKind = (kind: Place['kind']) => here.filter((place) => place.kind === kind)
    return {
      from,
      to,
      climb: Math.round(climb),
      descent: Math.round(climb - (last.height - first.height)),
      highest: { km: highest.km, height: Math.round(highest.height) },
      places: PLACE_KINDS.map((kind) => ({ kind, there: ofKind(kind) })).filter(
        ({ there }) => there.length > 0,
      ),
      cutOffs: here.flatMap(({ km, cutOff }) =>
        cutOff && km !== undefined ? [{ km, cutOff }] : [],
      ),
    }
  })
}
