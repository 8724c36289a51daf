import { distanceKm, lengthOf, measureTrack, pointAt, type Position } from './track.ts'

/** A place that says where the course must be at a distance from its start. */
interface Anchor {
  longitude: number
  latitude: number
  km?: number
}

/** A file with more parts is a recording with pauses, whose parts are in order. */
const MAX_SORTED = 24
/**
 * By how much the gaps must become smaller, as a share of the length, for another part to come
 * first.
 */
const FIRST_PART = 0.05

/** Smaller differences are no reason to leave the order of the file. */
const SLACK_KM = 0.05

const gap = (from: Position[], to: Position[]) => {
  const [end, start] = [from.at(-1), to[0]]
  return end && start ? distanceKm(end, start) : 0
}

const isSame = (one: Position[], other: Position[]) =>
  one.length === other.length &&
  gap([...one].reverse(), other) === 0 &&
  gap(one, [...other].reverse()) === 0

/** The parts from one of them on, each followed by the one with the nearest end. */
function byNearestEnds(first: Position[], others: Position[][]): Position[][] {
  const chain = [first]
  const left = [...others]
  while (left.length > 0) {
    const last = chain.at(-1) ?? first
    const candidates = left.flatMap((part, index) => [
      { index, part },
      { index, part: [...part].reverse() },
    ])
    const next = candidates.reduce((best, candidate) =>
      gap(last, candidate.part) < gap(last, best.part) ? candidate : best,
    )
    chain.push(next.part)
    left.splice(next.index, 1)
  }
  return chain
}

/** Sum of all gaps, and of how far the anchors are from where their distance puts them, in km. */
function fitError(parts: Position[][], anchors: Anchor[]): number {
  const gaps = parts.slice(1).reduce((sum, part, index) => sum + gap(parts[index] ?? part, part), 0)
  if (anchors.length === 0) return gaps
  const track = measureTrack(parts.flat())
  return anchors.reduce((sum, { longitude, latitude, km = 0 }) => {
    const there = pointAt(track, km)
    return sum + distanceKm([longitude, latitude], [there.longitude, there.latitude])
  }, gaps)
}

/**
 * The parts of a course as one line. They follow each other as in the file, unless another order or
 * direction leaves smaller gaps and brings the anchors closer to their distances. Gaps are bridged by a
 * straight line; a part that is there twice counts once.
 */
export function joinParts(file: Position[][], anchors: Anchor[]): Position[] {
  const parts = file.filter(
    (part, index) => !file.slice(0, index).some((other) => isSame(part, other)),
  )
  if (parts.length < 2 || parts.length > MAX_SORTED) return parts.flat()
  const placedAnchors = anchors.filter(({ km }) => km !== undefined)
  const moved = FIRST_PART * lengthOf(measureTrack(parts.flat()))
  let best = { chain: parts, error: fitError(parts, placedAnchors) }
  for (const [index, part] of parts.entries()) {
    const others = parts.toSpliced(index, 1)
    for (const first of [part, [...part].reverse()]) {
      const chain = byNearestEnds(first, others)
      const error = fitError(chain, placedAnchors) + (first === parts[0] ? 0 : moved)
      if (error < best.error - SLACK_KM) best = { chain, error }
    }
  }
  return best.chain.flat()
}
