import { type RefObject, useLayoutEffect, useState } from 'react'
import { observeSize } from '../observeSize.ts'

/** The inner width of an element in px, as it is and as it changes; `before` until it is known. */
export function useWidth(element: RefObject<HTMLElement | null>, before: number): number {
  const [width, setWidth] = useState(before)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    return observeSize([measured], () => setWidth(measured.clientWidth || before))
  }, [element, before])
  return width
}
