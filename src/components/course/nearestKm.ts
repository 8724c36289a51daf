import type { TrackPoint } from '../../lib/track.ts'
import type { MapFrame } from './mapFrame.ts'

const REACH_PX = 40

/** The place of the course that a pointer on the map is at; null away from the course. */
export function nearestKm(
  track: TrackPoint[],
  { toSheet }: MapFrame,
  [pointerX, pointerY]: readonly [x: number, y: number],
): number | null {
  let nearest: number | null = null
  let least = REACH_PX
  for (const point of track) {
    const [x, y] = toSheet(point)
    const away = Math.hypot(x - pointerX, y - pointerY)
    if (away >= least) continue
    least = away
    nearest = point.km
  }
  return nearest
}
