import { useMemo, useState } from 'react'
import { documentsAt, inListOrder } from '../../api/siteContent.ts'
import type { SiteDocument } from '../../api/siteDocument.ts'
import { now } from '../../lib/serverClock.ts'
import { useConfig } from '../../stores/site.ts'
import type { ContentRoute } from './contentRoute.ts'
import { PAGE_SIZE } from './pageNumbers.ts'

export interface PlaceInList {
  /** The page of the list that the article stands on. */
  path: string
  previous?: SiteDocument | undefined
  next?: SiteDocument | undefined
}

/** Where an article stands in the list of its route. */
export function useListOf(route: ContentRoute | undefined, id: string): PlaceInList {
  const config = useConfig()
  const [moment] = useState(now)
  const { path = '', dataPath = '', view } = route ?? {}
  return useMemo(() => {
    if (view !== 'list') return { path }
    const articles = inListOrder(documentsAt(config, dataPath), moment)
    const at = articles.findIndex((article) => article.id === id)
    const page = Math.floor(at / PAGE_SIZE) + 1
    return {
      path: page > 1 ? `${path}?page=${page}` : path,
      previous: articles[at - 1],
      next: articles[at + 1],
    }
  }, [config, path, dataPath, view, id, moment])
}
