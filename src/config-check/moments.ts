import { formatRaceTime, parseRaceEnd, parseRaceTime } from '#domain/raceDates.ts'
import type { RaceZone } from '#domain/raceZone.ts'
import { DAY_MS } from '#lib/durations.ts'
import type { JsonPath } from '#lib/jsonPath.ts'
import { type Fields, textAt } from './context.ts'
import { type UnplacedFinding, misleading, type Problem } from './finding.ts'

const FAR_MS = 400 * DAY_MS

/** A time of the file. */
export interface Moment {
  /** Epoch ms; undefined if there is none, or none that can be read. */
  ms: number | undefined
  path: JsonPath
}

/** Reads a time from a field of an object at `path`. */
type ReadMoment = (parent: Fields, field: string, path: JsonPath) => Moment

export interface MomentReader {
  startAt: ReadMoment
  /** A day alone lasts until its end. */
  endAt: ReadMoment
  epochAt: ReadMoment
  format: (ms: number) => string
  /** Names a time that is more than a year away from the race: it is of another edition. */
  farFromRace: (moment: Moment, race: number | undefined) => UnplacedFinding[]
  /** Names the later time if it is not later than the earlier one. */
  outOfOrder: (earlier: number | undefined, later: Moment, problem: Problem) => UnplacedFinding[]
}

/** Reads times in the race's zone. */
export function momentReader(zone: RaceZone): MomentReader {
  const format = (ms: number) => formatRaceTime(ms, 'YYYY-MM-DD HH:mm', zone)
  return {
    startAt: (parent, field, path) => ({
      ms: parseRaceTime(textAt(parent, field), zone),
      path: [...path, field],
    }),
    endAt: (parent, field, path) => ({
      ms: parseRaceEnd(textAt(parent, field), zone),
      path: [...path, field],
    }),
    epochAt: (parent, field, path) => ({
      ms: Number(parent[field]) || undefined,
      path: [...path, field],
    }),
    format,
    farFromRace: ({ ms, path }, race) =>
      ms === undefined || race === undefined || Math.abs(ms - race) <= FAR_MS
        ? []
        : [misleading('farFromRace', path, { value: format(ms), race: format(race) })],
    outOfOrder: (earlier, { ms, path }, problem) =>
      earlier === undefined || ms === undefined || earlier < ms
        ? []
        : [misleading(problem, path, { earlier: format(earlier), later: format(ms) })],
  }
}
