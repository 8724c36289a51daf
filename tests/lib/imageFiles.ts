type Size = [width: number, height: number]

const bytes = (...parts: (number[] | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  )
const big = (value: number, count: number) =>
  Array.from({ length: count }, (_, i) => (value >>> (8 * (count - 1 - i))) & 0xff)
const little = (value: number, count: number) => big(value, count).toReversed()
const zeros = (count: number) => Array.from({ length: count }, () => 0)

export const png = ([width, height]: Size) =>
  bytes(
    [0x89],
    'PNG\r\n',
    [0x1a, 0x0a],
    big(13, 4),
    'IHDR',
    big(width, 4),
    big(height, 4),
    zeros(9),
  )

export const gif = ([width, height]: Size) =>
  bytes('GIF89a', little(width, 2), little(height, 2), zeros(6))

export const bmp = ([width, height]: Size) =>
  bytes('BM', zeros(12), little(40, 4), little(width, 4), little(height, 4), zeros(20))

const orientation = (value: number) => {
  const entry = [...big(0x0112, 2), ...big(3, 2), ...big(1, 4), ...big(value, 2), 0, 0]
  const tiff = [0x4d, 0x4d, 0, 42, ...big(8, 4), ...big(1, 2), ...entry]
  return [0xff, 0xe1, ...big(2 + 6 + tiff.length, 2), ...Buffer.from('Exif\0\0'), ...tiff]
}

/** The beginning of a JPEG, with `padding` bytes of a profile before its dimensions. */
export const jpg = ([width, height]: Size, turn = 0, padding = 0) =>
  bytes(
    [0xff, 0xd8],
    turn > 0 ? orientation(turn) : [],
    padding > 0 ? [0xff, 0xe2, ...big(padding + 2, 2), ...zeros(padding)] : [],
    [0xff, 0xc4, ...big(4, 2), 0, 0],
    [0xff, 0xc2, ...big(17, 2), 8, ...big(height, 2), ...big(width, 2), ...zeros(10)],
  )

const riff = (chunk: string, data: number[]) =>
  bytes('RIFF', zeros(4), 'WEBP', chunk, little(data.length, 4), data)

export const webp = {
  lossy: ([width, height]: Size) =>
    riff('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2)]),
  lossless: ([width, height]: Size) =>
    riff('VP8L', [0x2f, ...little(((height - 1) << 14) | (width - 1), 4)]),
  extended: ([width, height]: Size) =>
    riff('VP8X', [...zeros(4), ...little(width - 1, 3), ...little(height - 1, 3)]),
}
