import { useEffect, useState } from 'react'
import { useAfterFirstPicture } from './useAfterFirstPicture.ts'

const NEAR = '600px'

/**
 * Returns a ref and whether its element has come near the window, once the page's first picture has
 * loaded.
 */
export function useNearViewport(): [ref: (element: Element | null) => void, isNear: boolean] {
  const [element, setElement] = useState<Element | null>(null)
  const [isNear, setNear] = useState(false)
  const mayLook = useAfterFirstPicture()
  useEffect(() => {
    if (!mayLook || isNear || !element) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, mayLook, isNear])
  return [setElement, isNear]
}
