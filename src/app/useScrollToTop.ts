import { useEffect } from 'react'

/** Going to these routes keeps the place on the page (spec §2). */
const KEEPS_SCROLL = new Set(['BigData', 'RaceRanking', 'ScoreQuery'])

/** A page opens at its top, except the routes that keep their place. */
export function useScrollToTop(pathname: string, name: string): void {
  useEffect(() => {
    if (!KEEPS_SCROLL.has(name)) scrollTo(0, 0)
  }, [pathname, name])
}
