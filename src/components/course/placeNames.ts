import type { Course, Place } from '#domain/course.ts'
import type { MapProjection } from './mapProjection.ts'

/** A name on the map, above its mark or without one. */
export interface PlaceName {
  place: Place
  x: number
  y: number
  /** The course ends where it starts, so both share one name. */
  isLoop: boolean
}

const LOOP_PX = 20
const ALONG_NAME_PX = [-60, -20, 20, 60]
const ABOVE_PX = 44
const ABOVE_SUMMIT_PX = 25

const HAVE_NAMES = new Set<Place['kind']>(['start', 'halfFinish', 'finish', 'summit', 'landmark'])

/** The places that are shown by name. */
export function placeNames({ places }: Course, { toSheet }: MapProjection): PlaceName[] {
  const named = places
    .filter(({ kind }) => HAVE_NAMES.has(kind))
    .map((place) => {
      const [x, y] = toSheet(place)
      return { place, x, y }
    })
  const [start, finish] = ['start', 'finish'].map((kind) =>
    named.find(({ place }) => place.kind === kind),
  )
  const isLoop = !!start && !!finish && Math.hypot(start.x - finish.x, start.y - finish.y) < LOOP_PX
  return named
    .filter((name) => !(isLoop && name === finish))
    .map((name) => ({ ...name, isLoop: isLoop && name === start }))
}

/** Points on the sheet that are covered by names. */
export const takenByNames = (names: PlaceName[]): [number, number][] =>
  names.flatMap(({ place: { kind }, x, y }) =>
    ALONG_NAME_PX.map((shift): [number, number] => {
      if (kind === 'landmark') return [x + shift, y]
      return [x + shift, y - (kind === 'summit' ? ABOVE_SUMMIT_PX : ABOVE_PX)]
    }),
  )
