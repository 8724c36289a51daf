const PICTURES = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
}
const OFFICE = 'application/vnd.openxmlformats-officedocument'
const TYPES: Record<string, string> = {
  ...PICTURES,
  pdf: 'application/pdf',
  xls: 'application/vnd.ms-excel',
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  doc: 'application/msword',
  docx: `${OFFICE}.wordprocessingml.document`,
  zip: 'application/zip',
}

const OLE = /^d0cf11e0a1b11ae1/
const ZIP = /^504b(?:0304|0506)/
/** Magic numbers of each file type, in hex (spec §5 "File upload"). */
const BEGINNINGS: Record<string, RegExp> = {
  jpg: /^ffd8ff/,
  jpeg: /^ffd8ff/,
  png: /^89504e470d0a1a0a/,
  gif: /^474946383[79]61/,
  bmp: /^424d/,
  webp: /^52494646.{8}57454250/,
  pdf: /^255044462d/,
  xls: OLE,
  doc: OLE,
  xlsx: ZIP,
  docx: ZIP,
  zip: ZIP,
}
const SNIFFED_BYTES = 16

export const extensionOf = (name: string) => /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

export const isPicture = (extension: string) => Object.hasOwn(PICTURES, extension)

/** The media type of an accepted extension. */
export const typeOf = (extension: string) => TYPES[extension] ?? 'application/octet-stream'

/**
 * Whether the bytes start with the magic number of this extension. False for any other extension.
 */
export function hasSignatureOf(bytes: Uint8Array, extension: string): boolean {
  const start = Buffer.from(bytes.subarray(0, SNIFFED_BYTES)).toString('hex')
  return Object.hasOwn(BEGINNINGS, extension) && (BEGINNINGS[extension]?.test(start) ?? false)
}
