const EARTH_KM = 6371.0088
const radians = (degrees: number) => (degrees * Math.PI) / 180

export type Position = [longitude: number, latitude: number, metres: number]

/** A point on a track: position, height (m) and distance from the start (km). */
export interface TrackPoint {
  longitude: number
  latitude: number
  height: number
  km: number
}

/** Great-circle distance on the mean sphere (haversine), in km. */
export function distanceKm(
  [lonA, latA]: readonly number[],
  [lonB, latB]: readonly number[],
): number {
  const half = (from = 0, to = 0) => Math.sin(radians(to - from) / 2) ** 2
  const share =
    half(latA, latB) +
    Math.cos(radians(latA ?? 0)) * Math.cos(radians(latB ?? 0)) * half(lonA, lonB)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(share))
}

/** Adds to each point of a line its distance from the start. */
export function measureTrack(line: Position[]): TrackPoint[] {
  let km = 0
  return line.map((position, index) => {
    km += distanceKm(line[index - 1] ?? position, position)
    const [longitude, latitude, height] = position
    return { longitude, latitude, height, km }
  })
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
