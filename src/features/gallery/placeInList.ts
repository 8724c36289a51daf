/** The place that an address asks for; null when it names none in a list so long. */
export function placeFromQuery(at: string | null, count: number): number | null {
  const place = at && /^\d+$/.test(at) ? Number(at) : NaN
  return place < count ? place : null
}

/** The place some steps on; past the end the list begins again. */
export const placeAfter = (at: number, steps: number, count: number): number =>
  (at + steps + count) % count

/** Where a key leads from a place; null when it is no key of ours. */
export function placeByKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return placeAfter(at, -1, count)
    case 'ArrowRight':
      return placeAfter(at, 1, count)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** A pointer has to move so far sideways to turn the page. */
const SWIPE_PX = 48

/** The step that a pointer's way across the screen means: 1 on, -1 back, 0 none. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}
