import { normalPath } from '../../lib/normalPath.ts'

/** A route of a content group, as these pages need it. */
export interface ContentRoute {
  path: string
  view: 'layout' | 'document' | 'list' | 'goods' | 'sponsors' | 'outside'
  title: string
  titleEn: string
  summary: string
  summaryEn: string
  dataPath: string
  hidden: boolean
  /** Path of the group, '' at the top. */
  parent: string
  /** The outside address of an 'outside' route. */
  href?: string
}

const BANNERS: Record<string, string> = {
  newsnotice: 'news',
  introduction: 'valley',
  licensedgoods: 'shop',
  partners: 'partners',
  aboutus: 'about',
}

/** The banner of the group that a path belongs to. */
export function bannerOf(path: string): string {
  const group = normalPath(path).split('/')[1] ?? ''
  const name = Object.hasOwn(BANNERS, group) ? BANNERS[group] : 'race'
  return `/edition-2024/banner-${name}.avif`
}

export const groupOf = (routes: ContentRoute[], { parent }: ContentRoute) =>
  routes.find(({ path }) => path === parent)

/** The pages of a route's group that a visitor may choose from, and the route itself. */
export const pagesBeside = (routes: ContentRoute[], route: ContentRoute): ContentRoute[] =>
  routes.filter(
    ({ path, parent, hidden, view }) =>
      path === route.path ||
      (parent !== '' && parent === route.parent && !hidden && view !== 'layout'),
  )
