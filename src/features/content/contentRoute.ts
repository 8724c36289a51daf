import type { Localized, Titled } from '#i18n/localized.ts'

/** A route of a content group. */
export interface ContentRoute extends Titled, Localized<'summary'> {
  path: string
  view: 'layout' | 'document' | 'list' | 'faq' | 'goods' | 'sponsors' | 'outside'
  dataPath: string
  hidden: boolean
  /** Id of the event whose course the page shows first. */
  event: string
  /** Path of the group; '' at the top level. */
  parent: string
  /** The external URL of an 'outside' route. */
  href?: string
}

/** The groups that hold a route, from the top level down. */
export function groupsOf(routes: ContentRoute[], { parent }: ContentRoute): ContentRoute[] {
  const group = routes.find(({ path }) => path === parent)
  return group ? [...groupsOf(routes, group), group] : []
}

/** The visible pages and groups beside a route in its group, including the route itself. */
export const pagesBeside = (routes: ContentRoute[], route: ContentRoute): ContentRoute[] =>
  routes.filter(
    ({ path, parent, hidden }) =>
      path === route.path || (parent !== '' && parent === route.parent && !hidden),
  )
