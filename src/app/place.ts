import { routeOfDocument } from '../api/siteContent.ts'
import type { SiteConfig } from '../api/siteConfig.ts'
import type { firstTexts } from '../i18n/firstTexts.ts'
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

interface OwnPage {
  name: string
  titleKey: keyof typeof firstTexts.en
  isGrey?: boolean
}

/** The site's own pages in the shared layout, by their paths. */
export const OWN_PAGES: Record<string, OwnPage> = {
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
  '/certificate-check': {
    name: 'CertificateCheck',
    titleKey: 'route.certificateCheck',
    isGrey: true,
  },
  '/image-search': { name: 'ImageSearch', titleKey: 'route.imageSearch' },
  '/video-collection': { name: 'VideoCollection', titleKey: 'route.videoCollection' },
  '/image-collection': { name: 'ImageCollection', titleKey: 'route.imageCollection' },
  '/race-card': { name: 'RaceCard', titleKey: 'route.raceCard' },
  '/user-agreement': { name: 'UserAgreement', titleKey: 'route.userAgreement' },
  '/privacy-policy': { name: 'PrivacyPolicy', titleKey: 'route.privacyPolicy' },
  '/registration-agreement': {
    name: 'RegistrationAgreement',
    titleKey: 'route.registrationAgreement',
  },
}
const GREY = new Set(['/newsnotice/racenews', '/newsnotice/activitybulletin'])

const ARTICLE = '/article/'

/** An article's place is that of the page it belongs to. */
function articlePlace(routes: SiteRoute[], pathname: string, config: SiteConfig): Place {
  const id = decodeURIComponent(pathname.slice(ARTICLE.length))
  const { path = '/home', title, titleEn } = routeOfDocument(routes, config, id) ?? {}
  const words = title ? { title, titleEn } : { titleKey: 'route.article' as const }
  return { path: pathname, name: 'Article', ...words, activeMenu: path, isGrey: false }
}

/** The place at a path of the router. */
export function placeOf(routes: SiteRoute[], pathname: string, config: SiteConfig): Place {
  const page = OWN_PAGES[pathname]
  if (page) return { path: pathname, activeMenu: '/home', isGrey: false, ...page }
  if (pathname.startsWith(ARTICLE)) return articlePlace(routes, pathname, config)
  const route = routeAt(routes, pathname)
  if (!route) return { path: pathname, name: '', activeMenu: '', isGrey: false }
  const { path, name, title, titleEn, activeMenu } = route
  const isGrey = GREY.has(normalPath(path))
  return { path, name, title, titleEn, activeMenu: activeMenu || path, isGrey }
}
