import { type PointerEvent, useRef } from 'react'

/** A shorter stroke is a press or a tremble. */
const SWIPE_PX = 48

/** Handlers for strokes to the side: to the left goes on, to the right goes back. */
export function useSwipe(onPrevious: () => void, onNext: () => void) {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      from.current = clientX
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const stroke = from.current === null ? 0 : clientX - from.current
      from.current = null
      if (stroke <= -SWIPE_PX) onNext()
      if (stroke >= SWIPE_PX) onPrevious()
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
