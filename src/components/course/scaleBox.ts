import type { Box, Size } from './mapProjection.ts'

/** Position of a compact map's scale, which the north arrow follows. */
export const COMPACT_SCALE = { left: 12, up: 18, longest: 90 }
const SCALE_BOX = { width: 190, height: 32 }

export const scaleBox = ({ height }: Size): Box => ({
  left: 0,
  top: height - SCALE_BOX.height,
  right: SCALE_BOX.width,
  bottom: height,
})
