import { useContext, useLayoutEffect, useMemo, useState } from 'react'
import {
  Navigate,
  NavigationType,
  type RouteObject,
  useLocation,
  useNavigationType,
  useRoutes,
} from 'react-router-dom'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { BlockBoundary } from '#components/page/BlockBoundary.tsx'
import { SiteTitle } from '#components/page/SiteTitle.ts'
import { useHeadingFocus } from '#lib/hooks/headingFocus.ts'
import { decodedUri } from '#lib/decodedUri.ts'
import { normalPath } from '#lib/normalPath.ts'
import { useNavigationStart } from '#lib/hooks/pageReady.ts'
import { PagesContext } from '#stores/documents.ts'
import { BareLayout } from '../layout/BareLayout.tsx'
import { Layout } from '../layout/Layout.tsx'
import { LayoutFailed } from '../screens/LayoutFailed.tsx'
import { NotFoundPage } from '../screens/NotFoundPage.tsx'
import { ArticlePage, ContentPage, type Page, pages } from './pages.tsx'
import { NOT_FOUND } from './normalizeHash.ts'
import { isOutsideLink, type SiteRoute } from './remoteRoutes.ts'
import { siteRoutes } from './siteRoutes.ts'

function contentRoute(route: SiteRoute, routes: SiteRoute[]): RouteObject {
  const { path, redirect } = route
  if (redirect) return { path, element: <Navigate to={redirect} replace /> }
  return { path, element: <ContentPage route={route} routes={routes} /> }
}

/** Redirects another spelling of a known path to it; anything else is not found. */
function UnknownRoute({ known }: { known: Map<string, string> }) {
  const { pathname, search } = useLocation()
  const path = known.get(normalPath(pathname))
  return path && path !== pathname ? (
    <Navigate to={{ pathname: path, search }} replace />
  ) : (
    <NotFoundPage />
  )
}

const ownRoutes = (layout: Page['layout']): RouteObject[] =>
  pages.filter((page) => page.layout === layout).map(({ path, element }) => ({ path, element }))

function tableOf(routes: SiteRoute[]): RouteObject[] {
  const known = new Map([...pages, ...routes].map(({ path }) => [normalPath(path), path]))
  return [
    {
      element: <Layout routes={routes} />,
      children: [
        { path: '/', element: <Navigate to="/home" replace /> },
        ...ownRoutes('site'),
        {
          path: '/article/:id',
          element: <ArticlePage routes={routes} notFound={<NotFoundPage />} />,
        },
        ...routes
          .filter((route) => !isOutsideLink(route))
          .map((route) => contentRoute(route, routes)),
        { path: '*', element: <UnknownRoute known={known} /> },
      ],
    },
    { element: <BareLayout />, children: ownRoutes('form') },
    ...ownRoutes('none'),
  ]
}

/** The page at the current address, within its layout. */
function CurrentPage({ config }: { config: SiteConfig }) {
  const routes = useMemo(() => siteRoutes(config), [config])
  const table = useMemo(() => tableOf(routes), [routes])
  const { pathname } = useLocation()
  const siteTitle = useContext(SiteTitle)
  useNavigationStart(pathname)
  useHeadingFocus(pathname, useNavigationType() === NavigationType.Replace)
  // This title stands until the page's heading has rendered.
  useLayoutEffect(() => {
    document.title = siteTitle
  }, [pathname, siteTitle])
  // A link within the site changes the address without the event that would replace it.
  const page = useRoutes(table, decodedUri(pathname) === null ? NOT_FOUND : undefined)
  return <PagesContext value={routes}>{page}</PagesContext>
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
