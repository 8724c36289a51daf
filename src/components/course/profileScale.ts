import { highestOf, lengthOf, type TrackPoint } from '#domain/track.ts'
import type { Size } from './mapProjection.ts'
import { textWidth } from './textWidth.ts'

interface Plot {
  left: number
  right: number
  foot: number
  /** Height of the highest point above the foot. */
  rise: number
}

/** Size of the profile at its full width, the same as its picture, and the plot area in it. */
export const PROFILE: Size = { width: 1200, height: 236 }
export const PLOT: Plot = { left: 66, right: 1166, foot: 198, rise: 132 }
/** Sizes of a narrower one in px, and in em what holds its texts. */
const COMPACT = { rise: 112, right: 24, gap: 18, aboveEm: 4.1, belowEm: 2.8 }
/** Space below the lowest point, as a share of the height range. */
const BELOW = 0.1
const MIN_RANGE_M = 20
const STEPS_M = [10, 20, 50, 100, 200, 500, 1000]
const MAX_RULES = 5
/** The usual size of text. */
const TEXT_PX = 15
const STEPS_KM = [5, 10, 20, 50]
/** The least distance of two kilometre labels, in em. */
const LABELS_APART_EM = 2.3

export interface ProfileScale {
  size: Size
  plot: Plot
  x: (km: number) => number
  y: (height: number) => number
  /** Heights with a grid line. */
  rules: number[]
  /** Distances with a label. */
  ticks: number[]
  isCompact: boolean
  /** How much larger than usual the visitor's text is. */
  textScale: number
}

const rounds = (count: number, step: number, from = 0) =>
  Array.from({ length: count }, (_, index) => (from + index) * step)

function plotOf(width: number, highestRule: string, em: number): Plot {
  if (width >= PROFILE.width) return PLOT
  const { rise, right, gap, aboveEm } = COMPACT
  const left = textWidth(highestRule, em) + gap
  return { left, right: width - right, foot: aboveEm * em + rise, rise }
}

/** Maps distances and heights to the sheet. `metres` writes a height. */
export function profileScale(
  track: TrackPoint[],
  width = PROFILE.width,
  em = TEXT_PX,
  metres: (height: number) => string = String,
): ProfileScale {
  const isCompact = width < PROFILE.width
  const high = highestOf(track).height
  const lowest = Math.min(...track.map(({ height }) => height))
  const low = lowest - BELOW * Math.max(high - lowest, MIN_RANGE_M)
  const range = Math.max(high, lowest + MIN_RANGE_M) - low
  const step = STEPS_M.find((one) => range / one <= MAX_RULES) ?? range
  const first = Math.ceil(low / step)
  const rules = rounds(Math.floor((low + range) / step) - first + 1, step, first)

  const plot = plotOf(width, metres(rules.at(-1) ?? 0), em)
  const length = lengthOf(track)
  const pxPerKm = (plot.right - plot.left) / length
  const kmStep = STEPS_KM.find((km) => km * pxPerKm >= LABELS_APART_EM * em) ?? length
  return {
    size: isCompact ? { width, height: plot.foot + COMPACT.belowEm * em } : PROFILE,
    plot,
    x: (km) => plot.left + pxPerKm * km,
    y: (height) => plot.foot - (plot.rise * (height - low)) / range,
    rules,
    ticks: rounds(Math.ceil(length / kmStep), kmStep),
    isCompact,
    textScale: em / TEXT_PX,
  }
}
