import { legTime } from './raceDuration.ts'
import type { Leg } from './splits.ts'

interface PacedLeg extends Leg {
  pace: number
}

export interface Paces {
  legs: PacedLeg[]
  fastest: number
  slowest: number
  /** Average pace of the whole run, in seconds per kilometre. */
  average: number
  end: number
  /** How fast a pace is: 1 for the fastest, 0 for the slowest. */
  shareOf: (pace: number) => number
}

/** The data of a pace chart; undefined if there is nothing to compare. */
export function pacesOf(all: Leg[]): Paces | undefined {
  const legs = all.flatMap((leg) => (leg.pace === undefined ? [] : [{ ...leg, pace: leg.pace }]))
  const end = legs.at(-1)?.km
  if (!end || legs.length < 2) return undefined
  const paces = legs.map(({ pace }) => pace)
  const [fastest, slowest] = [Math.min(...paces), Math.max(...paces)]
  const average = legs.reduce((sum, { pace, km, fromKm }) => sum + pace * (km - fromKm), 0) / end
  const shareOf = (pace: number) => (slowest - pace) / (slowest - fastest || 1)
  return { legs, fastest, slowest, average, end, shareOf }
}

const round = (km: number) => String(Math.round(km * 10) / 10)
/** A leg by its start and end in km: 21.1–25. */
export const legName = ({ fromKm, km }: Leg) => `${round(fromKm)}–${round(km)}`

export const paceText = (pace: number) => `${legTime(pace)} /km`
