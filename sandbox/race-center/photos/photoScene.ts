import type { PhotoLook, Sight } from '../../editions/pictureTypes.ts'
import type { Random } from '../runners/random.ts'
import { type Looks, looksOf, runner } from './photoRunner.ts'
import { sightOf } from './photoSights.ts'
import { type Picture, type Point, rectangle, type Shape } from './shapes.ts'

/** A ridge line across the picture, filled down to `bottom`. */
function ridge(random: Random, width: number, top: number, height: number, fill: string): Shape {
  const waves = [0.8, 1.9, 4.7].map((turns) => [turns, random.next() * 7] as const)
  const steps = 28
  const line = Array.from({ length: steps + 1 }, (_, i): Point => {
    const part = i / steps
    const lift = waves.reduce(
      (sum, [turns, phase], n) => sum + Math.sin(part * turns * 6.28 + phase) / (n + 1.2),
      0,
    )
    return [part * width, top - lift * height]
  })
  const points: Point[] = [...line, [width, top + 900], [0, top + 900]]
  return { kind: 'polygon', points, fill }
}

/** A picture of a runner on the course. */
export function drawPhoto(
  look: PhotoLook,
  random: Random,
  about: { bib: string; looks: Looks; sight: Sight; isUpright: boolean },
): Picture {
  const [width, height] = about.isUpright ? [800, 1200] : [1200, 800]
  const light = random.pick(look.lights)
  const ground = height * 0.66
  const [above, below] = light.sky
  const size = height * (about.isUpright ? 0.46 : 0.58) * (0.85 + random.next() * 0.25)
  const others = Array.from({ length: random.whole(1, 5) }, () => {
    const depth = 0.3 + random.next() * 0.35
    const place: Point = [random.next() * width, ground + height * depth * 0.22]
    return runner(place, size * depth, looksOf(random), random.next() * 6, '')
  })
  const at: Point = [width * (0.36 + random.next() * 0.28), height * 0.94]
  return {
    width,
    height,
    shapes: [
      rectangle(0, 0, width, height, above),
      rectangle(0, height * 0.22, width, height, below),
      { kind: 'circle', x: width * random.next(), y: height * 0.2, radius: 54, fill: light.sun },
      ...light.ridges.map((fill, i) =>
        ridge(random, width, ground - 250 + i * 85, 60 - i * 10, fill),
      ),
      ...sightOf(look, random, about.sight, width, ground),
      rectangle(0, ground, width, height - ground, random.pick(look.grounds)),
      {
        kind: 'polygon',
        points: [
          [width * 0.3, ground],
          [width * 0.7, ground],
          [width * 1.05, height],
          [-width * 0.05, height],
        ],
        fill: random.pick(look.roads),
      },
      ...others.flat(),
      ...runner(at, size, about.looks, random.next() * 6, about.bib),
    ],
  }
}
