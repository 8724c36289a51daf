import { matchRoutes, Navigate, type Params, type RouteObject, useLocation } from 'react-router-dom'
import { decodeUri } from '#lib/decodeUri.ts'
import { normalPath } from '#lib/normalPath.ts'
import { pages, type SitePage } from '#site-config/pages.ts'
import { isOutsideLink, type SiteRoute } from '#site-config/routes/siteRoute.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { BareLayout } from '../layout/BareLayout.tsx'
import { Layout } from '../layout/Layout.tsx'
import { NotFoundPage } from '../screens/NotFoundPage.tsx'
import { NOT_FOUND } from './normalizeHash.ts'
import { ArticlePage, ContentPage, pageElements } from './pageElements.tsx'
import {
  metaOfArticle,
  metaOfPage,
  metaOfRoute,
  NOT_FOUND_META,
  type PageMeta,
} from './pageMeta.ts'
import { usePageMeta } from './PageMetaContext.ts'

/** A route whose `handle` says what its page is; a layout has none. */
interface PageRoute extends Omit<RouteObject, 'children' | 'index'> {
  index?: false
  handle?: (params: Params) => PageMeta
  children?: PageRoute[]
}

function contentRoute(route: SiteRoute, routes: SiteRoute[]): PageRoute {
  const { path, redirect } = route
  const element = redirect ? (
    <Navigate to={redirect} replace />
  ) : (
    <ContentPage route={route} routes={routes} />
  )
  return { path, element, handle: () => metaOfRoute(route) }
}

function Article({ routes }: { routes: SiteRoute[] }) {
  const { route } = usePageMeta()
  return <ArticlePage routes={routes} route={route} notFound={<NotFoundPage />} />
}

/** Redirects another spelling of a known path to it; anything else is not found. */
function UnknownRoute({ known }: { known: Map<string, { path: string }> }) {
  const { pathname, search } = useLocation()
  const { path } = known.get(normalPath(pathname)) ?? {}
  return path && path !== pathname ? (
    <Navigate to={{ pathname: path, search }} replace />
  ) : (
    <NotFoundPage />
  )
}

const pagesIn = (layout: SitePage['layout']): PageRoute[] =>
  pages
    .filter((page) => page.layout === layout && pageElements[page.component])
    .map((page) => ({
      path: page.path,
      element: pageElements[page.component],
      handle: () => metaOfPage(page),
    }))

/** The site's own pages and those of the configuration's `routes`. */
export function routeTable(routes: SiteRoute[], config: SiteConfig): PageRoute[] {
  const known = new Map(
    [
      ...routes.map((route) => ({ path: route.path, meta: metaOfRoute(route) })),
      ...pages.map((page) => ({ path: page.path, meta: metaOfPage(page) })),
    ].map((one) => [normalPath(one.path), one]),
  )
  return [
    {
      element: <Layout routes={routes} />,
      children: [
        { path: '/', element: <Navigate to="/home" replace /> },
        ...pagesIn('site'),
        {
          path: '/article/:id',
          element: <Article routes={routes} />,
          handle: ({ id = '' }) => metaOfArticle(routes, config, id),
        },
        ...routes
          .filter((route) => !isOutsideLink(route))
          .map((route) => contentRoute(route, routes)),
        {
          path: '*',
          element: <UnknownRoute known={known} />,
          handle: ({ '*': path = '' }) => known.get(normalPath(`/${path}`))?.meta ?? NOT_FOUND_META,
        },
      ],
    },
    { element: <BareLayout />, children: pagesIn('form') },
    ...pagesIn('none'),
  ]
}

/** The matching routes of an address, from the layout to the page, and what the page is. */
export function matchPage(table: PageRoute[], pathname: string) {
  const matches = matchRoutes(table, decodeUri(pathname) === null ? NOT_FOUND : pathname)
  const page = matches?.at(-1)
  return { matches, meta: page?.route.handle?.(page.params) ?? NOT_FOUND_META }
}
