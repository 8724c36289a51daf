import { fileSize } from '#lib/fileSize.ts'
import { hex } from '#lib/hex.ts'
import { imageSize, type PixelSize } from '#lib/imageSize.ts'

export const PICTURE_TYPES = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp']
/** All file types that can be uploaded (spec §5 "File upload"). */
export const FILE_TYPES = [...PICTURE_TYPES, 'xls', 'xlsx', 'doc', 'docx', 'zip', 'pdf']

export type SizeUnit = 'B' | 'KB' | 'MB' | 'GB'
const UNIT_POWERS: SizeUnit[] = ['B', 'KB', 'MB', 'GB']
const STEP = 1024

export interface FileLimits {
  types: string[]
  maxSize?: number
  maxSizeUnit: SizeUnit
  maxCount?: number
  /** Required width and height in pixels. */
  width?: number
  height?: number
}

/** Errors of a file, with the values that the messages of spec §5 contain. */
export type FileError =
  | { code: 'unreadable' }
  | { code: 'type'; types: readonly string[] }
  | { code: 'size'; limit: string }
  | { code: 'count'; limit: number }
  | { code: 'imageSize'; required: PixelSize; actual: PixelSize }

const OLE = /^d0cf11e0a1b11ae1/
const ZIP = /^504b(?:0304|0506)/
/** Magic numbers by extension, in hex. */
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
/** A JPEG's dimensions may follow a preview and a colour profile. */
const HEAD_BYTES = 1024 * 1024

/** The last extension of a name, in lower case; '' if it has none. */
export const extensionOf = (name: string): string =>
  /\.([a-z\d]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? ''

/** Whether the bytes start like a file with that extension. */
export function hasSignatureOf(head: Uint8Array, extension: string): boolean {
  const start = hex(head.subarray(0, BEGINNING_BYTES))
  return BEGINNINGS.get(extension)?.test(start) ?? false
}

/** Maximum file size in bytes. */
export const sizeLimit = ({ maxSize, maxSizeUnit }: FileLimits): number =>
  maxSize === undefined ? Infinity : maxSize * STEP ** UNIT_POWERS.indexOf(maxSizeUnit)

/** The extensions that a field takes, by default those of pictures. */
export const typesOf = ({ types }: FileLimits) => (types.length > 0 ? types : PICTURE_TYPES)

/** Checks whether the added files fit in addition to those already there. */
export function fileCountError(
  existing: number,
  added: number,
  limits: FileLimits,
): FileError | null {
  const { maxCount } = limits
  if (maxCount === undefined || existing + added <= maxCount) return null
  return { code: 'count', limit: maxCount }
}

function pixelError(actual: PixelSize | undefined, limits: FileLimits): FileError | null {
  const { width, height } = limits
  if (width === undefined || height === undefined) return null
  if (!actual) return { code: 'type', types: typesOf(limits) }
  const isRight = actual.width === width && actual.height === height
  return isRight ? null : { code: 'imageSize', required: { width, height }, actual }
}

/** A browser's file, or an equivalent. */
export type NamedBlob = Pick<Blob, 'size' | 'slice'> & { name: string }

/** The beginning of a file; null if it has been moved, deleted or locked since it was chosen. */
async function headOf(file: NamedBlob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  } catch {
    return null
  }
}

/**
 * Checks a file before its upload: type by name and contents, size, and the pixels of a picture.
 * Reads its beginning only.
 */
export async function fileError(file: NamedBlob, limits: FileLimits): Promise<FileError | null> {
  const extension = extensionOf(file.name)
  const types = typesOf(limits)
  const isTaken = FILE_TYPES.includes(extension) && types.includes(extension)
  if (!isTaken || file.size === 0) return { code: 'type', types }
  const limit = sizeLimit(limits)
  if (file.size > limit) return { code: 'size', limit: fileSize(limit) }
  const head = await headOf(file)
  if (!head) return { code: 'unreadable' }
  if (!hasSignatureOf(head, extension)) return { code: 'type', types }
  if (!PICTURE_TYPES.includes(extension)) return null
  return pixelError(imageSize(head, extension), limits)
}

/** Width and height of a picture file, to show them; undefined if they cannot be read. */
export async function pixelsOf(file: NamedBlob): Promise<PixelSize | undefined> {
  const head = await headOf(file)
  return head ? imageSize(head, extensionOf(file.name)) : undefined
}
