import { PNG } from 'pngjs'

const MAX_PIXELS = 16_000_000
/** Offsets of these values in the header of a PNG file. */
const [WIDTH, HEIGHT, INTERLACED] = [16, 20, 28]

/** Encodes RGBA pixels, `width` per row, as PNG. */
export const encodePng = (width: number, pixels: Uint8Array): Buffer =>
  PNG.sync.write(
    { width, height: pixels.length / 4 / width, data: Buffer.from(pixels) },
    // Drawings have large areas of one colour.
    { filterType: 0, deflateLevel: 6 },
  )

/**
 * Decodes a PNG into RGBA pixels. Returns undefined if invalid, too large or interlaced:
 * the decoder does not limit the memory of these.
 */
export function readPng(bytes: Uint8Array): { width: number; pixels: Uint8Array } | undefined {
  const file = Buffer.from(bytes)
  try {
    const pixels = file.readUInt32BE(WIDTH) * file.readUInt32BE(HEIGHT)
    if (pixels > MAX_PIXELS || file.readUInt8(INTERLACED) !== 0) return undefined
    const { width, data } = PNG.sync.read(file)
    return { width, pixels: data }
  } catch {
    return undefined
  }
}
