import { DAY_MS, HOUR_MS } from '#lib/durations.ts'

/** Dates of a race in epoch ms, as far as they are known. */
export interface SeasonDates {
  signupStart?: number
  signupEnd?: number
  ballot?: number
  kitPickUp?: number
  start?: number
  end?: number
}

/**
 * The phase of a race's year, which decides what most visitors come for. Without a date for the
 * ballot there is no `drawn`, and `closed` does not wait for one.
 */
export type Season =
  | 'announced'
  | 'open'
  | 'lastDay'
  | 'closed'
  | 'drawn'
  | 'kitPickUp'
  | 'raceDay'
  | 'live'
  | 'after'

/** A race whose end is unknown counts as over after this time. */
const MAX_RACE_MS = 2 * DAY_MS
/** Race day begins this long before the start, when runners are on their way. */
const RACE_DAY_MS = 6 * HOUR_MS

/**
 * The season at `moment`, in epoch ms; undefined while no known date says anything about it, or if the
 * moment cannot be compared with them (`raceNow`).
 */
export function seasonAt(dates: SeasonDates, moment: number): Season | undefined {
  if (Number.isNaN(moment)) return undefined
  const { signupStart, signupEnd, ballot, kitPickUp, start } = dates
  const end = dates.end ?? (start === undefined ? undefined : start + MAX_RACE_MS)
  const isPast = (time: number | undefined) => time !== undefined && moment >= time
  if (isPast(end)) return 'after'
  if (isPast(start)) return 'live'
  if (start !== undefined && moment >= start - RACE_DAY_MS) return 'raceDay'
  if (isPast(kitPickUp)) return 'kitPickUp'
  if (isPast(ballot)) return 'drawn'
  if (isPast(signupEnd)) return 'closed'
  if (signupStart !== undefined && moment < signupStart) return 'announced'
  if (signupEnd !== undefined) return moment >= signupEnd - DAY_MS ? 'lastDay' : 'open'
  return signupStart === undefined ? undefined : 'open'
}
