import type { Course, Place } from '../../lib/course.ts'
import { lengthOf, pointAt } from '../../lib/track.ts'
import type { MapFrame } from './mapFrame.ts'

/** What a visitor can show and hide, in the order of the legend. */
export const LAYERS = ['km', 'mat', 'medical', 'water', 'toilet'] as const
export type Layer = (typeof LAYERS)[number]

/** A stop on the course: where it is, which way the course runs (radians), and what is there. */
export interface Stop {
  km: number
  x: number
  y: number
  direction: number
  layers: Set<Layer>
  /** Start or finish, which have marks of their own on the line. */
  isEnd: boolean
}

const KM_STEP = 5
const NEAR_KM = 0.05
/** Places nearer than this are one stop. */
const SAME_PLACE_PX = 12

const isLayer = (kind: Place['kind']): kind is Place['kind'] & Layer =>
  LAYERS.some((layer) => layer === kind)

/** Layers that the course has something of. */
export const layersOf = ({ places }: Course): Layer[] =>
  LAYERS.filter((layer) => layer === 'km' || places.some(({ kind }) => kind === layer))

function standing({ track, places }: Course): { layer: Layer; km: number }[] {
  const discs = Array.from({ length: Math.ceil(lengthOf(track) / KM_STEP) - 1 }, (_, index) => ({
    layer: 'km' as const,
    km: (index + 1) * KM_STEP,
  }))
  const services = places.flatMap(({ kind, km }) =>
    isLayer(kind) && km !== undefined ? [{ layer: kind, km }] : [],
  )
  return [...discs, ...services]
}

/** Every stop of the course; start and finish of a loop are one. */
export function courseStops(course: Course, { toSheet }: MapFrame): Stop[] {
  const { track } = course
  const at = (km: number) => toSheet(pointAt(track, km))
  const stops: Stop[] = []
  for (const { layer, km } of standing(course)) {
    const [x, y] = at(km)
    const known = stops.find((stop) => Math.hypot(stop.x - x, stop.y - y) < SAME_PLACE_PX)
    if (known) {
      known.layers.add(layer)
      continue
    }
    const [[fromX, fromY], [toX, toY]] = [at(km - NEAR_KM), at(km + NEAR_KM)]
    const isEnd = km < NEAR_KM || km > lengthOf(track) - NEAR_KM
    const direction = Math.atan2(toY - fromY, toX - fromX)
    stops.push({ km, x, y, direction, layers: new Set([layer]), isEnd })
  }
  return stops
}
