import type { ComponentType, ReactElement } from 'react'
import { PageLoading } from '#components/page/PageLoading.tsx'
import { HomePage } from '#features/home/HomePage.tsx'
import { lazyPage } from '#lib/chunks/lazyPage.tsx'
import { loadSanitiser } from '#lib/html/sanitiser.ts'
import type { PageComponent } from '#site-config/pages.ts'
import { ChunkFailed } from '../screens/ChunkFailed.tsx'

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

/** What shows each page of the page table (`src/site-config/pages.ts`). */
export const pageElements: Record<PageComponent, ReactElement> = {
  PostPage: <PostPage />,
  ConfirmPage: <ConfirmPage />,
  DirectPage: <DirectPage />,
  UploadPage: <UploadPage />,
  EligibilityPage: <EligibilityPage />,
  HomePage: <HomePage />,
  RegistrationSearchPage: <RegistrationSearchPage />,
  ScoreSearchPage: <ScoreSearchPage />,
  MultipleScoreSearchPage: <MultipleScoreSearchPage />,
  RaceRankingPage: <RaceRankingPage />,
  CertificateCheckPage: <CertificateCheckPage />,
  ImageSearchPage: <ImageSearchPage />,
  VideoCollectionPage: <VideoCollectionPage />,
  ImageCollectionPage: <ImageCollectionPage />,
  RaceGuidePage: <RaceGuidePage />,
  UserAgreementPage: <AgreementPage name="account" />,
  PrivacyPolicyPage: <AgreementPage name="privacy" />,
  RegistrationAgreementPage: <AgreementPage name="registration" />,
  TranslationsDemoPage: <TranslationsDemoPage />,
}
