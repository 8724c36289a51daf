import type { RouteView, SiteRoute } from './remoteRoutes.ts'
import { firstTexts } from '../i18n/firstTexts.ts'

interface Child {
  path: string
  title: keyof typeof firstTexts.en
  view: RouteView
  dataPath?: string
  href?: string
}

const group = (path: string, title: keyof typeof firstTexts.en, children: Child[]): SiteRoute[] => [
  route({ path, title, view: 'layout' }, '', `${path}/${children[0]?.path}`),
  ...children.map((child) => route({ ...child, path: `${path}/${child.path}` }, path, '')),
]

const route = (child: Child, parent: string, redirect: string): SiteRoute => ({
  path: child.path,
  name: child.path.split('/').pop() ?? '',
  view: child.view,
  title: firstTexts.zh[child.title],
  titleEn: firstTexts.en[child.title],
  summary: '',
  summaryEn: '',
  dataPath: child.dataPath ?? '',
  hidden: false,
  activeMenu: '',
  alwaysShow: false,
  parent,
  redirect,
  ...(child.href && { href: child.href }),
})

const page = (path: string, title: keyof typeof firstTexts.en, dataPath: string): Child => ({
  path,
  title,
  view: 'document',
  dataPath,
})
const list = (path: string, title: keyof typeof firstTexts.en, dataPath: string): Child => ({
  path,
  title,
  view: 'list',
  dataPath,
})

/** The content groups (spec §2) as they stand where the configuration brings no route for one. */
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

/** Groups whose pages are built into the site, never into the configuration. */
export const ownGroups: SiteRoute[] = [
  ...group('/licensed-goods', 'route.licensedGoods', [
    { path: 'mascot', title: 'route.mascot', view: 'goods', dataPath: 'licensedGoods.mascot' },
    {
      path: 'running-shoes',
      title: 'route.runningShoes',
      view: 'goods',
      dataPath: 'licensedGoods.runningShoes',
    },
    {
      path: 'running-cap',
      title: 'route.runningCap',
      view: 'goods',
      dataPath: 'licensedGoods.runningCap',
    },
  ]),
  ...group('/partners', 'route.partners', [
    { path: 'sponsors', title: 'route.sponsors', view: 'sponsors', dataPath: 'partnerImgUrl' },
  ]),
]

/** The national athletics association: a page of the about group that is an outside link only. */
export const athleticsAssociation = (parent: string): SiteRoute =>
  route(
    {
      path: `${parent}/athletics-association`,
      title: 'route.athleticsAssociation',
      view: 'outside',
      href: 'https://www.athletics.org.cn/',
    },
    parent,
    '',
  )
