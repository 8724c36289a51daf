import type { Course, Place } from '#domain/course.ts'
import { lengthOf, pointAt } from '#domain/track.ts'
import type { MapProjection } from './mapProjection.ts'

/** The layers that visitors can show and hide, in the order of the legend. */
export const LAYERS = ['km', 'mat', 'medical', 'water', 'toilet'] as const
export type Layer = (typeof LAYERS)[number]

/** A stop on the course: its position, the direction of the course (radians) and its layers. */
export interface Stop {
  km: number
  x: number
  y: number
  direction: number
  layers: Set<Layer>
  /** Start or finish, which have their own marks on the line. */
  isEnd: boolean
}

const KM_STEP = 5
const NEAR_KM = 0.05
/** Places closer than this form one stop. */
const SAME_PLACE_PX = 12

const isLayer = (kind: Place['kind']): kind is Place['kind'] & Layer =>
  LAYERS.some((layer) => layer === kind)

/** The layers that occur on the course. */
export const layersOf = ({ places }: Course): Layer[] =>
  LAYERS.filter((layer) => layer === 'km' || places.some(({ kind }) => kind === layer))

function stopCandidates({ track, places }: Course): { layer: Layer; km: number }[] {
  const discs = Array.from({ length: Math.ceil(lengthOf(track) / KM_STEP) - 1 }, (_, index) => ({
    layer: 'km' as const,
    km: (index + 1) * KM_STEP,
  }))
  const services = places.flatMap(({ kind, km }) =>
    isLayer(kind) && km !== undefined ? [{ layer: kind, km }] : [],
  )
  return [...discs, ...services]
}

/** Every stop of the course; start and finish of a loop are one stop. */
export function courseStops(course: Course, { toSheet }: MapProjection): Stop[] {
  const { track } = course
  const at = (km: number) => toSheet(pointAt(track, km))
  const stops: Stop[] = []
  for (const { layer, km } of stopCandidates(course)) {
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
