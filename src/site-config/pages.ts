import type { firstTexts } from '#i18n/locales/zh/firstScreen.ts'

interface Page {
  /** Router path (spec §2); the configuration cannot use it. */
  path: `/${string}`
  /** Which component shows it (`src/app/router/pageElements.tsx`). */
  component: string
  /** Label above the content and in the site search; pages without one are not found there. */
  titleKey?: keyof typeof firstTexts
  /** `site`: header, menu and footer. `form`: a slim header (spec §2 "Routes without layout"). */
  layout: 'site' | 'form' | 'none'
  /** Path of the highlighted menu item; none by default. */
  activeMenu?: string
  /** Page background; white by default. */
  background?: 'grey'
  /** Navigating to the page keeps the scroll position (spec §2). */
  keepsScroll?: boolean
}

const HOME = '/home'

const table = [
  { path: '/post', component: 'SignupPage', titleKey: 'route.post', layout: 'form' },
  { path: '/confirm', component: 'ReceiptPage', layout: 'form' },
  { path: '/direct', component: 'DirectEntryPage', layout: 'form' },
  { path: '/upload', component: 'SupportingDocumentsPage', layout: 'form' },
  { path: '/eligibility', component: 'EligibilityPage', layout: 'form' },
  {
    path: HOME,
    component: 'HomePage',
    titleKey: 'site.home',
    layout: 'site',
    activeMenu: HOME,
  },
  {
    path: '/registration-search',
    component: 'RegistrationSearchPage',
    titleKey: 'route.registrationSearch',
    layout: 'site',
    activeMenu: HOME,
    background: 'grey',
  },
  {
    path: '/score-search',
    component: 'ScoreSearchPage',
    titleKey: 'route.scoreSearch',
    layout: 'site',
    activeMenu: HOME,
    background: 'grey',
    keepsScroll: true,
  },
  {
    path: '/multiple-score-search',
    component: 'MultipleScoreSearchPage',
    titleKey: 'route.multipleScoreSearch',
    layout: 'site',
    background: 'grey',
  },
  {
    path: '/race-ranking',
    component: 'RaceRankingPage',
    titleKey: 'route.raceRanking',
    layout: 'site',
    background: 'grey',
    keepsScroll: true,
  },
  {
    path: '/certificate-check',
    component: 'CertificateCheckPage',
    titleKey: 'route.certificateCheck',
    layout: 'site',
    background: 'grey',
  },
  {
    path: '/image-search',
    component: 'ImageSearchPage',
    titleKey: 'route.imageSearch',
    layout: 'site',
  },
  {
    path: '/video-collection',
    component: 'VideoCollectionPage',
    titleKey: 'route.videoCollection',
    layout: 'site',
  },
  {
    path: '/image-collection',
    component: 'PictureCollectionPage',
    titleKey: 'route.imageCollection',
    layout: 'site',
  },
  {
    path: '/race-card',
    component: 'RaceGuidePage',
    titleKey: 'route.raceGuide',
    layout: 'site',
    activeMenu: '/race-information',
  },
  {
    path: '/user-agreement',
    component: 'UserAgreementPage',
    titleKey: 'route.userAgreement',
    layout: 'site',
  },
  {
    path: '/privacy-policy',
    component: 'PrivacyPolicyPage',
    titleKey: 'route.privacyPolicy',
    layout: 'site',
  },
  {
    path: '/registration-agreement',
    component: 'RegistrationAgreementPage',
    titleKey: 'route.registrationAgreement',
    layout: 'site',
  },
  { path: '/i18NDemos', component: 'TranslationEditorPage', layout: 'none' },
  // Only where the environment has it.
  { path: '/organiser', component: 'OrganiserPage', layout: 'none' },
] as const satisfies readonly Page[]

type Row = (typeof table)[number]
export type PagePath = Row['path']
export type PageComponent = Row['component']

/** A page of the site itself: one row for router, site search, page label and reserved paths. */
export interface SitePage extends Page {
  path: PagePath
  component: PageComponent
}

/** Every page of the site itself, in the order in which the site search lists them. */
export const pages: readonly SitePage[] = table
