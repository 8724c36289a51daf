import { useMemo } from 'react'
import { SearchDialog } from '#features/site-search/SearchDialog.tsx'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import { indexedPages } from '../router/indexedPages.ts'

interface Props {
  routes: SiteRoute[]
  onClose: () => void
}

/** The site search over all pages open to visitors. */
export function SearchOverlay({ routes, onClose }: Props) {
  const pages = useMemo(() => indexedPages(routes), [routes])
  return <SearchDialog pages={pages} onClose={onClose} />
}
