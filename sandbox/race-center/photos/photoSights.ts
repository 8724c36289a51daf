import type { PhotoLook, Sight } from '../../editions/pictureTypes.ts'
import type { Random } from '../runners/random.ts'
import { type Point, rectangle, type Shape } from './shapes.ts'

const WHITE = '#fbfaf4'

/** An arch over the road, as at the start and finish. */
function arch(
  { arch: { post, beam } }: PhotoLook,
  width: number,
  ground: number,
  words: string,
): Shape[] {
  const [left, right, top] = [width * 0.12, width * 0.88, ground - 470]
  return [
    rectangle(left, top, 46, 470, post),
    rectangle(right - 46, top, 46, 470, post),
    rectangle(left - 20, top - 20, right - left + 40, 110, beam),
    { kind: 'text', x: width / 2, y: top + 58, size: 64, text: words, fill: WHITE },
  ]
}

/** The old wall: battlements on a slope. */
function wall(width: number, top: number): Shape[] {
  const stone = '#b7a98a'
  const battlements = Array.from({ length: 18 }, (_, i) =>
    rectangle((i * width) / 18, top - i * 5 - 26, width / 36, 60, stone),
  )
  const points: Point[] = [
    [0, top],
    [width, top - 90],
    [width, top + 40],
    [0, top + 120],
  ]
  return [...battlements, { kind: 'polygon', points, fill: stone }]
}

/** A bridge on round arches. */
const bridge = (width: number, top: number): Shape[] => [
  rectangle(0, top, width, 130, '#a9a795'),
  ...Array.from({ length: 6 }, (_, i): Shape => {
    return {
      kind: 'circle',
      x: ((i + 0.5) * width) / 6,
      y: top + 135,
      radius: width / 15,
      fill: '#6f8f8c',
    }
  }),
]

const lake = (width: number, top: number): Shape[] => [
  rectangle(0, top, width, 150, '#9fc3c6'),
  rectangle(width * 0.2, top + 40, width * 0.3, 6, '#d3e6e4'),
  rectangle(width * 0.55, top + 80, width * 0.25, 6, '#d3e6e4'),
]

/** Trees with fruit. */
function trees(look: PhotoLook, random: Random, width: number, ground: number): Shape[] {
  return Array.from({ length: 5 }, () => random.next() * width).flatMap((x) => {
    const size = 46 + random.next() * 40
    return [
      rectangle(x - 6, ground - size * 2, 12, size * 2, '#5b4636'),
      { kind: 'circle', x, y: ground - size * 2, radius: size, fill: look.trees.leaves } as const,
      ...Array.from({ length: 6 }, (): Shape => {
        const [dx, dy] = [random.next() - 0.5, random.next() - 0.5]
        return {
          kind: 'circle',
          x: x + dx * size * 1.4,
          y: ground - size * 2 + dy * size * 1.4,
          radius: 8,
          fill: look.trees.fruit,
        }
      }),
    ]
  })
}

/** Tall straight trees on both sides. */
const cedars = (random: Random, width: number, ground: number): Shape[] =>
  Array.from({ length: 11 }, (_, i) => {
    const x = (i / 10) * width + random.next() * 40
    return [
      rectangle(x - 12, 0, 24 + random.next() * 16, ground, i % 2 ? '#3f4a2e' : '#333d2a'),
      { kind: 'circle' as const, x, y: 10 + random.next() * 90, radius: 90, fill: '#4b5936' },
    ]
  }).flat()

/** A bridge of ropes, sagging in the middle. */
const ropeBridge = (width: number, top: number): Shape[] => {
  const sag = (part: number) => top + 90 * (1 - (2 * part - 1) ** 2)
  const parts = Array.from({ length: 21 }, (_, i) => i / 20)
  const deck = (lift: number, thickness: number): Point[] => [
    ...parts.map((part): Point => [part * width, sag(part) - lift]),
    ...parts.toReversed().map((part): Point => [part * width, sag(part) - lift + thickness]),
  ]
  return [
    { kind: 'polygon', points: deck(60, 5), fill: '#7c1519' },
    { kind: 'polygon', points: deck(0, 16), fill: '#6b5a45' },
    ...parts.map((part) => rectangle(part * width, sag(part) - 60, 4, 60, '#7c1519')),
  ]
}

/** Flooded fields in steps. */
const terraces = (width: number, top: number): Shape[] =>
  Array.from({ length: 5 }, (_, i) => {
    const y = top + i * 34
    return [
      rectangle(0, y, width, 34, i % 2 ? '#6b7442' : '#7d8650'),
      rectangle(width * (0.04 * i), y + 8, width * (0.9 - 0.06 * i), 16, '#d3dde2'),
    ]
  }).flat()

/** Scenery of a photo spot. */
export function sightOf(
  look: PhotoLook,
  random: Random,
  sight: Sight,
  width: number,
  ground: number,
): Shape[] {
  switch (sight) {
    case 'start':
      return arch(look, width, ground, look.arch.start)
    case 'finish':
      return arch(look, width, ground, look.arch.finish)
    case 'wall':
      return wall(width, ground - 200)
    case 'lake':
      return lake(width, ground - 150)
    case 'bridge':
      return bridge(width, ground - 130)
    case 'trees':
      return trees(look, random, width, ground)
    case 'cedars':
      return cedars(random, width, ground)
    case 'ropeBridge':
      return ropeBridge(width, ground - 170)
    case 'terraces':
      return terraces(width, ground - 170)
    case 'hills':
      return []
  }
}
