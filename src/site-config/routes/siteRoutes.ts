import { safeLink } from '#lib/html/safeLink.ts'
import { normalPath } from '#lib/normalPath.ts'
import { report } from '#lib/report.ts'
import { pages } from '../pages.ts'
import { FAQ_PATH } from '../questions.ts'
import type { RouteEntry } from '../routeEntry.ts'
import type { SiteConfig } from '../siteConfig.ts'
import { documentsAt } from '../siteContent.ts'
import { associationRoutes, contentGroups, faqRoute, ownGroups } from './builtInRoutes.ts'
import { type Log, readRemoteRoutes } from './remoteRoutes.ts'
import { isOutsideLink, type SiteRoute } from './siteRoute.ts'

const topOf = (path: string) => normalPath(`/${path}`).split('/')[1]
const ABOUT = 'aboutus'
const OWN_GROUPS = new Set(ownGroups.filter(({ parent }) => !parent).map(({ path }) => topOf(path)))

/**
 * Sorts the groups and pages of the top level, with what is in them, in the order of the
 * configuration. Those that it does not name stand last.
 */
function sortRoutes(routes: SiteRoute[], entries: RouteEntry[]): SiteRoute[] {
  const keyOf = (path: string) => safeLink(path) ?? topOf(path)
  const named = entries.map(({ path }) => keyOf(path))
  const rank = (route: SiteRoute): number => {
    const group = routes.find(({ path }) => path === route.parent)
    if (group) return rank(group)
    const index = named.indexOf(keyOf(route.path))
    return index < 0 ? named.length : index
  }
  return routes.toSorted((a, b) => rank(a) - rank(b))
}

const hostOf = ({ href }: SiteRoute) => href && new URL(href).host.replace(/^www\./, '')

/** Whether two routes are the same page: same path, or links to the same external site. */
const isSamePage = (a: SiteRoute, b: SiteRoute) =>
  normalPath(a.path) === normalPath(b.path) || (isOutsideLink(a) && hostOf(a) === hostOf(b))

const GOODS = /^licensedGoods\.(mascot|runningShoes|runningCap)$/

/** Whether there is anything to show on a built-in page. */
function hasContent(config: SiteConfig, { view, dataPath }: SiteRoute): boolean {
  if (view === 'sponsors') return config.partnerImgUrl !== ''
  const [, goods] = GOODS.exec(dataPath) ?? []
  if (goods)
    return Object.entries(config.licensedGoods ?? {}).some(([key, one]) => key === goods && one)
  return documentsAt(config, dataPath).length > 0
}

const isFaq = ({ path }: SiteRoute) => normalPath(path) === normalPath(FAQ_PATH)

/**
 * The page of questions: where the configuration has put it, otherwise last among the race
 * information. Without questions it is hidden, unless the configuration has a document there.
 */
function withFaq(routes: SiteRoute[], config: SiteConfig): SiteRoute[] {
  if (config.faq.length === 0) {
    return routes.map((route) =>
      isFaq(route) && !hasContent(config, route) ? { ...route, hidden: true } : route,
    )
  }
  if (routes.some(isFaq)) {
    return routes.map((route) =>
      isFaq(route) ? { ...route, path: FAQ_PATH, view: 'faq', dataPath: '' } : route,
    )
  }
  const group = routes.find(({ path, parent }) => !parent && topOf(path) === topOf(FAQ_PATH))
  return [...routes, faqRoute(group?.path ?? '')]
}

/**
 * Every content route: those of the configuration, and the built-in ones that it lacks. Built-in
 * pages without content, or whose content the configuration shows on a page of its own, are not in
 * the menu. An entry with the path of one of the site's own groups only gives that group its place.
 */
export function siteRoutes(config: SiteConfig, log: Log = report): SiteRoute[] {
  const reserved = [...pages, ...ownGroups].map(({ path }) => path)
  const entries = config.remoteAsyncRoutes.filter(({ path }) => !OWN_GROUPS.has(topOf(path)))
  const remote = readRemoteRoutes(entries, reserved, log)
  const brought = new Set(remote.map(({ path }) => topOf(path)))
  const missing = contentGroups.filter(({ path }) => !brought.has(topOf(path)))
  const shown = new Set(remote.map(({ dataPath }) => dataPath))
  const builtIn = [...missing, ...ownGroups].map((route) =>
    route.view === 'layout' || (hasContent(config, route) && !shown.has(route.dataPath))
      ? route
      : { ...route, hidden: true },
  )
  const routes = withFaq([...remote, ...builtIn], config)
  const about = routes.find(({ path, parent }) => !parent && normalPath(path) === `/${ABOUT}`)
  const associations = about ? associationRoutes(about.path, config.links?.associations ?? []) : []
  for (const one of associations)
    if (!routes.some((route) => isSamePage(route, one))) routes.push(one)
  return sortRoutes(routes, config.remoteAsyncRoutes)
}
