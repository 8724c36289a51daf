import type { Random } from './random.ts'
import { type Point, rectangle, type Shape } from './shapes.ts'

const WHITE = '#fbfaf4'

/** An arch over the road, as at the start and at the finish. */
function arch(width: number, ground: number, words: string): Shape[] {
  const [left, right, top] = [width * 0.12, width * 0.88, ground - 470]
  return [
    rectangle(left, top, 46, 470, '#1d3b31'),
    rectangle(right - 46, top, 46, 470, '#1d3b31'),
    rectangle(left - 20, top - 20, right - left + 40, 110, '#c8401a'),
    { kind: 'text', x: width / 2, y: top + 58, size: 64, text: words, fill: WHITE },
  ]
}

/** The old wall: battlements along a slope. */
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

/** Persimmon trees in autumn. */
function trees(random: Random, width: number, ground: number): Shape[] {
  return Array.from({ length: 5 }, () => random.next() * width).flatMap((x) => {
    const size = 46 + random.next() * 40
    return [
      rectangle(x - 6, ground - size * 2, 12, size * 2, '#5b4636'),
      { kind: 'circle', x, y: ground - size * 2, radius: size, fill: '#5f7f4c' } as const,
      ...Array.from({ length: 6 }, (): Shape => {
        const [dx, dy] = [random.next() - 0.5, random.next() - 0.5]
        return {
          kind: 'circle',
          x: x + dx * size * 1.4,
          y: ground - size * 2 + dy * size * 1.4,
          radius: 8,
          fill: '#e9652c',
        }
      }),
    ]
  })
}

export type Sight = 'start' | 'gorge' | 'wall' | 'lake' | 'bridge' | 'trees' | 'finish'

/** What there is to see beside the road. */
export function sightOf(random: Random, sight: Sight, width: number, ground: number): Shape[] {
  switch (sight) {
    case 'start':
      return arch(width, ground, '起点 START')
    case 'finish':
      return arch(width, ground, '终点 FINISH')
    case 'wall':
      return wall(width, ground - 200)
    case 'lake':
      return lake(width, ground - 150)
    case 'bridge':
      return bridge(width, ground - 130)
    case 'trees':
      return trees(random, width, ground)
    case 'gorge':
      return []
  }
}
