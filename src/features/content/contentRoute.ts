import type { Localized, Titled } from '../../i18n/localized.ts'

/** A route of a content group. */
export interface ContentRoute extends Titled, Localized<'summary'> {
  path: string
  view: 'layout' | 'document' | 'list' | 'faq' | 'goods' | 'sponsors' | 'outside'
  dataPath: string
  hidden: boolean
  /** Path of the group; '' at the top level. */
  parent: string
  /** The external URL of an 'outside' route. */
  href?: string
}

export const groupOf = (routes: ContentRoute[], { parent }: ContentRoute) =>
  routes.find(({ path }) => path === parent)

/** The visible pages of a route's group, including the route itself. */
export const pagesBeside = (routes: ContentRoute[], route: ContentRoute): ContentRoute[] =>
  routes.filter(
    ({ path, parent, hidden, view }) =>
      path === route.path ||
      (parent !== '' && parent === route.parent && !hidden && view !== 'layout'),
  )
