import type { Course, Place } from '#domain/course.ts'
import { pointAt } from '#domain/track.ts'

/** All places at one distance. */
export interface PlaceRow {
  km: number
  height: number
  places: Place[]
  cutOff: string
}

/** The course's places in the order in which runners reach them. */
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
