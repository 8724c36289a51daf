import { type DragEvent, type PointerEvent, useRef } from 'react'

/** A shorter stroke is a press or a tremble. */
const SWIPE_PX = 48

/** The step that a pointer's way across the screen means: 1 on, -1 back, 0 none. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}

/** Handlers that turn a sideways swipe into a step; `wasSwipe` tells it from a click. */
export function useSwipe(onStep: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const swiped = useRef(false)
  return {
    wasSwipe: () => swiped.current,
    handlers: {
      /** Dragging a picture away would end the swipe. */
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
