import { fileFault, type FileLimits, PICTURE_TYPES, pixelsOf } from '../../../lib/fileRules.ts'
import { pngOf } from '../pngOf.ts'

const LIMITS: FileLimits = { types: PICTURE_TYPES, maxSize: 20, maxSizeUnit: 'MB' }
/** Larger pictures would take the tab's memory when they are drawn. */
const MOST_PIXELS = 60_000_000
/** A face is told as well from a small picture. */
const LONGEST_SIDE = 640

/** Why a picture cannot be used; `limit` goes with a size. */
export type FaceFault =
  { fault: 'type' | 'pixels' | 'unreadable' } | { fault: 'size'; limit: string }

/** A picture of a face, made small and without whatever else its file tells (place, device, time). */
export async function readFace(file: File): Promise<{ face: File } | FaceFault> {
  const fault = await fileFault(file, LIMITS)
  if (fault?.code === 'size') return { fault: 'size', limit: fault.limit }
  if (fault) return { fault: 'type' }
  const { width = 0, height = 0 } = (await pixelsOf(file)) ?? {}
  if (width * height > MOST_PIXELS) return { fault: 'pixels' }
  try {
    const png = await pngOf(file, ({ naturalWidth, naturalHeight }) =>
      Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight)),
    )
    return { face: new File([png], 'face.png', { type: 'image/png' }) }
  } catch {
    return { fault: 'unreadable' }
  }
}
