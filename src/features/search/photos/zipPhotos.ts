import { Zip, ZipPassThrough } from 'fflate'
import { downloadBytes } from '#api/http/client.ts'
import { MalformedError, NothingDoneError } from '#api/http/errors.ts'
import { readDownload } from '#api/http/readDownload.ts'
import type { Photo } from '#api/race/photos.ts'
import { extensionOf } from '#domain/fileRules.ts'

const MAX_PARALLEL = 4

/** What can be part of a path, or is not allowed in a file name by some system. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}\p{Cf}]|^\.+|[. ]+$/gu

/** The file name of a photo: never a path, whatever the service names it. */
export const photoName = ({ photoId, url }: Pick<Photo, 'photoId' | 'url'>) => {
  const name = Array.from(photoId.replace(NOT_IN_NAMES, '_')).slice(0, 100).join('')
  return `${name}.${extensionOf(new URL(url, location.href).pathname) || 'jpg'}`
}

/** Fetches a photo unchanged. Throws if the server sends something else. */
export async function fetchPhoto({ url }: Photo, signal: AbortSignal): Promise<ArrayBuffer> {
  const bytes = await downloadBytes(url, { signal })
  if (readDownload(bytes).kind !== 'file') throw new MalformedError(200)
  return bytes
}

export interface ZipProgress {
  done: number
  all: number
  bytes: number
}

interface Zipped {
  zip: Blob
  /** Number of photos that failed to load. */
  missed: number
}

/** Packs photos into one ZIP file in the browser. Throws if none of them loads. */
export async function zipPhotos(
  photos: Photo[],
  signal: AbortSignal,
  onProgress: (progress: ZipProgress) => void,
): Promise<Zipped> {
  const parts: BlobPart[] = []
  // Photos are compressed already; compressing them again would only cost time.
  const zip = new Zip((_error, chunk) => parts.push(new Uint8Array(chunk)))
  const waiting = [...photos]
  const progress = { done: 0, all: photos.length, bytes: 0 }
  let failure: unknown
  let missed = 0

  async function packNext(): Promise<void> {
    const photo = waiting.shift()
    if (!photo) return
    try {
      const bytes = new Uint8Array(await fetchPhoto(photo, signal))
      const entry = new ZipPassThrough(photoName(photo))
      zip.add(entry)
      entry.push(bytes, true)
      progress.bytes += bytes.length
    } catch (error) {
      signal.throwIfAborted()
      failure = error
      missed += 1
    }
    progress.done += 1
    onProgress({ ...progress })
    return packNext()
  }

  onProgress({ ...progress })
  await Promise.all(Array.from({ length: MAX_PARALLEL }, packNext))
  if (missed === photos.length) throw failure ?? new NothingDoneError()
  zip.end()
  return { zip: new Blob(parts, { type: 'application/zip' }), missed }
}
