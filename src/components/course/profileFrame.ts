import { highestOf, lengthOf, type TrackPoint } from '../../domain/track.ts'

/** Size of the profile, the same as its picture, and the plot area in it. */
export const PROFILE = { width: 1200, height: 236 }
export const PLOT = { left: 66, right: 1166, foot: 198, rise: 132 }
/** Space below the lowest point, as a share of the height range. */
const BELOW = 0.1
const LEAST_RANGE_M = 20
const STEPS_M = [10, 20, 50, 100, 200, 500, 1000]
const MOST_RULES = 5

export interface ProfileFrame {
  x: (km: number) => number
  y: (height: number) => number
  /** Heights with a grid line. */
  rules: number[]
}

/** Maps distances and heights to the sheet. */
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
