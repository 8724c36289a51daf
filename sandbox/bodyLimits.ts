import type { MiddlewareHandler } from 'hono'
import { racePaths } from '#api/race/paths.ts'
import { userPaths } from '#api/user/paths.ts'
import { refusal } from './envelope.ts'

const FILES: string[] = [userPaths.uploadImage, userPaths.uploadFile, racePaths.photoSearchByFace]
const MEGABYTE = 1_000_000

/** Reads the whole body. Returns undefined as soon as it exceeds `most` bytes. */
async function readUpTo(body: ReadableStream<Uint8Array>, maxBytes: number) {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.byteLength
    if (length > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Rejects oversized bodies before reading them in full, including those without a content length.
 */
export const limitBodies: MiddlewareHandler = async (c, next) => {
  const megabytes = FILES.includes(c.req.path) ? 21 : 1
  const tooLong = () => c.json(refusal(413, `The body is longer than ${megabytes} MB.`), 413)
  const { body, method, headers, url } = c.req.raw
  const declaredLength = c.req.header('content-length')
  if (declaredLength && Number(declaredLength) > megabytes * MEGABYTE) return tooLong()
  if (body && !declaredLength) {
    const read = await readUpTo(body, megabytes * MEGABYTE)
    if (!read) return tooLong()
    c.req.raw = new Request(url, { method, headers, body: read })
  }
  return next()
}
