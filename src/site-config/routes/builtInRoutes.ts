import type { routes as zh } from '#i18n/locales/zh/routes.ts'
import { inEveryLanguage } from '#i18n/localized.ts'
import { safeLink } from '#lib/html/safeLink.ts'
import { FAQ_PATH } from '../questions.ts'
import type { SiteConfig } from '../siteConfig.ts'
import { isRoutePath, type RouteView, type SiteRoute } from './siteRoute.ts'

interface Child {
  path: string
  titleKey: keyof typeof zh
  view: RouteView
  dataPath?: string
}

const group = (path: string, titleKey: keyof typeof zh, children: Child[]): SiteRoute[] => [
  route({ path, titleKey, view: 'layout' }, '', `${path}/${children[0]?.path}`),
  ...children.map((child) => route({ ...child, path: `${path}/${child.path}` }, path, '')),
]

const pageRoute = {
  dataPath: '',
  hidden: false,
  activeMenu: '',
  event: '',
  alwaysShow: false,
  redirect: '',
}

const route = (child: Child, parent: string, redirect: string): SiteRoute => ({
  ...pageRoute,
  path: child.path,
  name: child.path.split('/').pop() ?? '',
  view: child.view,
  titleKey: child.titleKey,
  dataPath: child.dataPath ?? '',
  parent,
  redirect,
})

const page = (path: string, titleKey: keyof typeof zh, dataPath: string): Child => ({
  path,
  titleKey,
  view: 'document',
  dataPath,
})
const list = (path: string, titleKey: keyof typeof zh, dataPath: string): Child => ({
  path,
  titleKey,
  view: 'list',
  dataPath,
})

/** The content groups (spec §2) that are used if the configuration has no route for them. */
export const contentGroups: SiteRoute[] = [
  ...group('/race-information', 'route.raceInformation', [
    page('race-rules', 'route.raceRules', 'raceInformation.raceRules'),
    page(
      'registration-instructions',
      'route.registrationInstructions',
      'raceInformation.registrationInstructions',
    ),
    page('race-route', 'route.raceRoute', 'raceInformation.raceRoute'),
    page('race-statement', 'route.raceStatement', 'raceInformation.raceStatement'),
  ]),
  ...group('/news-notice', 'route.newsNotice', [
    list('race-news', 'route.raceNews', 'newsNotice.raceNews'),
    list('activity-bulletin', 'route.activityBulletin', 'newsNotice.activityBulletin'),
  ]),
  ...group('/epidemic-prevention-instructions', 'route.epidemicPrevention', [
    page(
      'epidemic-prevention-notice',
      'route.epidemicPrevention',
      'epidemicPreventionInstructions.epidemicPreventionNotice',
    ),
  ]),
  ...group('/introduction', 'route.introduction', [
    page('about-index', 'route.aboutIndex', 'introduction.aboutIndex'),
    page('cuisine', 'route.cuisine', 'introduction.cuisine'),
    page('light-of-canal', 'route.lightOfCanal', 'introduction.lightOfCanal'),
  ]),
  ...group('/about-us', 'route.aboutUs', [
    page('race-Introduction', 'route.raceIntroduction', 'aboutUs.raceIntroduction'),
    page('contact-us', 'route.contactUs', 'aboutUs.contactUs'),
  ]),
]

/** Groups whose pages are part of the site, never of the configuration. */
export const ownGroups: SiteRoute[] = [
  ...group('/licensed-goods', 'route.licensedGoods', [
    { path: 'mascot', titleKey: 'route.mascot', view: 'goods', dataPath: 'licensedGoods.mascot' },
    {
      path: 'running-shoes',
      titleKey: 'route.runningShoes',
      view: 'goods',
      dataPath: 'licensedGoods.runningShoes',
    },
    {
      path: 'running-cap',
      titleKey: 'route.runningCap',
      view: 'goods',
      dataPath: 'licensedGoods.runningCap',
    },
  ]),
  ...group('/partners', 'route.partners', [
    { path: 'sponsors', titleKey: 'route.sponsors', view: 'sponsors', dataPath: 'partnerImgUrl' },
  ]),
]

/** The page of questions, in the group at `parent`. */
export const faqRoute = (parent: string): SiteRoute =>
  route({ path: FAQ_PATH, titleKey: 'route.faq', view: 'faq' }, parent, '')

/**
 * Other organisations, as external links of the about group. One without a path that the router can
 * take is numbered.
 */
export const associationRoutes = (
  parent: string,
  links: NonNullable<SiteConfig['links']>['associations'],
): SiteRoute[] =>
  links.flatMap((link, index) => {
    const href = safeLink(link.url)
    if (!href) return []
    const namedPath = `${parent}/${link.path}`
    const isNamed = link.path !== '' && isRoutePath(namedPath)
    return [
      {
        ...pageRoute,
        path: isNamed ? namedPath : `${parent}/association-${index + 1}`,
        name: isNamed ? link.path : '',
        view: 'outside' as const,
        ...inEveryLanguage('title', ({ suffix }) => link[`name${suffix}`] ?? ''),
        parent,
        href,
      },
    ]
  })
