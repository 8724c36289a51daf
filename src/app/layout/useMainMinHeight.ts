import { type RefObject, useEffect } from 'react'

/** By then header and footer have settled (spec §9a). */
const MEASURE_AFTER_MS = 500
/** The footer's ridge overlaps the main area by this much. */
const OVERLAP_PX = 20

/**
 * Measures header and footer once they have settled and sets the height left for the main area.
 * Until then the frame's own layout fills the window in the same way, so nothing moves.
 */
export function useMainMinHeight(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const heightOf = (selector: string) =>
        frame.current?.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0
      const taken = heightOf(':scope > header') + heightOf(':scope > footer') - OVERLAP_PX
      frame.current?.style.setProperty('--main-min-height', `calc(100vh - ${taken}px)`)
    }, MEASURE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [frame])
}
