const STEP = 2
const LEAP = 20

/** The piece's new position for a key; null for other keys. */
export function sliderStep(key: string, x: number, maxX: number): number | null {
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
      return maxX
    default:
      return null
  }
}
