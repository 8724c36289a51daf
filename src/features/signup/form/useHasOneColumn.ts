import { type RefObject, useLayoutEffect, useState } from 'react'
import { observeSize } from '#lib/observeSize.ts'

/** Whether an element that is laid out as a grid has one column, as its styles decide. */
export function useHasOneColumn(grid: RefObject<HTMLElement | null>): boolean {
  const [hasOne, setHasOne] = useState(false)
  useLayoutEffect(() => {
    const measured = grid.current
    if (!measured) return
    const measure = () =>
      setHasOne(/^[\d.]+px$/.test(getComputedStyle(measured).gridTemplateColumns))
    return observeSize([measured], measure)
  }, [grid])
  return hasOne
}
