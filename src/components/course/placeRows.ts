import type { Course, Place } from '../../lib/course.ts'
import { pointAt } from '../../lib/track.ts'

/** All that stands at one distance. */
export interface PlaceRow {
  km: number
  height: number
  places: Place[]
  cutOff: string
}

/** The course's places in the order a runner meets them. */
export function placeRows({ track, places }: Course): PlaceRow[] {
  const byKm = new Map<number, Place[]>()
  for (const place of places) {
    if (place.km !== undefined) byKm.set(place.km, [...(byKm.get(place.km) ?? []), place])
  }
  return [...byKm]
    .sort(([a], [b]) => a - b)
    .map(([km, there]) => ({
      km,
      height: Math.round(pointAt(track, km).height),
      places: there,
      cutOff: there.find(({ cutOff }) => cutOff)?.cutOff ?? '',
    }))
}
