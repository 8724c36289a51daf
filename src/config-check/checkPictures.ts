import { imageSize, type PixelSize } from '#lib/imageSize.ts'
import type { JsonPath } from '#lib/jsonPath.ts'
import { EFFECTS, fieldOf } from './fields.ts'
import { type UnplacedFinding, misleading } from './finding.ts'

const MB = 1_000_000
const HEAVY_BYTES = MB
const VERY_HEAVY_BYTES = 5 * MB

/** How files of pictures begin that browsers show. */
const BEGINNINGS: [extension: string, RegExp][] = [
  ['png', /^\x89PNG/],
  ['jpg', /^\xFF\xD8\xFF/],
  ['gif', /^GIF8/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['avif', /^.{4}ftyp(?:avif|avis|mif1|miaf)/s],
  ['svg', /^(?:\xEF\xBB\xBF)?\s*<(?:\?xml|!--|svg|!DOCTYPE svg)/],
]
const HEIC = /^.{4}ftyp(?:heic|heix|hevc|heim|heis)/s
const BEGINNING_BYTES = 64

/** Pictures that are shown as wide as the window. */
const WIDE = new Set(['carouselList[].surfacePlotUrl', 'adList[].surfacePlotUrl'])
/** A picture that is hardly wider than high loses much of it there. */
const LEAST_RATIO = 1.2

const SHARED = new Set(['jpg', 'png'])
/** What messengers ask for, in px. */
const SHARE_WIDTH = 1200
const SHARE_HEIGHT = 630
/** So much less or more of the ratio is hardly cut off. */
const RATIO_TOLERANCE = 0.05

/** What is wrong with the picture of the race that messengers show. */
function checkSharePicture(extension: string, { width, height }: PixelSize, path: JsonPath) {
  if (!SHARED.has(extension)) return [misleading('notShareFormat', path)]
  const ratio = (width * SHARE_HEIGHT) / (height * SHARE_WIDTH)
  const fits = width >= SHARE_WIDTH && Math.abs(ratio - 1) <= RATIO_TOLERANCE
  const size = { width: String(width), height: String(height) }
  return fits ? [] : [{ ...misleading('notShareSize', path, size), grade: 'improve' as const }]
}

/** What is wrong with the file of a picture that the configuration names at `path`. */
export function checkPicture(bytes: Uint8Array, path: JsonPath): UnplacedFinding[] {
  const field = fieldOf(path)
  if (field?.format !== 'picture') return []
  const grade = EFFECTS[field.effect]
  const beginning = String.fromCharCode(...bytes.slice(0, BEGINNING_BYTES))
  if (HEIC.test(beginning)) return [{ grade, path, problem: 'isHeic' }]
  const [extension] = BEGINNINGS.find(([, pattern]) => pattern.test(beginning)) ?? []
  if (!extension) return [{ grade, path, problem: 'notPicture' }]
  const found: UnplacedFinding[] = []
  if (bytes.length > HEAVY_BYTES)
    found.push({
      ...misleading('heavyPicture', path, { size: (bytes.length / MB).toFixed(1) }),
      grade: bytes.length > VERY_HEAVY_BYTES ? 'misleads' : 'improve',
    })
  const { width, height } = imageSize(bytes, extension) ?? { width: 0, height: 0 }
  if (WIDE.has(field.path) && height > 0 && width < height * LEAST_RATIO)
    found.push(misleading('notWide', path, { width: String(width), height: String(height) }))
  if (field.path === 'shareImage')
    found.push(...checkSharePicture(extension, { width, height }, path))
  return found
}
