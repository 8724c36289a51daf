import type { TextKey } from '../i18n/zh.ts'
import { normalPath } from '../lib/normalPath.ts'
import type { SiteRoute } from './remoteRoutes.ts'
import { routeAt } from './siteRoutes.ts'

/** What the frame knows of the page in it. */
export interface Place {
  path: string
  name: string
  titleKey?: TextKey
  title?: string
  titleEn?: string
  /** Path of the menu item that is highlighted. */
  activeMenu: string
  /** Light grey behind the page (spec §2 "Menu"). */
  isGrey: boolean
}

const PAGES: Record<string, { name: string; titleKey: TextKey; isGrey?: boolean }> = {
  '/home': { name: 'Home', titleKey: 'site.home' },
  '/registration-search': {
    name: 'RegistrationSearch',
    titleKey: 'route.registrationSearch',
    isGrey: true,
  },
  '/score-search': { name: 'ScoreQuery', titleKey: 'route.scoreSearch', isGrey: true },
  '/multiple-score-search': {
    name: 'MultipleScoreSearch',
    titleKey: 'route.multipleScoreSearch',
    isGrey: true,
  },
  '/image-search': { name: 'ImageSearch', titleKey: 'route.imageSearch' },
  '/video-collection': { name: 'VideoCollection', titleKey: 'route.videoCollection' },
  '/image-collection': { name: 'ImageCollection', titleKey: 'route.imageCollection' },
}
const GREY = new Set(['/newsnotice/racenews', '/newsnotice/activitybulletin'])

/** The place at a path of the router. */
export function placeOf(routes: SiteRoute[], pathname: string): Place {
  const page = PAGES[pathname]
  if (page) return { path: pathname, activeMenu: '/home', isGrey: false, ...page }
  if (pathname.startsWith('/article/')) {
    const titleKey = 'route.article'
    return { path: pathname, name: 'Article', titleKey, activeMenu: '/home', isGrey: false }
  }
  const route = routeAt(routes, pathname)
  if (!route) return { path: pathname, name: '', activeMenu: '', isGrey: false }
  const { path, name, title, titleEn, activeMenu } = route
  const isGrey = GREY.has(normalPath(path))
  return { path, name, title, titleEn, activeMenu: activeMenu || path, isGrey }
}
