import { fileSize } from './fileSize.ts'
import { imageSize, type PixelSize } from './imageSize.ts'

export const PICTURE_TYPES = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp']
/** Everything that may be uploaded (spec §5 "File upload"). */
export const FILE_TYPES = [...PICTURE_TYPES, 'xls', 'xlsx', 'doc', 'docx', 'zip', 'pdf']

export type SizeUnit = 'B' | 'KB' | 'MB' | 'GB'
const UNIT_POWERS: SizeUnit[] = ['B', 'KB', 'MB', 'GB']
const STEP = 1024

export interface FileLimits {
  types: string[]
  maxSize?: number | undefined
  maxSizeUnit: SizeUnit
  maxCount?: number | undefined
  /** Required width and height in pixels. */
  width?: number | undefined
  height?: number | undefined
}

/** What is wrong with a file, with what the words of spec §5 name. */
export type FileFault =
  | { code: 'type' }
  | { code: 'size'; limit: string }
  | { code: 'count'; limit: number }
  | { code: 'imageSize'; required: PixelSize; actual: PixelSize }

const OLE = /^d0cf11e0a1b11ae1/
const ZIP = /^504b(?:0304|0506)/
/** What a file of each kind begins with, in hex. */
const BEGINNINGS = new Map([
  ['jpg', /^ffd8ff/],
  ['jpeg', /^ffd8ff/],
  ['png', /^89504e470d0a1a0a/],
  ['gif', /^474946383[79]61/],
  ['bmp', /^424d/],
  ['webp', /^52494646.{8}57454250/],
  ['pdf', /^255044462d/],
  ['xls', OLE],
  ['doc', OLE],
  ['xlsx', ZIP],
  ['docx', ZIP],
  ['zip', ZIP],
])
const BEGINNING_BYTES = 16
/** A JPEG's size may stand behind a preview and a colour profile. */
const HEAD_BYTES = 1024 * 1024

/** The last extension of a name, in small letters; '' where it has none. */
export const extensionOf = (name: string): string =>
  /\.([a-z\d]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? ''

/** Whether the bytes begin as a file of that extension does. */
export function isWhatItSays(head: Uint8Array, extension: string): boolean {
  const start = Array.from(head.subarray(0, BEGINNING_BYTES), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  return BEGINNINGS.get(extension)?.test(start) ?? false
}

/** Bytes of the largest file that is taken. */
export const sizeLimit = ({ maxSize, maxSizeUnit }: FileLimits): number =>
  maxSize === undefined ? Infinity : maxSize * STEP ** UNIT_POWERS.indexOf(maxSizeUnit)

/** How many of the files that are added find no place beside those that are there. */
export function countFault(there: number, added: number, limits: FileLimits): FileFault | null {
  const { maxCount } = limits
  if (maxCount === undefined || there + added <= maxCount) return null
  return { code: 'count', limit: maxCount }
}

function pixelFault(actual: PixelSize | undefined, limits: FileLimits): FileFault | null {
  const { width, height } = limits
  if (width === undefined || height === undefined) return null
  if (!actual) return { code: 'type' }
  const isRight = actual.width === width && actual.height === height
  return isRight ? null : { code: 'imageSize', required: { width, height }, actual }
}

/** A file of a browser, or what stands for one. */
export type NamedBlob = Pick<Blob, 'size' | 'slice'> & { name: string }

/**
 * What is wrong with a file before it leaves: its type by name and by content, its size, and the
 * pixels of a picture. No more than its beginning is read.
 */
export async function fileFault(file: NamedBlob, limits: FileLimits): Promise<FileFault | null> {
  const extension = extensionOf(file.name)
  const types = limits.types.length > 0 ? limits.types : PICTURE_TYPES
  const isTaken = FILE_TYPES.includes(extension) && types.includes(extension)
  if (!isTaken || file.size === 0) return { code: 'type' }
  const limit = sizeLimit(limits)
  if (file.size > limit) return { code: 'size', limit: fileSize(limit) }
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  if (!isWhatItSays(head, extension)) return { code: 'type' }
  if (!PICTURE_TYPES.includes(extension)) return null
  return pixelFault(imageSize(head, extension), limits)
}

/** Width and height of a picture file, for the line that names them. */
export async function pixelsOf(file: NamedBlob): Promise<PixelSize | undefined> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  return imageSize(head, extensionOf(file.name))
}
