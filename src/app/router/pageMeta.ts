import type { Titled } from '#i18n/localized.ts'
import { hasText } from '#i18n/localizedText.ts'
import { normalPath } from '#lib/normalPath.ts'
import type { SitePage } from '#site-config/pages.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { routeOfDocument } from '#site-config/siteContent.ts'

/**
 * What layout and page know about the current page. (`useMatches`, which reads `handle`, works only with
 * the router's data routers; the site has a `HashRouter`.)
 */
export interface PageMeta {
  /** Gives the page its label; without it there is none. */
  page?: Titled
  /** The content route of the page, or of the page that an article belongs to. */
  route?: SiteRoute
  /** Path of the highlighted menu item. */
  activeMenu: string
  /** Page background (spec §2 "Menu"); white by default. */
  background?: 'grey'
  /** Navigating there keeps the scroll position. */
  keepsScroll: boolean
}

const GREY = new Set(['/newsnotice/racenews', '/newsnotice/activitybulletin'])
/** Names of routes that keep the scroll position (spec §2). */
const KEEPS_SCROLL = new Set(['BigData', 'RaceRanking', 'ScoreQuery'])

/** The not-found page. */
export const NOT_FOUND_META: PageMeta = { activeMenu: '', keepsScroll: false }

/** A page of the site itself. */
export const metaOfPage = (page: SitePage): PageMeta => {
  const { titleKey, activeMenu = '', background, keepsScroll = false } = page
  return {
    page: titleKey && { titleKey },
    activeMenu,
    background,
    keepsScroll,
  }
}

/** A page of a content group. */
export const metaOfRoute = (route: SiteRoute): PageMeta => {
  const { path, name, hidden, parent, activeMenu } = route
  return {
    page: route,
    route,
    activeMenu: activeMenu || (hidden && parent) || path,
    background: GREY.has(normalPath(path)) ? 'grey' : undefined,
    keepsScroll: KEEPS_SCROLL.has(name),
  }
}

/** An article has the label and menu item of the page it belongs to. */
export function metaOfArticle(routes: SiteRoute[], config: SiteConfig, id: string): PageMeta {
  const route = routeOfDocument(routes, config, id)
  const isTitled = route && (route.titleKey !== undefined || hasText(route, 'title'))
  return {
    page: isTitled ? route : { titleKey: 'route.article' },
    route,
    activeMenu: route?.path ?? '/home',
    keepsScroll: false,
  }
}
