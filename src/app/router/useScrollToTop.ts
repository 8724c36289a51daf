import { useEffect } from 'react'

/** Scrolls to the top on navigation, except for pages that keep the scroll position (spec §2). */
export function useScrollToTop(pathname: string, keepsScroll: boolean): void {
  useEffect(() => {
    if (!keepsScroll) scrollTo(0, 0)
  }, [pathname, keepsScroll])
}
