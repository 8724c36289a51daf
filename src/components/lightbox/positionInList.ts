/** The position given in a URL; null if it is not one within the list. */
export function placeFromQuery(at: string | null, count: number): number | null {
  const place = at && /^\d+$/.test(at) ? Number(at) : NaN
  return place < count ? place : null
}

/** The position some steps further, wrapping around at both ends. */
export const placeAfter = (at: number, steps: number, count: number): number =>
  (at + steps + count) % count

/** The position a key leads to; null if the key has no function here. */
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
