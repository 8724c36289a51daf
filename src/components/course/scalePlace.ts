import type { Box, Size } from './mapFrame.ts'

/** Where a compact map has its scale, followed by its north arrow. */
export const COMPACT_SCALE = { left: 12, up: 18, longest: 90 }
const SCALE_BOX = { width: 190, height: 32 }

export const scaleBox = ({ height }: Size): Box => ({
  left: 0,
  top: height - SCALE_BOX.height,
  right: SCALE_BOX.width,
  bottom: height,
})
