import { fileError, type FileLimits, PICTURE_TYPES, pixelsOf } from '#domain/fileRules.ts'
import { imageToPng } from '../imageToPng.ts'

const LIMITS: FileLimits = { types: PICTURE_TYPES, maxSize: 20, maxSizeUnit: 'MB' }
/** Decoding larger images would exhaust the tab's memory. */
const MAX_PIXELS = 60_000_000
/** A small image is enough to recognise a face. */
const MAX_SIDE = 640

/** Why an image cannot be used; `limit` belongs to `size`. */
export type FaceError =
  | { error: 'type' | 'pixels' | 'unreadable' }
  | { error: 'size'; limit: string }

/** A scaled-down image of a face without the file's metadata (place, device, time). */
export async function readFace(file: File): Promise<{ face: File } | FaceError> {
  const error = await fileError(file, LIMITS)
  if (error?.code === 'size') return { error: 'size', limit: error.limit }
  if (error) return { error: error.code === 'unreadable' ? 'unreadable' : 'type' }
  const { width = 0, height = 0 } = (await pixelsOf(file)) ?? {}
  if (width * height > MAX_PIXELS) return { error: 'pixels' }
  try {
    const png = await imageToPng(file, ({ naturalWidth, naturalHeight }) =>
      Math.min(1, MAX_SIDE / Math.max(naturalWidth, naturalHeight)),
    )
    return { face: new File([png], 'face.png', { type: 'image/png' }) }
  } catch {
    return { error: 'unreadable' }
  }
}
