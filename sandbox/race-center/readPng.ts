import { inflateSync } from 'node:zlib'

const SIGNATURE = '89504e470d0a1a0a'
const MAX_PIXELS = 16_000_000
/** Bytes a pixel by colour type: grey, colour, palette, grey or colour with alpha. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

interface Head {
  width: number
  height: number
  colourType: number
}

function chunksOf(file: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    const data = file.subarray(at + 8, at + 8 + length)
    chunks.set(type, Buffer.concat([chunks.get(type) ?? Buffer.alloc(0), data]))
    at += length + 12
  }
  return chunks
}

function headOf(data: Buffer | undefined): Head | undefined {
  if (data?.length !== 13) return undefined
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)]
  const [depth, colourType = -1, , , interlaced] = data.subarray(8)
  const isPlain = depth === 8 && interlaced === 0 && colourType in CHANNELS
  const isSized = width > 0 && height > 0 && width * height <= MAX_PIXELS
  return isPlain && isSized ? { width, height, colourType } : undefined
}

function predict(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return (left + above) >> 1
  if (filter !== 4) return 0
  const [a, b, c] = [left, above, corner].map((each) => Math.abs(left + above - corner - each))
  if ((a ?? 0) <= (b ?? 0) && (a ?? 0) <= (c ?? 0)) return left
  return (b ?? 0) <= (c ?? 0) ? above : corner
}

function unfilter(raw: Buffer, { width, height, colourType }: Head): Uint8Array {
  const step = CHANNELS[colourType] ?? 1
  const row = width * step
  const bytes = new Uint8Array(row * height)
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (row + 1)] ?? 0
    for (let x = 0; x < row; x += 1) {
      const at = y * row + x
      const left = x >= step ? (bytes[at - step] ?? 0) : 0
      const above = y > 0 ? (bytes[at - row] ?? 0) : 0
      const corner = x >= step && y > 0 ? (bytes[at - row - step] ?? 0) : 0
      bytes[at] = (raw[at + y + 1] ?? 0) + predict(filter, left, above, corner)
    }
  }
  return bytes
}

/** The pixels of a PNG, four bytes each; undefined for what is none, or of a rare kind. */
export function readPng(bytes: Uint8Array): { width: number; pixels: Uint8Array } | undefined {
  const file = Buffer.from(bytes)
  if (file.toString('hex', 0, 8) !== SIGNATURE) return undefined
  try {
    const chunks = chunksOf(file)
    const head = headOf(chunks.get('IHDR'))
    if (!head) return undefined
    const { width, height, colourType } = head
    const step = CHANNELS[colourType] ?? 1
    const size = (width * step + 1) * height
    const raw = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0), { maxOutputLength: size })
    const values = unfilter(raw, head)
    const palette = chunks.get('PLTE') ?? Buffer.alloc(0)
    const pixels = new Uint8Array(width * height * 4)
    for (let i = 0; i < width * height; i += 1) {
      const own =
        colourType === 3 ? palette.subarray((values[i] ?? 0) * 3) : values.subarray(i * step)
      const isGrey = colourType === 0 || colourType === 4
      const [red = 0, green = 0, blue = 0] = own
      pixels.set(isGrey ? [red, red, red, 255] : [red, green, blue, 255], i * 4)
    }
    return { width, pixels }
  } catch {
    return undefined
  }
}
