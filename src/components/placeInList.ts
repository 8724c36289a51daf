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
