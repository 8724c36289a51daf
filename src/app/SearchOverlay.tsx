import { useMemo } from 'react'
import { SearchDialog } from '../features/search/SearchDialog.tsx'
import type { SiteRoute } from './remoteRoutes.ts'
import { searchPages } from './searchPages.ts'

interface Props {
  routes: SiteRoute[]
  onClose: () => void
}

/** The search over all pages that a visitor can be led to. */
export function SearchOverlay({ routes, onClose }: Props) {
  const pages = useMemo(() => searchPages(routes), [routes])
  return <SearchDialog pages={pages} onClose={onClose} />
}
