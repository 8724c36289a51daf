import { parseRaceEnd } from './raceDates.ts'
import type { RaceZone } from './raceZone.ts'

/**
 * The fee of an event and its lower early fees, each until a moment (`YYYY-MM-DD HH:mm:ss`, or a
 * day to its end).
 */
interface Priced {
  fee?: number
  earlyFees?: { until: string; fee: number }[]
}

/** A fee, and the one that follows it. */
interface FeeNow {
  /** undefined if it is not known. */
  fee: number | undefined
  /** The next fee, and from when it is due, in epoch ms. */
  next?: { fee: number; from: number }
}

/**
 * The fee at `moment`, in epoch ms (`raceNow`). An early fee whose end cannot be read does not count.
 */
export function feeAt({ fee, earlyFees = [] }: Priced, moment: number, zone: RaceZone): FeeNow {
  const steps = earlyFees
    .map((step) => ({ fee: step.fee, from: parseRaceEnd(step.until, zone) ?? NaN }))
    .filter(({ from }) => from > moment)
    .toSorted((a, b) => a.from - b.from)
  const [now, later] = steps
  if (!now) return { fee }
  const nextFee = later?.fee ?? fee
  return { fee: now.fee, ...(nextFee !== undefined && { next: { fee: nextFee, from: now.from } }) }
}
