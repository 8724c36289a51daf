import type { Edition } from '../../editions/edition.ts'
import { readPng } from '../../png.ts'
import { distance, hashOf } from './perceptualHash.ts'
import { portraitHashes } from './portraits.ts'

const MAX_BYTES = 10 * 1024 * 1024
/** Maximum number of differing bits out of 64. */
const TOLERANCE = 8

/**
 * Finds the runner whose portrait resembles the picture. Returns undefined if the file cannot be
 * read.
 */
export async function faceOf(
  edition: Edition,
  file: unknown,
): Promise<{ bib: string } | undefined> {
  if (!(file instanceof File) || file.size > MAX_BYTES) return undefined
  const read = readPng(new Uint8Array(await file.arrayBuffer()))
  if (!read) return undefined
  const hash = hashOf(read.pixels, read.width)
  const nearest = portraitHashes(edition)
    .map(([bib, known]) => ({ bib, apart: distance(hash, known) }))
    .toSorted((a, b) => a.apart - b.apart)[0]
  return { bib: nearest && nearest.apart <= TOLERANCE ? nearest.bib : '' }
}
