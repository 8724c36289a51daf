import { highestOf, lengthOf, type TrackPoint } from '../../lib/track.ts'

/** The sheet of the profile, as its picture has it, and the plot on it. */
export const PROFILE = { width: 1200, height: 236 }
export const PLOT = { left: 66, right: 1166, foot: 198, rise: 132 }
/** Ground that is seen below the lowest place, as a share of all heights. */
const BELOW = 0.1
const LEAST_RANGE_M = 20
const STEPS_M = [10, 20, 50, 100, 200, 500, 1000]
const MOST_RULES = 5

export interface ProfileFrame {
  x: (km: number) => number
  y: (height: number) => number
  /** Heights with a rule. */
  rules: number[]
}

/** Where distances and heights lie on the sheet. */
export function profileFrame(track: TrackPoint[]): ProfileFrame {
  const high = highestOf(track).height
  const lowest = Math.min(...track.map(({ height }) => height))
  const low = lowest - BELOW * Math.max(high - lowest, LEAST_RANGE_M)
  const range = Math.max(high, lowest + LEAST_RANGE_M) - low
  const step = STEPS_M.find((metres) => range / metres <= MOST_RULES) ?? range
  const first = Math.ceil(low / step)
  return {
    x: (km) => PLOT.left + ((PLOT.right - PLOT.left) * km) / lengthOf(track),
    y: (height) => PLOT.foot - (PLOT.rise * (height - low)) / range,
    rules: Array.from(
      { length: Math.floor((low + range) / step) - first + 1 },
      (_, index) => (first + index) * step,
    ),
  }
}
