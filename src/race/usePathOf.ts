import { createContext, useContext } from 'react'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import { documentsAt } from '#site-config/siteContent.ts'
import { useConfig } from './useRace.ts'

/** The site's content routes. */
export const PagesContext = createContext<readonly SiteRoute[]>([])

/** Gives the page that shows a data path (`section.page`), if there is one with content. */
export type PathOf = (dataPath: string) => string | undefined

/** Returns a function that finds the path of the page with a document or a list. */
export function usePathOf(): PathOf {
  const config = useConfig()
  const pages = useContext(PagesContext)
  return (dataPath) =>
    documentsAt(config, dataPath).length > 0
      ? pages.find((page) => page.dataPath === dataPath)?.path
      : undefined
}
