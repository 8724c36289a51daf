import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element that is laid out as a grid has one column, as its styles decide. */
export function useHasOneColumn(grid: RefObject<HTMLElement | null>): boolean {
  const [hasOne, setHasOne] = useState(false)
  useLayoutEffect(() => {
    const measured = grid.current
    if (!measured) return undefined
    const measure = () =>
      setHasOne(/^[\d.]+px$/.test(getComputedStyle(measured).gridTemplateColumns))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [grid])
  return hasOne
}
