import { distance, hashOf } from './perceptualHash.ts'
import { portraitHashes } from './portraits.ts'
import { readPng } from './readPng.ts'

const MAX_BYTES = 10 * 1024 * 1024
/** So many of the 64 parts may differ. */
const TOLERANCE = 8

/** Whose portrait a picture is like, if anybody's; undefined where it cannot be read. */
export async function faceOf(file: unknown): Promise<{ bib: string } | undefined> {
  if (!(file instanceof File) || file.size > MAX_BYTES) return undefined
  const read = readPng(new Uint8Array(await file.arrayBuffer()))
  if (!read) return undefined
  const hash = hashOf(read.pixels, read.width)
  const nearest = portraitHashes()
    .map(([bib, known]) => ({ bib, apart: distance(hash, known) }))
    .toSorted((a, b) => a.apart - b.apart)[0]
  return { bib: nearest && nearest.apart <= TOLERANCE ? nearest.bib : '' }
}
