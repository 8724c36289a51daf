import type { Course, Place } from '#domain/course.ts'
import type { Layer } from './courseStops.ts'
import type { MapLayout } from './mapLayout.ts'
import type { Point } from './mapView.ts'
import type { PlaceName } from './placeNames.ts'
import { placeRows } from './placeRows.ts'

/** What a tap on the map selects: a symbol, a place that is shown by name, or just a distance. */
export interface Picked {
  km?: number
  layer?: Layer
  place?: Place
}

/** A symbol or place with its position on the sheet. */
interface MapTarget extends Picked {
  x: number
  y: number
}

/** How far a tap may be from its target. */
const REACH_PX = 26

/** Everything on the map that a tap can select. */
export const mapTargets = (names: PlaceName[], { marks, dots }: MapLayout): MapTarget[] => [
  ...marks,
  ...dots,
  ...names.map(({ place, x, y }) => ({ x, y, km: place.km, place })),
]

/** The target that is nearest to a tap, if one is near. */
export function targetAt(targets: MapTarget[], [x, y]: Point): MapTarget | undefined {
  const away = (target: MapTarget) => Math.hypot(target.x - x, target.y - y)
  return targets
    .filter((target) => away(target) < REACH_PX)
    .reduce<MapTarget | undefined>(
      (nearest, target) => (nearest && away(nearest) <= away(target) ? nearest : target),
      undefined,
    )
}

/** Current position of a target on a map that may be zoomed; undefined if it is not shown. */
export const shownAt = (picked: Picked, targets: MapTarget[]): MapTarget | undefined =>
  targets.find(
    ({ km, layer, place }) => km === picked.km && layer === picked.layer && place === picked.place,
  ) ?? targets.find(({ km }) => km !== undefined && km === picked.km)

/** All places at the distance of a target, or the one beside the course. */
export const placesAt = (course: Course, { km, place }: Picked): Place[] =>
  placeRows(course).find((row) => row.km === km)?.places ?? (place ? [place] : [])
