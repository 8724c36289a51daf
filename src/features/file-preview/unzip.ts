import { PreviewError } from './previewError.ts'
import type { Bytes } from './source.ts'

const END = 0x06054b50
const END_SIZE = 22
const MAX_COMMENT_LENGTH = 0xffff
const CENTRAL = 0x02014b50
const CENTRAL_SIZE = 46
const LOCAL = 0x04034b50
const LOCAL_SIZE = 30
const STORED = 0
const DEFLATED = 8
const ENCRYPTED_FLAG = 1

/** ZIP64: in place of a size or offset, which then stands in a field of its own (APPNOTE 4.5.3). */
const ELSEWHERE = 0xffffffff
const COUNT_ELSEWHERE = 0xffff
const ZIP64_END = 0x06064b50
const ZIP64_LOCATOR = 0x07064b50
const ZIP64_LOCATOR_SIZE = 20
const ZIP64_FIELD = 1

interface Entry {
  name: string
  method: number
  packed: Bytes
  /** Uncompressed size as declared in the archive. */
  declared: number
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)

function findEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE
  const first = Math.max(0, last - MAX_COMMENT_LENGTH)
  for (let at = last; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at
  throw new PreviewError('broken')
}

/** A 64-bit number; one beyond 2^53 is no longer exact, and beyond any limit. */
const getUint64 = (view: DataView, at: number) => Number(view.getBigUint64(at, true))

/** How many entries the central directory has, and where it begins. */
function findDirectory(view: DataView): { count: number; at: number } {
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  const at = view.getUint32(end + 16, true)
  if (count !== COUNT_ELSEWHERE && at !== ELSEWHERE) return { count, at }
  const locator = end - ZIP64_LOCATOR_SIZE
  if (locator < 0 || view.getUint32(locator, true) !== ZIP64_LOCATOR) return { count, at }
  const zip64 = getUint64(view, locator + 8)
  if (view.getUint32(zip64, true) !== ZIP64_END) throw new PreviewError('broken')
  return { count: getUint64(view, zip64 + 32), at: getUint64(view, zip64 + 48) }
}

/**
 * Unpacked size, packed size and offset of an entry. Those that are `ELSEWHERE` follow each other in
 * the ZIP64 field between `from` and `to`.
 */
function sizesOf(view: DataView, entry: number, from: number, to: number): number[] {
  const offsets = [entry + 24, entry + 20, entry + 42]
  const sizes = offsets.map((offset) => view.getUint32(offset, true))
  if (!sizes.includes(ELSEWHERE)) return sizes
  let at = from
  while (at + 4 <= to && view.getUint16(at, true) !== ZIP64_FIELD) {
    at += 4 + view.getUint16(at + 2, true)
  }
  if (at + 4 > to) throw new PreviewError('broken')
  at += 4
  return sizes.map((size) => {
    if (size !== ELSEWHERE) return size
    if (at + 8 > to) throw new PreviewError('broken')
    at += 8
    return getUint64(view, at - 8)
  })
}

/** The entries in an archive's central directory; invalid offsets cause a `RangeError`. */
function listEntries(bytes: Bytes): Entry[] {
  const view = viewOf(bytes)
  const directory = findDirectory(view)
  let { at } = directory
  // More entries than fit into the archive end in a `RangeError`, before they are collected.
  const count = Math.min(directory.count, Math.ceil(bytes.length / CENTRAL_SIZE) + 1)
  return Array.from({ length: count }, () => {
    if (view.getUint32(at, true) !== CENTRAL) throw new PreviewError('broken')
    if (view.getUint16(at + 8, true) & ENCRYPTED_FLAG) throw new PreviewError('encrypted')
    const nameSize = view.getUint16(at + 28, true)
    const nameEnd = at + CENTRAL_SIZE + nameSize
    const extraEnd = nameEnd + view.getUint16(at + 30, true)
    const [declared = 0, size = 0, local = 0] = sizesOf(view, at, nameEnd, extraEnd)
    if (view.getUint32(local, true) !== LOCAL) throw new PreviewError('broken')
    const start =
      local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const name = bytes.subarray(at + CENTRAL_SIZE, nameEnd)
    const entry = {
      name: new TextDecoder().decode(name),
      method: view.getUint16(at + 10, true),
      packed: bytes.subarray(start, start + size),
      declared,
    }
    at = extraEnd + view.getUint16(at + 32, true)
    return entry
  })
}

/**
 * Bytes that are inflated at once. A stream inflates all of what it is given, to a thousand times
 * its size, before it can be stopped.
 */
const SLICE = 4096

function slicesOf(bytes: Bytes): ReadableStream<Bytes> {
  let at = 0
  return new ReadableStream({
    pull: (stream) => {
      if (at >= bytes.length) return stream.close()
      stream.enqueue(bytes.slice(at, at + SLICE))
      at += SLICE
    },
  })
}

/** Inflates at most `limit` bytes, as the declared size may be false. */
async function inflate(packed: Bytes, limit: number): Promise<Bytes> {
  const inflated = slicesOf(packed).pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = inflated.getReader()
  const parts: Bytes[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > limit) {
      await reader.cancel()
      throw new PreviewError('unpacked')
    }
    parts.push(value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/**
 * Unpacks the wanted parts of an archive. Throws 'unpacked' if their total size exceeds `limit`, by
 * the declared size before anything is inflated, or by the actual output.
 */
export async function unzip(
  bytes: Bytes,
  isWanted: (name: string) => boolean,
  limit: number,
): Promise<Map<string, Bytes>> {
  const entries = listEntries(bytes).filter(({ name }) => isWanted(name))
  const declared = entries.reduce((sum, entry) => sum + entry.declared, 0)
  if (declared > limit) throw new PreviewError('unpacked')
  const parts = new Map<string, Bytes>()
  let left = limit
  for (const { name, method, packed } of entries) {
    if (method !== STORED && method !== DEFLATED) throw new PreviewError('broken')
    const part = method === STORED ? packed : await inflate(packed, left)
    left -= part.length
    if (left < 0) throw new PreviewError('unpacked')
    parts.set(name, part)
  }
  return parts
}
