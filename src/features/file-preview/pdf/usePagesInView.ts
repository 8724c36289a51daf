import { type RefObject, useEffect, useState } from 'react'

/** The elements of a document's pages by number; the first is 1. */
export type PageElements = RefObject<(Element | null)[]>

/**
 * Which pages are at most one viewport away in a scrolling box, and which one the visitor is
 * reading: the one a quarter of the way down.
 */
export function usePagesInView(box: RefObject<HTMLElement | null>, pages: PageElements) {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  const [current, setCurrent] = useState(1)

  useEffect(() => {
    const root = box.current
    if (!root) return
    const elements = pages.current
    const pageOf = ({ target }: IntersectionObserverEntry) => elements.indexOf(target)
    const around = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const next = new Set(before)
          for (const entry of entries) {
            if (entry.isIntersecting) next.add(pageOf(entry))
            else next.delete(pageOf(entry))
          }
          return next
        }),
      { root, rootMargin: '100% 0px' },
    )
    const upper = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting)
        if (entry) setCurrent(pageOf(entry))
      },
      { root, rootMargin: '-25% 0px -75% 0px' },
    )
    for (const page of elements) {
      if (!page) continue
      around.observe(page)
      upper.observe(page)
    }
    return () => {
      around.disconnect()
      upper.disconnect()
    }
  }, [box, pages])

  return { near, current }
}
