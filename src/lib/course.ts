import type { TrackPoint } from './track.ts'

/** What stands on a course; summits and landmarks may stand beside it. */
export const PLACE_KINDS = [
  'start',
  'halfFinish',
  'finish',
  'mat',
  'medical',
  'water',
  'toilet',
  'summit',
  'landmark',
] as const

export interface Place {
  kind: (typeof PLACE_KINDS)[number]
  /** From the start; undefined beside the course. */
  km?: number | undefined
  longitude: number
  latitude: number
  name: string
  nameEn: string
  /** `HH:mm`, '' where the course stays open. */
  cutOff: string
}

/** A course as it is drawn: at least two track points, places in the order of the file. */
export interface Course {
  track: TrackPoint[]
  places: Place[]
  /** A picture of the ground and its west, south, east and north. */
  ground: { picture: string; bbox: [number, number, number, number] } | undefined
  /** Files to download: format and safe address. */
  files: { format: string; address: string }[]
}
