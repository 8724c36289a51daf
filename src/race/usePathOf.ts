import { useContext } from 'react'
import { documentsAt } from '#site-config/siteContent.ts'
import { RoutesContext } from './RoutesContext.ts'
import { useConfig } from './useRace.ts'

/** Gives the page that shows a data path (`section.page`), if there is one with content. */
export type PathOf = (dataPath: string) => string | undefined

/** Returns a function that finds the path of the page with a document or a list. */
export function usePathOf(): PathOf {
  const config = useConfig()
  const routes = useContext(RoutesContext)
  return (dataPath) =>
    documentsAt(config, dataPath).length > 0
      ? routes.find((route) => route.dataPath === dataPath)?.path
      : undefined
}
