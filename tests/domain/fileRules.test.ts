// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import {
  fileCountError,
  extensionOf,
  FILE_TYPES,
  type FileLimits,
  fileError,
  hasSignatureOf,
  pixelsOf,
  sizeLimit,
} from '#domain/fileRules.ts'
import { imageSize } from '#lib/imageSize.ts'
import { bmp, gif, jpg, png, webp } from '../lib/imageFiles.ts'

const MB = 1024 * 1024
const limits = (others: Partial<FileLimits> = {}): FileLimits => ({
  types: [],
  maxSizeUnit: 'MB',
  ...others,
})
const file = (name: string, ...parts: (Uint8Array<ArrayBuffer> | string)[]) => new File(parts, name)
/** A file with a pretended size, which records what is read of it. */
function largeFile(name: string, size: number, head: Uint8Array<ArrayBuffer>) {
  const slice = vi.fn<Blob['slice']>(() => new Blob([head]))
  return { name, size, slice }
}

test.each([
  ['a.png', 'png'],
  ['证书.PDF', 'pdf'],
  ['a.pdf.exe', 'exe'],
  ['a.tar.gz', 'gz'],
  ['png', ''],
  ['a.', ''],
  ['', ''],
])('the last extension of %j is %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension)
})

test.each([
  [1, 'B', 1],
  [500, 'KB', 512_000],
  [5, 'MB', 5 * MB],
  [0.5, 'GB', 512 * MB],
] as const)('%f %s are %i bytes', (maxSize, maxSizeUnit, bytes) => {
  expect(sizeLimit({ types: [], maxSize, maxSizeUnit })).toBe(bytes)
})

test('without a limit any size is accepted', () => {
  expect(sizeLimit(limits())).toBe(Infinity)
})

test.each([
  [0, 5, null],
  [4, 1, null],
  [4, 2, { code: 'count', limit: 5 }],
])('%i files and %i more with a limit of 5: %j', (there, added, fault) => {
  expect(fileCountError(there, added, limits({ maxCount: 5 }))).toEqual(fault)
})

describe('content and extension', () => {
  const heads: Record<string, Uint8Array<ArrayBuffer>> = {
    jpg: jpg([1, 1]),
    jpeg: jpg([1, 1]),
    png: png([1, 1]),
    gif: gif([1, 1]),
    bmp: bmp([1, 1]),
    webp: webp.lossy([1, 1]),
    pdf: Uint8Array.from(Buffer.from('%PDF-1.7')),
    zip: Uint8Array.of(0x50, 0x4b, 3, 4),
    xlsx: Uint8Array.of(0x50, 0x4b, 3, 4),
    docx: Uint8Array.of(0x50, 0x4b, 5, 6),
    xls: Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    doc: Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  }
  test.each(FILE_TYPES)('a %s is recognised by its first bytes', async (type) => {
    const head = heads[type] ?? new Uint8Array()
    expect(hasSignatureOf(head, type)).toBe(true)
    expect(hasSignatureOf(Uint8Array.from(Buffer.from('<html>')), type)).toBe(false)
    expect(
      await fileError(file(`a.${type.toUpperCase()}`, head), limits({ types: FILE_TYPES })),
    ).toBeNull()
  })
})

test.each([
  ['another type', file('a.svg', '<svg/>'), {}],
  ['a type that spec §5 does not list', file('a.svg', '<svg/>'), { types: ['svg'] }],
  ['a type that this field does not take', file('a.pdf', '%PDF-1.7'), { types: ['png'] }],
  ['an HTML page with a picture extension', file('a.png', '<html>'), {}],
  ['a picture under the name of another', file('a.jpg', png([1, 1])), {}],
  ['nothing at all', file('a.png'), {}],
  ['no extension', file('png', png([1, 1])), {}],
  ['an inherited property name', file('a.constructor', png([1, 1])), { types: ['constructor'] }],
])('%s has the wrong format', async (_, given, others) => {
  expect(await fileError(given, limits(others))).toMatchObject({ code: 'type' })
})

test('the error for a large file contains the limit, and the file is not read', async () => {
  const four = largeFile('a.png', 4096 * MB, png([1, 1]))
  const fault = await fileError(four, limits({ maxSize: 5 }))
  expect(fault).toEqual({ code: 'size', limit: '5.00 MB' })
  expect(four.slice).not.toHaveBeenCalled()
  const exact = largeFile('a.png', 5 * MB, png([1, 1]))
  expect(await fileError(exact, limits({ maxSize: 5 }))).toBeNull()
})

test('only the first megabyte is read', async () => {
  const large = largeFile('a.png', 4096 * MB, png([1, 1]))
  expect(await fileError(large, limits())).toBeNull()
  expect(large.slice).toHaveBeenCalledWith(0, MB)
})

test('the pixels must be those required', async () => {
  const required = { width: 295, height: 413 }
  expect(await fileError(file('a.png', png([295, 413])), limits(required))).toBeNull()
  for (const size of [
    [413, 295],
    [30_000, 30_000],
  ] as [number, number][]) {
    const [width, height] = size
    expect(await fileError(file('a.png', png(size)), limits(required))).toEqual({
      code: 'imageSize',
      required,
      actual: { width, height },
    })
  }
  expect(await fileError(file('a.png', png([1, 1]).slice(0, 12)), limits(required))).toMatchObject({
    code: 'type',
  })
})

test.each([
  ['png', png([640, 480])],
  ['gif', gif([640, 480])],
  ['bmp', bmp([640, 480])],
  ['bmp', bmp([640, -480])],
  ['jpg', jpg([640, 480])],
  ['jpeg', jpg([640, 480], 1, 60_000)],
  ['jpg', jpg([480, 640], 6)],
  ['jpg', jpg([480, 640], 8, 60_000)],
  ['webp', webp.lossy([640, 480])],
  ['webp', webp.lossless([640, 480])],
  ['webp', webp.extended([640, 480])],
])('the size of a %s is read from its beginning', async (extension, head) => {
  expect(imageSize(head, extension)).toEqual({ width: 640, height: 480 })
  expect(await pixelsOf(file(`a.${extension}`, head))).toEqual({ width: 640, height: 480 })
})

test('a JPEG is turned only by an entry within the count that its directory names', () => {
  const turned = jpg([480, 640], 6)
  const [count, entry] = [2 + 4 + 6 + 8, 2 + 4 + 6 + 8 + 2]
  expect([turned[count + 1], turned[entry + 1]]).toEqual([1, 0x12])
  turned[count + 1] = 0
  expect(imageSize(turned, 'jpg')).toEqual({ width: 480, height: 640 })
  turned.set([0xff, 0xff], count)
  expect(imageSize(turned, 'jpg')).toEqual({ width: 640, height: 480 })
  // The directory lies beyond the segment.
  turned.set([0, 0, 0, 200], count - 4)
  expect(imageSize(turned, 'jpg')).toEqual({ width: 480, height: 640 })
})

test('a file that cannot be read any more is refused, and has no size', async () => {
  const gone = Object.assign(file('a.png', png([1, 1])), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }),
  })
  expect(await fileError(gone, limits())).toEqual({ code: 'unreadable' })
  expect(await pixelsOf(gone)).toBeUndefined()
})

test.each(['png', 'gif', 'bmp', 'jpg', 'webp', 'pdf'])('a truncated %s has no size', (type) => {
  for (const length of [0, 1, 5, 9]) {
    expect(imageSize(new Uint8Array(length).fill(0xff), type)).toBeUndefined()
  }
})
