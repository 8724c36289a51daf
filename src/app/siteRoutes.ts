import type { SiteConfig } from '../api/siteConfig.ts'
import { normalPath } from '../lib/normalPath.ts'
import { athleticsAssociation, contentGroups, ownGroups } from './builtInRoutes.ts'
import { readRemoteRoutes, type SiteRoute } from './remoteRoutes.ts'

/** Paths that belong to the site itself; the configuration cannot take them. */
export const PAGE_PATHS = [
  '/home',
  '/registration-search',
  '/score-search',
  '/multiple-score-search',
  '/image-search',
  '/certificate-check',
  '/video-collection',
  '/image-collection',
  '/race-card',
  '/user-agreement',
  '/privacy-policy',
  '/registration-agreement',
  '/upload',
  '/direct',
  '/post',
  '/confirm',
  '/eligibility',
  '/i18NDemos',
] as const

const topOf = (path: string) => normalPath(path).split('/')[1]
const ABOUT = 'aboutus'
const TAIL = ['introduction', 'licensedgoods', 'partners', ABOUT]

/** In the menu the organiser's own groups come first, about-us last. */
const rank = ({ path }: SiteRoute) => TAIL.indexOf(topOf(path) ?? '')

/** Every content route of the site: the configuration's, and the built-in ones it leaves out. */
export function siteRoutes(config: Pick<SiteConfig, 'remoteAsyncRoutes'>): SiteRoute[] {
  const own = ownGroups.map(({ path }) => path)
  const remote = readRemoteRoutes(config.remoteAsyncRoutes, [...PAGE_PATHS, ...own])
  const brought = new Set(remote.map(({ path }) => topOf(path)))
  const missing = contentGroups.filter(({ path }) => !brought.has(topOf(path)))
  const routes = [...remote, ...missing, ...ownGroups]
  const about = routes.find(({ path, parent }) => !parent && normalPath(path) === `/${ABOUT}`)
  if (about) routes.push(athleticsAssociation(about.path))
  return routes.toSorted((a, b) => rank(a) - rank(b))
}

/** The route at a path, in whichever spelling (`race-rules`, `raceRules`). */
export function routeAt(routes: SiteRoute[], path: string): SiteRoute | undefined {
  const wanted = normalPath(path)
  return routes.find((route) => normalPath(route.path) === wanted)
}
