import { type DragEvent, type PointerEvent, useRef } from 'react'

/** A shorter movement is a tap. */
const SWIPE_PX = 48

/** The step for a pointer movement: 1 next, -1 previous, 0 none. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}

/** Handlers that turn a horizontal swipe into a step; `wasSwipe` distinguishes it from a click. */
export function useSwipe(onStep: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const swiped = useRef(false)
  return {
    wasSwipe: () => swiped.current,
    handlers: {
      /** Dragging the picture would end the swipe. */
      onDragStart: (event: DragEvent) => event.preventDefault(),
      onPointerDown: ({ clientX: x, clientY: y, isPrimary }: PointerEvent) => {
        start.current = isPrimary ? { x, y } : null
        swiped.current = false
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        if (!start.current) return
        const step = swipeStep(clientX - start.current.x, clientY - start.current.y)
        start.current = null
        swiped.current = step !== 0
        if (step !== 0) onStep(step)
      },
      onPointerCancel: () => {
        start.current = null
      },
    },
  }
}
