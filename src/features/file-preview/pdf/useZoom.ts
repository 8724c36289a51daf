import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * Zooms pages in a scrolling box, keeping the content at the top of the box in place: `currentPage`
 * is the page there.
 */
export function useZoom(
  box: RefObject<HTMLElement | null>,
  currentPage: () => Element | null | undefined,
) {
  const [zoom, setZoom] = useState(1)
  const share = useRef<{ page: Element; ofHeight: number }>(null)

  const zoomTo = (next: number) => {
    const page = currentPage()
    if (page && box.current) {
      const { top, height } = page.getBoundingClientRect()
      const above = box.current.getBoundingClientRect().top - top
      share.current = { page, ofHeight: above / height }
    }
    setZoom(next)
  }

  useLayoutEffect(() => {
    const element = box.current
    if (!element || !share.current) return
    const { page, ofHeight } = share.current
    share.current = null
    const { top, height } = page.getBoundingClientRect()
    element.scrollTo({
      top: element.scrollTop + top - element.getBoundingClientRect().top + ofHeight * height,
      left: (element.scrollWidth - element.clientWidth) / 2,
    })
  }, [box, zoom])

  return { zoom, zoomTo }
}
