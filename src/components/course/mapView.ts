import type { Size } from './mapProjection.ts'

/** The part of the map in its window: how far it is zoomed, and the window's place on it in px. */
export interface MapView {
  zoom: number
  x: number
  y: number
}

export type Point = readonly [x: number, y: number]

export const WHOLE: MapView = { zoom: 1, x: 0, y: 0 }
export const MAX_ZOOM = 6

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** The view, moved and zoomed as little as needed to be on the map. */
export function viewOnMap({ zoom, x, y }: MapView, { width, height }: Size): MapView {
  const possible = clamp(zoom, 1, MAX_ZOOM)
  return {
    zoom: possible,
    x: clamp(x, 0, width * (possible - 1)),
    y: clamp(y, 0, height * (possible - 1)),
  }
}

/** Zooms by a factor; what is at `from` in the window comes to be at `to`. */
export function zoomView(
  view: MapView,
  size: Size,
  factor: number,
  from: Point,
  to: Point = from,
): MapView {
  const zoom = clamp(view.zoom * factor, 1, MAX_ZOOM)
  const grown = zoom / view.zoom
  return viewOnMap(
    { zoom, x: (view.x + from[0]) * grown - to[0], y: (view.y + from[1]) * grown - to[1] },
    size,
  )
}

/** The view after the map was pulled by some px. */
export const panView = (view: MapView, size: Size, right: number, down: number): MapView =>
  viewOnMap({ ...view, x: view.x - right, y: view.y - down }, size)
