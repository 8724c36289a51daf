export interface PixelSize {
  width: number
  height: number
}

type Reader = (view: DataView) => PixelSize | undefined

const tag = (view: DataView, at: number) =>
  at + 4 <= view.byteLength
    ? String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)))
    : ''

const png: Reader = (view) => ({ width: view.getUint32(16), height: view.getUint32(20) })

const gif: Reader = (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) })

/** The height of a top-down bitmap is negative. */
const bmp: Reader = (view) =>
  view.getUint32(14, true) === 12
    ? { width: view.getUint16(18, true), height: view.getUint16(20, true) }
    : { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) }

const uint24 = (view: DataView, at: number) =>
  view.getUint16(at, true) + (view.getUint8(at + 2) << 16)

const webp: Reader = (view) => {
  const chunk = tag(view, 12)
  if (chunk === 'VP8X') return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (chunk !== 'VP8 ') return undefined
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** Start of the TIFF part: after `Exif` and two zeros. */
const TIFF = 6
const ENTRY_BYTES = 12
const ORIENTATION = 0x0112
const TURNED = 5

/** Whether a JPEG's Exif segment rotates the picture by 90°. */
function isTurned(exif: DataView): boolean {
  if (tag(exif, 0) !== 'Exif' || exif.byteLength < TIFF + 8) return false
  const little = exif.getUint16(TIFF) === 0x4949
  const directory = TIFF + exif.getUint32(TIFF + 4, little)
  if (directory + 2 > exif.byteLength) return false
  const first = directory + 2
  const end = Math.min(
    first + exif.getUint16(directory, little) * ENTRY_BYTES,
    exif.byteLength + 1 - ENTRY_BYTES,
  )
  for (let entry = first; entry < end; entry += ENTRY_BYTES) {
    if (exif.getUint16(entry, little) === ORIENTATION) {
      return exif.getUint16(entry + 8, little) >= TURNED
    }
  }
  return false
}

const part = (view: DataView, at: number, length: number) =>
  new DataView(
    view.buffer,
    view.byteOffset + at,
    Math.max(0, Math.min(length, view.byteLength - at)),
  )

/** Start-of-frame markers, without the tables in the same range. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const jpeg: Reader = (view) => {
  let turned = false
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      return turned ? { width: height, height: width } : { width, height }
    }
    const length = view.getUint16(at + 2)
    if (marker === 0xe1) turned ||= isTurned(part(view, at + 4, length - 2))
    at += 2 + length
  }
  return undefined
}

const READERS: Record<string, Reader> = { png, gif, bmp, webp, jpg: jpeg, jpeg }

/**
 * Width and height of a picture as displayed, read from the beginning of its file. Nothing is
 * decoded, so no picture is too large to measure.
 */
export function imageSize(head: Uint8Array, extension: string): PixelSize | undefined {
  try {
    return READERS[extension]?.(new DataView(head.buffer, head.byteOffset, head.byteLength))
  } catch {
    // The file ends before its dimensions.
    return undefined
  }
}
