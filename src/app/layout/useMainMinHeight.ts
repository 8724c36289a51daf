import { type RefObject, useEffect } from 'react'

/** By then header and footer have settled (spec §9a). */
const MEASURE_AFTER_MS = 500

/**
 * Measures header and footer, the rest of the frame, once they have settled and sets the height left
 * for the main area. Until then the frame's own layout fills the window in the same way, so nothing
 * moves.
 */
export function useMainMinHeight(
  frame: RefObject<HTMLElement | null>,
  main: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!frame.current || !main.current) return
      const otherHeight = frame.current.offsetHeight - main.current.offsetHeight
      frame.current.style.setProperty('--main-min-height', `calc(100vh - ${otherHeight}px)`)
    }, MEASURE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [frame, main])
}
