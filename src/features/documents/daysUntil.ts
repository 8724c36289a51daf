import { formatRaceTime } from '../../lib/dates.ts'

const DAY_MS = 86_400_000

const dayOf = (ms: number) => Date.parse(formatRaceTime(ms, 'YYYY-MM-DD'))

/** Days of the calendar in Asia/Shanghai from `moment` to the last one before `end`. */
export const daysUntil = (end: number, moment: number): number =>
  (dayOf(end - 1) - dayOf(moment)) / DAY_MS
