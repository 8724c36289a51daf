import { useContext, useLayoutEffect, useMemo, useState } from 'react'
import { NavigationType, renderMatches, useLocation, useNavigationType } from 'react-router-dom'
import { BlockBoundary } from '#components/page/BlockBoundary.tsx'
import { SiteTitleContext } from '#components/page/SiteTitleContext.ts'
import { useHeadingFocus } from '#lib/hooks/useHeadingFocus.ts'
import { useNavigationStart } from '#lib/hooks/usePageReady.ts'
import { RoutesContext } from '#race/RoutesContext.ts'
import { siteRoutes } from '#site-config/routes/siteRoutes.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { LayoutFailed } from '../screens/LayoutFailed.tsx'
import { PageMetaContext } from './PageMetaContext.ts'
import { matchPage, routeTable } from './routeTable.tsx'

/** The page at the current address, within its layout. */
function CurrentPage({ config }: { config: SiteConfig }) {
  const routes = useMemo(() => siteRoutes(config), [config])
  const table = useMemo(() => routeTable(routes, config), [routes, config])
  const { pathname } = useLocation()
  const siteTitle = useContext(SiteTitleContext)
  useNavigationStart(pathname)
  useHeadingFocus(pathname, useNavigationType() === NavigationType.Replace)
  // This title stands until the page's heading has rendered.
  useLayoutEffect(() => {
    document.title = siteTitle
  }, [pathname, siteTitle])
  const { matches, meta } = useMemo(() => matchPage(table, pathname), [table, pathname])
  return (
    <RoutesContext value={routes}>
      <PageMetaContext value={meta}>{renderMatches(matches)}</PageMetaContext>
    </RoutesContext>
  )
}

/**
 * The site's routes: its own pages and those of the configuration. If a layout throws, a screen
 * takes its place until the visitor tries again or goes elsewhere.
 */
export function AppRoutes({ config }: { config: SiteConfig }) {
  const { pathname } = useLocation()
  const [tries, setTries] = useState(0)
  return (
    <BlockBoundary
      name="layout"
      resetKey={`${pathname} ${tries}`}
      fallback={<LayoutFailed onRetry={() => setTries(tries + 1)} />}
    >
      <CurrentPage config={config} />
    </BlockBoundary>
  )
}
