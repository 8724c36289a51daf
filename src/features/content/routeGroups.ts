import type { SiteRoute } from '#site-config/routes/siteRoute.ts'

/** The groups that hold a route, from the top level down. */
export function groupsOf(routes: SiteRoute[], { parent }: SiteRoute): SiteRoute[] {
  const group = routes.find(({ path }) => path === parent)
  return group ? [...groupsOf(routes, group), group] : []
}

/** The visible pages and groups beside a route in its group, including the route itself. */
export const pagesBeside = (routes: SiteRoute[], route: SiteRoute): SiteRoute[] =>
  routes.filter(
    ({ path, parent, hidden }) =>
      path === route.path || (parent !== '' && parent === route.parent && !hidden),
  )
