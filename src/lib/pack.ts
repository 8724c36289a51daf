import { compressToBase64, decompressFromBase64 } from 'lz-string'

/** Prefix of LZ-compressed, base64-encoded JSON (spec §7). */
const COMPRESSED = 'cp@'

/** Compresses a large value for storage: `cp@` and LZ-compressed JSON. */
export const pack = (value: unknown): string => COMPRESSED + compressToBase64(JSON.stringify(value))

/** Reverses `pack`; a text without the prefix is plain JSON. Throws if it is neither. */
export function unpack(stored: string): unknown {
  if (!stored.startsWith(COMPRESSED)) return JSON.parse(stored)
  const json = decompressFromBase64(stored.slice(COMPRESSED.length))
  if (!json) throw new SyntaxError('not a packed value')
  return JSON.parse(json)
}
