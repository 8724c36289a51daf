import { useMemo, useState } from 'react'
import { now } from '#lib/serverClock.ts'
import { useConfig } from '#race/useRace.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import { documentsAt } from '#site-config/siteContent.ts'
import { newestFirst, type SiteDocument } from '#site-config/siteDocument.ts'
import { ARTICLES_PER_PAGE } from './pageNumbers.ts'

export interface Neighbours {
  /** The list page that contains the article. */
  path: string
  previous?: SiteDocument
  next?: SiteDocument
}

/** An article's position in its route's list, and its neighbours by date. */
export function useNeighbours(route: SiteRoute | undefined, id: string): Neighbours {
  const config = useConfig()
  const [moment] = useState(now)
  const { path = '', dataPath = '', view } = route ?? {}
  return useMemo(() => {
    if (view !== 'list') return { path }
    const articles = newestFirst(documentsAt(config, dataPath), moment)
    const at = articles.findIndex((article) => article.id === id)
    const page = Math.floor(at / ARTICLES_PER_PAGE) + 1
    return {
      path: page > 1 ? `${path}?page=${page}` : path,
      previous: articles[at - 1],
      next: articles[at + 1],
    }
  }, [config, path, dataPath, view, id, moment])
}
