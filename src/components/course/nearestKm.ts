import type { TrackPoint } from '#domain/track.ts'
import type { MapProjection } from './mapProjection.ts'

const REACH_PX = 40

/**
 * The distance along the course at a pointer on the map; null if the pointer is not near the
 * course.
 */
export function nearestKm(
  track: TrackPoint[],
  { toSheet }: MapProjection,
  [pointerX, pointerY]: readonly [x: number, y: number],
): number | null {
  let nearest: number | null = null
  let nearestPx = REACH_PX
  for (const point of track) {
    const [x, y] = toSheet(point)
    const distancePx = Math.hypot(x - pointerX, y - pointerY)
    if (distancePx >= nearestPx) continue
    nearestPx = distancePx
    nearest = point.km
  }
  return nearest
}
