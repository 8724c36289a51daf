/** The position given in a URL; null if it is not one within the list. */
export function indexFromQuery(at: string | null, count: number): number | null {
  const index = at && /^\d+$/.test(at) ? Number(at) : NaN
  return index < count ? index : null
}

/** The position some steps further, wrapping around at both ends. */
export const indexAfter = (at: number, steps: number, count: number): number =>
  (at + steps + count) % count

/** The position a key leads to; null if the key has no function here. */
export function indexByKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return indexAfter(at, -1, count)
    case 'ArrowRight':
      return indexAfter(at, 1, count)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
