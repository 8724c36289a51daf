import { useRef, useSyncExternalStore } from 'react'
import { swipeStep, useSwipe } from '#lib/hooks/useSwipe.ts'

const subscribe = (listener: () => void) => {
  window.visualViewport?.addEventListener('resize', listener)
  return () => window.visualViewport?.removeEventListener('resize', listener)
}

/** Whether the visitor has zoomed into the page with two fingers. */
export const useIsZoomed = (): boolean =>
  useSyncExternalStore(subscribe, () => (window.visualViewport?.scale ?? 1) > 1)

/**
 * Handlers that turn a swipe to the side into a step, and a finger's swipe down into `onDown`;
 * `wasSwipe` distinguishes either from a click.
 */
export function useGestures(onStep: (step: -1 | 1) => void, onDown: () => void) {
  const swiped = useRef(false)
  const handlers = useSwipe((dx, dy, { pointerType }) => {
    const step = swipeStep(dx, dy)
    // A swipe down is a swipe back with the axes exchanged.
    const isDown = pointerType === 'touch' && swipeStep(dy, dx) === -1
    swiped.current = step !== 0 || isDown
    if (step !== 0) onStep(step)
    else if (isDown) onDown()
  })
  return { wasSwipe: () => swiped.current, handlers }
}
