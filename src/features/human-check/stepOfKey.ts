const STEP = 2
const LEAP = 20

/** Where a key moves the piece to; null for a key that moves nothing. */
export function stepOfKey(key: string, x: number, most: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return x + STEP
    case 'ArrowLeft':
    case 'ArrowDown':
      return x - STEP
    case 'PageUp':
      return x + LEAP
    case 'PageDown':
      return x - LEAP
    case 'Home':
      return 0
    case 'End':
      return most
    default:
      return null
  }
}
