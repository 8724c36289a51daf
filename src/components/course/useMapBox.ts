import { useLayoutEffect, useState } from 'react'
import { observeSize } from '#lib/observeSize.ts'
import { MAP } from './mapProjection.ts'

interface MapBox {
  /** Width in px, at most that of the widest map. */
  width: number
  /** Text size in px. */
  em: number
}

const DESKTOP_BOX: MapBox = { width: MAP.width, em: 15 }

/** Returns a ref, and width and text size of its element in px. */
export function useMapBox(): [ref: (element: Element | null) => void, box: MapBox] {
  const [element, setElement] = useState<Element | null>(null)
  const [box, setBox] = useState(DESKTOP_BOX)
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => {
      const width = Math.min(element.clientWidth || DESKTOP_BOX.width, DESKTOP_BOX.width)
      const em = parseFloat(getComputedStyle(element).fontSize) || DESKTOP_BOX.em
      setBox((before) => (before.width === width && before.em === em ? before : { width, em }))
    }
    return observeSize([element], measure)
  }, [element])
  return [setElement, box]
}
