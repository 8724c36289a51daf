import type { Course } from '#domain/course.ts'
import { highestOf, pointAt } from '#domain/track.ts'
import type { ProfileScale } from './profileScale.ts'

/** A cut-off on the profile: its place, and the flag or number above it. */
export interface ProfileFlag {
  km: number
  cutOff: string
  isHalfFinish: boolean
  x: number
  y: number
  left: number
  top: number
  width: number
  height: number
}

/** Sizes for text of the usual size; wider with a day. */
const FLAG = { width: 104, withDay: 168, height: 26 }
/** Gap between a flag and the profile below it, in px. */
const ABOVE_PROFILE_PX = 16
/** How far a flag may stand out to the right of the plot. */
const MAX_OVERHANG = { wide: 20, compact: 14 }
const FLAG_GAP_PX = 4
/** Space for half of the name above the highest point, in px. */
const SUMMIT_PX = 30

const overlap = (one: ProfileFlag, other: ProfileFlag) =>
  one.left < other.left + other.width + FLAG_GAP_PX &&
  other.left < one.left + one.width + FLAG_GAP_PX &&
  Math.abs(one.top - other.top) < one.height + FLAG_GAP_PX

/** The cut-offs of a course with flags of these widths, each above the profile. */
function flagsOf(
  { track, places }: Course,
  scale: ProfileScale,
  widthOf: (cutOff: string) => number,
): ProfileFlag[] {
  const mostRight = scale.plot.right + (scale.isCompact ? MAX_OVERHANG.compact : MAX_OVERHANG.wide)
  return places.flatMap(({ kind, km, cutOff }) => {
    if (km === undefined || !cutOff) return []
    const at = pointAt(track, km)
    const [x, y] = [scale.x(at.km), scale.y(at.height)]
    const width = widthOf(cutOff) * scale.textScale
    const height = FLAG.height * scale.textScale
    const left = Math.min(x - width / 2, mostRight - width)
    const below = track.filter(
      (point) => scale.x(point.km) > left - 4 && scale.x(point.km) < left + width + 4,
    )
    const skyline = Math.min(y, ...below.map((point) => scale.y(point.height)))
    const top = skyline - ABOVE_PROFILE_PX - height
    return [{ km, cutOff, isHalfFinish: kind === 'halfFinish', x, y, left, top, width, height }]
  })
}

/**
 * Flags with their times. Where they do not fit beside each other and the highest point, each is a
 * number instead, and the times are in a list.
 */
export function profileFlags(
  course: Course,
  scale: ProfileScale,
  hasDay: (cutOff: string) => boolean,
): { flags: ProfileFlag[]; isNumbered: boolean } {
  const flags = flagsOf(course, scale, (cutOff) => (hasDay(cutOff) ? FLAG.withDay : FLAG.width))
  const summit = scale.x(highestOf(course.track).km)
  const isNumbered =
    scale.isCompact &&
    flags.some(
      (flag, index) =>
        flag.left < scale.plot.left ||
        Math.abs(flag.left + flag.width / 2 - summit) < flag.width / 2 + SUMMIT_PX ||
        flags.slice(0, index).some((other) => overlap(flag, other)),
    )
  if (!isNumbered) return { flags, isNumbered }
  const numbers = flagsOf(course, scale, () => FLAG.height)
  numbers.forEach((number, index) => {
    // Numbers of places close together stand one above the other.
    while (numbers.slice(0, index).some((other) => overlap(number, other)))
      number.top -= number.height + FLAG_GAP_PX
  })
  return { flags: numbers, isNumbered }
}
