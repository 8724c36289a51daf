import type { TrackPoint } from './track.ts'

/** Kinds of places on a course; summits and landmarks may lie off it. */
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

/** A place's cut-off as a course file writes it: a time of day, or a date and time. */
export const PLACE_CUT_OFF = /^(?:\d{4}-\d{2}-\d{2} )?(?:[0-3]?\d|4[0-7]):[0-5]\d$/

export interface Place {
  kind: (typeof PLACE_KINDS)[number]
  /** Distance from the start; undefined off the course. */
  km?: number
  longitude: number
  latitude: number
  name: string
  nameEn: string
  /**
   * `HH:mm`, or `YYYY-MM-DD HH:mm` at a race of several days; '' if there is no cut-off. Hours from 24
   * on are those of the next day.
   */
  cutOff: string
}

/** A course ready to draw: at least two track points, places in the order of the file. */
export interface Course {
  track: TrackPoint[]
  /** Whether the heights of the track are known. Otherwise they are 0, and there is no profile. */
  hasHeights: boolean
  places: Place[]
  /** A background picture, a smaller one for phones, and their west, south, east and north bounds. */
  ground:
    | { picture: string; pictureH5?: string; bbox: [number, number, number, number] }
    | undefined
  /** Files to download: format and safe URL. */
  files: { format: string; url: string }[]
}
