import type { Random } from '../runners/random.ts'
import { limb, type Point, rectangle, type Shape } from './shapes.ts'

const SHIRTS = ['#c8401a', '#1f5a46', '#2f6f9f', '#e0a030', '#7a3f6d', '#f2f2ec', '#3a3f44']
const SHORTS = ['#22282b', '#2b3f52', '#4a2a2a', '#1f3a30']
const SKINS = ['#e5b48f', '#d69d76', '#f0c7a5', '#a8714c']
const HAIR = ['#1d1a18', '#2c221d', '#4a3728']
const WHITE = '#fbfaf4'
const INK = '#17211d'

export interface Looks {
  shirt: string
  shorts: string
  skin: string
  hair: string
}

/** Appearance of a runner, the same in every photo. */
export const looksOf = (random: Random): Looks => ({
  shirt: random.pick(SHIRTS),
  shorts: random.pick(SHORTS),
  skin: random.pick(SKINS),
  hair: random.pick(HAIR),
})

/** A runner `height` tall with feet near (`x`, `ground`). `phase` sets the point in the stride. */
export function runner(
  at: Point,
  height: number,
  looks: Looks,
  phase: number,
  bib: string,
): Shape[] {
  const [x, ground] = at
  const point = (right: number, up: number): Point => [x + right * height, ground - up * height]
  const swing = Math.sin(phase)
  const leg = (side: number): Shape[] => {
    const knee = point(0.03 + 0.15 * side, 0.26 + 0.03 * side)
    const foot = point(0.13 * side - 0.05, side > 0 ? 0.02 : 0.09 - 0.06 * side)
    return [
      ...limb(point(0, 0.47), knee, height * 0.085, looks.shorts),
      ...limb(knee, foot, height * 0.06, looks.skin),
      ...limb(foot, [foot[0] + height * 0.07, foot[1]], height * 0.045, '#e9652c'),
    ]
  }
  const arm = (side: number): Shape[] => {
    const elbow = point(0.02 - 0.13 * side, 0.6)
    const hand = point(0.1 - 0.06 * side, 0.62 + 0.07 * side)
    return [
      ...limb(point(0.03, 0.77), elbow, height * 0.055, looks.skin),
      ...limb(elbow, hand, height * 0.045, looks.skin),
    ]
  }
  const stride = swing >= 0 ? 0.6 + 0.4 * swing : -0.6 + 0.4 * swing
  const plate = rectangle(
    x - height * 0.095,
    ground - height * 0.7,
    height * 0.22,
    height * 0.14,
    WHITE,
  )
  const number: Shape = {
    kind: 'text',
    ...{ x: x + height * 0.015, y: ground - height * 0.602, size: height * 0.074 },
    ...{ text: bib, fill: INK },
  }
  return [
    ...leg(-stride),
    ...arm(-stride),
    ...limb(point(0, 0.5), point(0.03, 0.77), height * 0.21, looks.shirt),
    ...leg(stride),
    ...arm(stride),
    ...(bib ? [plate, number] : []),
    ...limb(point(0.035, 0.8), point(0.05, 0.86), height * 0.07, looks.skin),
    {
      kind: 'circle',
      x: x + height * 0.06,
      y: ground - height * 0.935,
      radius: height * 0.072,
      fill: looks.hair,
    },
    {
      kind: 'circle',
      x: x + height * 0.075,
      y: ground - height * 0.92,
      radius: height * 0.06,
      fill: looks.skin,
    },
  ]
}
