import type { Course } from '#domain/course.ts'
import { highestOf, pointAt } from '#domain/track.ts'
import type { ProfileFrame } from './profileFrame.ts'

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
  frame: ProfileFrame,
  widthOf: (cutOff: string) => number,
): ProfileFlag[] {
  const mostRight = frame.plot.right + (frame.isCompact ? MAX_OVERHANG.compact : MAX_OVERHANG.wide)
  return places.flatMap(({ kind, km, cutOff }) => {
    if (km === undefined || !cutOff) return []
    const at = pointAt(track, km)
    const [x, y] = [frame.x(at.km), frame.y(at.height)]
    const width = widthOf(cutOff) * frame.textScale
    const height = FLAG.height * frame.textScale
    const left = Math.min(x - width / 2, mostRight - width)
    const below = track.filter(
      (point) => frame.x(point.km) > left - 4 && frame.x(point.km) < left + width + 4,
    )
    const skyline = Math.min(y, ...below.map((point) => frame.y(point.height)))
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
  frame: ProfileFrame,
  hasDay: (cutOff: string) => boolean,
): { flags: ProfileFlag[]; isNumbered: boolean } {
  const flags = flagsOf(course, frame, (cutOff) => (hasDay(cutOff) ? FLAG.withDay : FLAG.width))
  const summit = frame.x(highestOf(course.track).km)
  const isNumbered =
    frame.isCompact &&
    flags.some(
      (flag, index) =>
        flag.left < frame.plot.left ||
        Math.abs(flag.left + flag.width / 2 - summit) < flag.width / 2 + SUMMIT_PX ||
        flags.slice(0, index).some((other) => overlap(flag, other)),
    )
  if (!isNumbered) return { flags, isNumbered }
  const numbers = flagsOf(course, frame, () => FLAG.height)
  numbers.forEach((number, index) => {
    // Numbers of places close together stand one above the other.
    while (numbers.slice(0, index).some((other) => overlap(number, other)))
      number.top -= number.height + FLAG_GAP_PX
  })
  return { flags: numbers, isNumbered }
}
