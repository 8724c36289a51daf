import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { Size } from './mapProjection.ts'
import { type MapView, panView, type Point, viewOnMap, WHOLE, zoomView } from './mapView.ts'

/** Actions of the map's buttons and keys. */
const ZOOM_STEP = 1.6
const PAN_PX = 60
/** A shorter movement is a tap. */
const TAP_PX = 8
/** How fast a trackpad zooms by px, and how far a step of a wheel, which has many, at most. */
const WHEEL_RATE = 0.01
const MAX_WHEEL_PX = 25

const ARROWS: Partial<Record<string, Point>> = {
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
}

const middle = ([a = [0, 0], b = a]: Point[]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
const distanceBetween = ([a = [0, 0], b = a]: Point[]) => Math.hypot(a[0] - b[0], a[1] - b[1])

/**
 * Which part of the map is shown. Two pointers zoom and move it, one finger or the mouse moves it
 * while it is zoomed; before that the page scrolls. The wheel zooms with Ctrl, as a trackpad's pinch
 * is reported.
 */
export function useMapView(size: Size) {
  const [wanted, setView] = useState(WHOLE)
  const [svg, ref] = useState<SVGSVGElement | null>(null)
  const pointers = useRef(new Map<number, Point>())
  const draggedPx = useRef(0)
  const view = viewOnMap(wanted, size)
  const change = (changed: (before: MapView) => MapView) =>
    setView((before) => changed(viewOnMap(before, size)))

  /** A pointer's position in the map's window, in its px. */
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = svg?.getBoundingClientRect()
    const scale = box?.width ? size.width / box.width : 1
    return [(clientX - (box?.left ?? 0)) * scale, (clientY - (box?.top ?? 0)) * scale]
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    const at = pointOf(event)
    const px = Math.max(Math.min(event.deltaY, MAX_WHEEL_PX), -MAX_WHEEL_PX)
    change((before) => zoomView(before, size, Math.exp(-px * WHEEL_RATE), at))
  })
  useEffect(() => {
    const listener = (event: WheelEvent) => onWheel(event)
    // Not React's listener: it is passive and cannot prevent the page from being zoomed.
    svg?.addEventListener('wheel', listener, { passive: false })
    return () => svg?.removeEventListener('wheel', listener)
  }, [svg])

  const isZoomed = view.zoom > 1
  useEffect(() => {
    // The arrow keys move the map only while it is zoomed.
    if (isZoomed) svg?.setAttribute('tabindex', '0')
    else svg?.removeAttribute('tabindex')
  }, [svg, isZoomed])

  const onRelease = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId)
  const zoomBy = (factor: number) =>
    change((before) => zoomView(before, size, factor, [size.width / 2, size.height / 2]))

  const map = {
    view,
    isZoomed,
    pointOf,
    zoomIn: () => zoomBy(ZOOM_STEP),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
    showWhole: () => setView(WHOLE),
    wasDragged: () => draggedPx.current > TAP_PX,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.isPrimary) {
          pointers.current.clear()
          draggedPx.current = 0
        }
        pointers.current.set(event.pointerId, pointOf(event))
      },
      onPointerMove: (event: PointerEvent) => {
        if (!pointers.current.has(event.pointerId)) return
        const before = [...pointers.current.values()]
        const to = pointOf(event)
        pointers.current.set(event.pointerId, to)
        const after = [...pointers.current.values()]
        const [from, at] = [middle(before), middle(after)]
        draggedPx.current +=
          distanceBetween([from, at]) + Math.abs(distanceBetween(after) - distanceBetween(before))
        if (after.length > 1) {
          const factor = distanceBetween(after) / Math.max(distanceBetween(before), 1)
          change((earlier) => zoomView(earlier, size, factor, from, at))
        } else if (isZoomed && draggedPx.current > TAP_PX) {
          // A mouse may leave the map while it pulls.
          event.currentTarget.setPointerCapture(event.pointerId)
          change((earlier) => panView(earlier, size, at[0] - from[0], at[1] - from[1]))
        }
      },
      onPointerUp: onRelease,
      onPointerCancel: onRelease,
    },
    onKeyDown: (event: KeyboardEvent) => {
      const [right, down] = ARROWS[event.key] ?? []
      if (right === undefined || down === undefined || !isZoomed) return
      event.preventDefault()
      change((before) => panView(before, size, right, down))
    },
  }
  return [ref, map] as const
}

export type MapControl = ReturnType<typeof useMapView>[1]
