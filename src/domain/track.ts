const EARTH_KM = 6371.0088
const radians = (degrees: number) => (degrees * Math.PI) / 180

export type Position = [longitude: number, latitude: number, metres?: number]

/** A point on a track: position, height (m) and distance from the start (km). */
export interface TrackPoint {
  longitude: number
  latitude: number
  height: number
  km: number
}

/** Great-circle distance on the mean sphere (haversine), in km. */
export function distanceKm(
  [lonA, latA]: readonly (number | undefined)[],
  [lonB, latB]: readonly (number | undefined)[],
): number {
  const half = (from = 0, to = 0) => Math.sin(radians(to - from) / 2) ** 2
  const share =
    half(latA, latB) +
    Math.cos(radians(latA ?? 0)) * Math.cos(radians(latB ?? 0)) * half(lonA, lonB)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(share))
}

/**
 * Adds to each point of a line its distance from the start. A missing height is interpolated between
 * those before and after it; without any, all are 0.
 */
export function measureTrack(line: Position[]): TrackPoint[] {
  let km = 0
  const distances = line.map((position, index) => {
    km += distanceKm(line[index - 1] ?? position, position)
    return km
  })
  const known = line.flatMap(([, , height], index) =>
    height === undefined ? [] : [{ height, km: distances[index] ?? 0 }],
  )
  let next = 0
  return line.map(([longitude, latitude, knownHeight], index) => {
    const here = distances[index] ?? 0
    if (knownHeight !== undefined) {
      next += 1
      return { longitude, latitude, height: knownHeight, km: here }
    }
    const [before, after] = [known[next - 1] ?? known[next], known[next] ?? known[next - 1]]
    if (!before || !after) return { longitude, latitude, height: 0, km: here }
    const share = after.km > before.km ? (here - before.km) / (after.km - before.km) : 0
    const height = before.height + (after.height - before.height) * share
    return { longitude, latitude, height, km: here }
  })
}

/** Whether a line has heights for at least half of its points. Some programs write 0 for a missing one. */
export function hasHeights(line: Position[]): boolean {
  const known = line.flatMap(([, , height]) => height ?? [])
  return known.length * 2 >= line.length && known.some((height) => height !== 0)
}

/** At most `most` points of a track, evenly chosen, with the distances of the whole track. */
export function thinTrack(track: TrackPoint[], maxPoints: number): TrackPoint[] {
  if (track.length <= maxPoints) return track
  const step = (track.length - 1) / (maxPoints - 1)
  return Array.from(
    { length: maxPoints },
    (_, index) => track[Math.round(index * step)] ?? [],
  ).flat()
}

/** How far a course is from a position, and the distance from the start there, both in km. */
export function nearestOn(
  track: TrackPoint[],
  position: readonly number[],
): { distance: number; km: number } {
  let nearest = { distance: Infinity, km: 0 }
  for (const { longitude, latitude, km } of track) {
    const distance = distanceKm([longitude, latitude], position)
    if (distance < nearest.distance) nearest = { distance, km }
  }
  return nearest
}

export const lengthOf = (track: TrackPoint[]): number => track.at(-1)?.km ?? 0

/** The point at a distance from the start, interpolated between track points. */
export function pointAt(track: TrackPoint[], km: number): TrackPoint {
  const next = Math.max(
    track.findIndex((point) => point.km >= Math.min(km, lengthOf(track))),
    1,
  )
  const [from, to] = [track[next - 1], track[next]]
  if (!from || !to) throw new RangeError('a track has two points at least')
  const share = to.km > from.km ? Math.max(km - from.km, 0) / (to.km - from.km) : 0
  const between = (key: keyof TrackPoint) => from[key] + (to[key] - from[key]) * Math.min(share, 1)
  return {
    longitude: between('longitude'),
    latitude: between('latitude'),
    height: between('height'),
    km: between('km'),
  }
}

/** Sum of all ascents, in m. */
export const climbOf = (track: TrackPoint[]): number =>
  track.reduce((sum, { height }, index) => {
    return sum + Math.max(height - (track[index - 1]?.height ?? height), 0)
  }, 0)

/** The highest point; the first if there are several. */
export const highestOf = (track: TrackPoint[]): TrackPoint =>
  track.reduce((highest, point) => (point.height > highest.height ? point : highest))

/** A climb in whole metres; from 1,000 m on in tens, as heights are not known any better. */
export const roundedClimb = (metres: number): number =>
  metres < 1000 ? Math.round(metres) : Math.round(metres / 10) * 10
