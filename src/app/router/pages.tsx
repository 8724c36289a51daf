import type { ComponentType, ReactElement } from 'react'
import { HomePage } from '#features/home/HomePage.tsx'
import type { firstTexts } from '#i18n/firstTexts.ts'
import { lazyPage } from '#lib/chunks/lazyPage.tsx'
import { loadSanitiser } from '#lib/html/sanitiser.ts'
import { ChunkFailed } from '../screens/ChunkFailed.tsx'
import { PageLoading } from '#components/page/PageLoading.tsx'

/**
 * A page of the site itself: one row for router, site search, page label and reserved paths. The
 * site search finds pages in the order of the rows.
 */
export interface Page {
  /** Router path (spec §2); the configuration cannot use it. */
  path: `/${string}`
  element: ReactElement
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

type Load<P extends object> = () => Promise<{ default: ComponentType<P> }>

/** A page in a chunk of its own. `name` identifies the chunk when it cannot be loaded. */
const lazyRoute = <P extends object>(name: string, load: Load<P>) =>
  lazyPage(name, load, { Waiting: PageLoading, Failed: ChunkFailed })

/** A page that shows HTML of the configuration; loads the sanitiser with it. */
const lazyContent = <P extends object>(name: string, load: Load<P>) =>
  lazyRoute(name, async () => {
    const [page] = await Promise.all([load(), loadSanitiser()])
    return page
  })

type ScorePages = typeof import('#features/search/results/scorePages.ts')
const lazyResults = (name: keyof ScorePages) =>
  lazyRoute(name, async () => ({
    default: (await import('#features/search/results/scorePages.ts'))[name],
  }))

type SignupPages = typeof import('#features/signup/signupPages.ts')
const lazySignup = (name: keyof SignupPages) =>
  lazyRoute(name, async () => ({
    default: (await import('#features/signup/signupPages.ts'))[name],
  }))

/** Pages of the configuration's content routes (spec §2 "Content route groups"). */
export const ContentPage = lazyContent('content', () => import('#features/content/ContentPage.tsx'))
export const ArticlePage = lazyContent(
  'article',
  () => import('#features/content/articles/ArticlePage.tsx'),
)

const AgreementPage = lazyContent('agreement', () => import('#features/legal/AgreementPage.tsx'))
const ImageCollectionPage = lazyRoute(
  'image-collection',
  () => import('#features/media/ImageCollectionPage.tsx'),
)
const VideoCollectionPage = lazyRoute(
  'video-collection',
  () => import('#features/media/VideoCollectionPage.tsx'),
)
const RaceGuidePage = lazyRoute(
  'race-guide',
  () => import('#features/race-guide/RaceGuidePage.tsx'),
)
const ImageSearchPage = lazyRoute(
  'image-search',
  () => import('#features/search/photos/ImageSearchPage.tsx'),
)
const RegistrationSearchPage = lazyRoute(
  'registration-search',
  () => import('#features/search/registration/RegistrationSearchPage.tsx'),
)
const TranslationsDemoPage = lazyRoute(
  'i18n-demos',
  () => import('#features/translation-editor/TranslationsDemoPage.tsx'),
)
const ScoreSearchPage = lazyResults('ScoreSearchPage')
const MultipleScoreSearchPage = lazyResults('MultipleScoreSearchPage')
const RaceRankingPage = lazyResults('RaceRankingPage')
const CertificateCheckPage = lazyResults('CertificateCheckPage')
const EligibilityPage = lazySignup('EligibilityPage')
const UploadPage = lazySignup('UploadPage')
const PostPage = lazySignup('PostPage')
const ConfirmPage = lazySignup('ConfirmPage')
const DirectPage = lazySignup('DirectPage')

const HOME = '/home'

/** Every page of the site itself, in the order in which the site search lists them. */
export const pages: Page[] = [
  { path: '/post', element: <PostPage />, titleKey: 'route.post', layout: 'form' },
  { path: '/confirm', element: <ConfirmPage />, layout: 'form' },
  { path: '/direct', element: <DirectPage />, layout: 'form' },
  { path: '/upload', element: <UploadPage />, layout: 'form' },
  { path: '/eligibility', element: <EligibilityPage />, layout: 'form' },
  {
    path: HOME,
    element: <HomePage />,
    titleKey: 'site.home',
    layout: 'site',
    activeMenu: HOME,
  },
  {
    path: '/registration-search',
    element: <RegistrationSearchPage />,
    titleKey: 'route.registrationSearch',
    layout: 'site',
    activeMenu: HOME,
    background: 'grey',
  },
  {
    path: '/score-search',
    element: <ScoreSearchPage />,
    titleKey: 'route.scoreSearch',
    layout: 'site',
    activeMenu: HOME,
    background: 'grey',
    keepsScroll: true,
  },
  {
    path: '/multiple-score-search',
    element: <MultipleScoreSearchPage />,
    titleKey: 'route.multipleScoreSearch',
    layout: 'site',
    background: 'grey',
  },
  {
    path: '/race-ranking',
    element: <RaceRankingPage />,
    titleKey: 'route.raceRanking',
    layout: 'site',
    background: 'grey',
    keepsScroll: true,
  },
  {
    path: '/certificate-check',
    element: <CertificateCheckPage />,
    titleKey: 'route.certificateCheck',
    layout: 'site',
    background: 'grey',
  },
  {
    path: '/image-search',
    element: <ImageSearchPage />,
    titleKey: 'route.imageSearch',
    layout: 'site',
  },
  {
    path: '/video-collection',
    element: <VideoCollectionPage />,
    titleKey: 'route.videoCollection',
    layout: 'site',
  },
  {
    path: '/image-collection',
    element: <ImageCollectionPage />,
    titleKey: 'route.imageCollection',
    layout: 'site',
  },
  {
    path: '/race-card',
    element: <RaceGuidePage />,
    titleKey: 'route.raceGuide',
    layout: 'site',
    activeMenu: '/race-information',
  },
  {
    path: '/user-agreement',
    element: <AgreementPage name="account" />,
    titleKey: 'route.userAgreement',
    layout: 'site',
  },
  {
    path: '/privacy-policy',
    element: <AgreementPage name="privacy" />,
    titleKey: 'route.privacyPolicy',
    layout: 'site',
  },
  {
    path: '/registration-agreement',
    element: <AgreementPage name="registration" />,
    titleKey: 'route.registrationAgreement',
    layout: 'site',
  },
  { path: '/i18NDemos', element: <TranslationsDemoPage />, layout: 'none' },
]
