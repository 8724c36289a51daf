import { type DragEvent, type PointerEvent, useRef } from 'react'
import { swipeStep } from './placeInList.ts'

/** Handlers that turn a sideways swipe into a step; `wasSwipe` tells it from a click. */
export function useSwipe(onStep: (step: -1 | 1) => void) {
  const start = useRef({ x: 0, y: 0 })
  const swiped = useRef(false)
  return {
    wasSwipe: () => swiped.current,
    handlers: {
      /** Dragging a picture away would end the swipe. */
      onDragStart: (event: DragEvent) => event.preventDefault(),
      onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
        start.current = { x, y }
        swiped.current = false
      },
      onPointerUp: ({ clientX, clientY, isPrimary }: PointerEvent) => {
        const { x, y } = start.current
        const step = isPrimary ? swipeStep(clientX - x, clientY - y) : 0
        swiped.current = step !== 0
        if (step !== 0) onStep(step)
      },
    },
  }
}
