import { hasText } from '#i18n/localizedText.ts'
import { routeOfDocument } from '#site-config/siteContent.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import type { Titled } from '#i18n/localized.ts'
import { decodedUri } from '#lib/decodedUri.ts'
import { normalPath } from '#lib/normalPath.ts'
import { pages } from './pages.tsx'
import type { SiteRoute } from './remoteRoutes.ts'
import { routeAt } from './siteRoutes.ts'

/** What the layout knows about the current page. */
export interface PageFrame {
  /** Gives the page its label; without it there is none. */
  page?: Titled
  /** Path of the highlighted menu item. */
  activeMenu: string
  /** Light grey background (spec §2 "Menu"). */
  isGrey: boolean
  /** Navigating there keeps the scroll position. */
  keepsScroll: boolean
}

const GREY = new Set(['/newsnotice/racenews', '/newsnotice/activitybulletin'])
/** Names of routes that keep the scroll position (spec §2). */
const KEEPS_SCROLL = new Set(['BigData', 'RaceRanking', 'ScoreQuery'])

const ARTICLE = '/article/'
/** The not-found page. */
const NOWHERE: PageFrame = { activeMenu: '', isGrey: false, keepsScroll: false }

/** An article takes the place of the page it belongs to. */
function articlePlace(routes: SiteRoute[], pathname: string, config: SiteConfig): PageFrame {
  const id = decodedUri(pathname.slice(ARTICLE.length))
  if (id === null) return NOWHERE
  const route = routeOfDocument(routes, config, id)
  const isTitled = route && (route.titleKey !== undefined || hasText(route, 'title'))
  const page: Titled = isTitled ? route : { titleKey: 'route.article' }
  return { page, activeMenu: route?.path ?? '/home', isGrey: false, keepsScroll: false }
}

/** The place at a router path. */
export function pageFrameAt(routes: SiteRoute[], pathname: string, config: SiteConfig): PageFrame {
  // The router ignores case and a slash at the end too.
  const wanted = normalPath(pathname)
  const page = pages.find(({ path }) => normalPath(path) === wanted)
  if (page) {
    const { titleKey, activeMenu = '', background, keepsScroll = false } = page
    return {
      ...(titleKey && { page: { titleKey } }),
      activeMenu,
      isGrey: background === 'grey',
      keepsScroll,
    }
  }
  if (pathname.startsWith(ARTICLE)) return articlePlace(routes, pathname, config)
  const route = routeAt(routes, pathname)
  if (!route) return NOWHERE
  const { path, name, hidden, parent } = route
  return {
    page: route,
    activeMenu: route.activeMenu || (hidden && parent) || path,
    isGrey: GREY.has(normalPath(path)),
    keepsScroll: KEEPS_SCROLL.has(name),
  }
}
