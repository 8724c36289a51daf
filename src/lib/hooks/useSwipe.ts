import { type DragEvent, type PointerEvent, useRef } from 'react'

/** A shorter movement is a tap. */
const SWIPE_PX = 48

/** The step for a pointer movement: 1 next, -1 previous, 0 none. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}

/**
 * Handlers that measure a pointer's movement. There is none where the page scrolls instead, and in a
 * page that is zoomed, where it shows another part of it.
 */
export function useSwipe(onMoved: (dx: number, dy: number, event: PointerEvent) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    /** Dragging the picture would end the movement. */
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onPointerDown: ({ clientX: x, clientY: y, isPrimary }: PointerEvent) => {
      start.current = isPrimary ? { x, y } : null
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current
      start.current = null
      if (from && (window.visualViewport?.scale ?? 1) <= 1)
        onMoved(event.clientX - from.x, event.clientY - from.y, event)
    },
  }
}
