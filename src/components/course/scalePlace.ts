import type { Box, Size } from './mapFrame.ts'

/** Where a compact map has its north arrow and its scale. */
export const COMPACT_NORTH_PX = 20
export const COMPACT_SCALE = { left: 12, up: 18, longest: 90 }
const NORTH_BOX = { width: 40, height: 68 }
const SCALE_BOX = { width: 150, height: 28 }

export const northBox = ({ width }: Size): Box => ({
  left: width - NORTH_BOX.width,
  top: 0,
  right: width,
  bottom: NORTH_BOX.height,
})

export const scaleBox = ({ height }: Size): Box => ({
  left: 0,
  top: height - SCALE_BOX.height,
  right: SCALE_BOX.width,
  bottom: height,
})
