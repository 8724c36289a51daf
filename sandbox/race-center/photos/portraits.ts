import type { Edition } from '../../editions/edition.ts'
import { encodePng } from '../../png.ts'
import { type Random, randomOf } from '../runners/random.ts'
import { hashOf } from './perceptualHash.ts'
import { rasterise } from './raster.ts'
import { type Picture, rectangle, type Shape } from './shapes.ts'

const SIZE = 240

const WALLS = ['#dfe9e2', '#39574b', '#f0d9b8', '#7fa3b8', '#2a2f33', '#c9b7a2']
const SKINS = ['#e5b48f', '#d69d76', '#f0c7a5', '#8f5a3a']
const HAIR = ['#1d1a18', '#4a3728', '#8a5a2b', '#b9b2a8']
const CLOTHES = ['#c8401a', '#1f5a46', '#f4f1e6', '#2f6f9f', '#e0a030']

const at = (x: number, y: number, radius: number, fill: string): Shape => ({
  kind: 'circle',
  ...{ x, y, radius, fill },
})

/** A face in front of a wall with a stripe of light. */
function portrait(random: Random): Picture {
  const [wall, skin, hair, clothes] = [WALLS, SKINS, HAIR, CLOTHES].map((fills) =>
    random.pick(fills),
  )
  const [x, y, size] = [random.whole(85, 155), random.whole(88, 118), random.whole(46, 62)]
  const side = random.next() < 0.5 ? -1 : 1
  const fill = (value: string | undefined) => value ?? '#000000'
  return {
    width: SIZE,
    height: SIZE,
    shapes: [
      rectangle(0, 0, SIZE, SIZE, fill(wall)),
      rectangle(random.whole(0, 160), 0, random.whole(30, 90), SIZE, random.pick(WALLS)),
      at(x, y + size * 2.5, size * 1.7, fill(clothes)),
      at(x + side * size * 0.35, y - size * 0.1, size * (1.05 + random.next() * 0.35), fill(hair)),
      rectangle(x - size * 0.3, y, size * 0.6, size * 1.4, fill(skin)),
      at(x, y, size, fill(skin)),
      at(x - side * size * 0.1, y - size * 0.85, size * (0.5 + random.next() * 0.3), fill(hair)),
      at(x - size * 0.35, y, size * 0.1, '#17211d'),
      at(x + size * 0.35, y, size * 0.1, '#17211d'),
      rectangle(x - size * 0.25, y + size * 0.45, size * 0.5, size * 0.1, '#a3473a'),
    ],
  }
}

/** Chosen so that no two faces have similar perceptual hashes. */
const SEED = 'face 7'

const pixelsOf = (bib: string) => rasterise(portrait(randomOf(`${SEED} ${bib}`)), SIZE)

/** Bibs that have a portrait. */
const bibsOf = ({ pinned }: Edition) =>
  Object.values(pinned).flatMap(({ bib, hasPortrait }) => (bib && hasPortrait ? [bib] : []))

/** A portrait as PNG, or undefined if the bib has none. */
export const portraitPng = (edition: Edition, bib: string) =>
  bibsOf(edition).includes(bib) ? Uint8Array.from(encodePng(SIZE, pixelsOf(bib))) : undefined

/** Portrait hashes, by bib. */
export const portraitHashes = (edition: Edition) =>
  bibsOf(edition).map((bib) => [bib, hashOf(pixelsOf(bib), SIZE)] as const)
