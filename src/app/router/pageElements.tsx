import type { ComponentType, ReactElement } from 'react'
import { PageLoading } from '#components/page/PageLoading.tsx'
import { HomePage } from '#features/home/HomePage.tsx'
import { lazyComponent } from '#lib/chunks/lazyComponent.tsx'
import { loadSanitiser } from '#lib/html/sanitiser.ts'
import type { PageComponent } from '#site-config/pages.ts'
import { ChunkFailed } from '../screens/ChunkFailed.tsx'

type Load<P extends object> = () => Promise<{ default: ComponentType<P> }>

/** A page in a chunk of its own. `name` identifies the chunk when it cannot be loaded. */
const lazyRoute = <P extends object>(name: string, load: Load<P>) =>
  lazyComponent(name, load, { Waiting: PageLoading, Failed: ChunkFailed })

/** The element of a page without props. */
function lazyElement(name: string, load: Load<object>): ReactElement {
  const Page = lazyRoute(name, load)
  return <Page />
}

/** A page that shows HTML of the configuration; loads the sanitiser with it. */
const lazyContent = <P extends object>(name: string, load: Load<P>) =>
  lazyRoute(name, async () => {
    const [page] = await Promise.all([load(), loadSanitiser()])
    return page
  })

type ResultPages = typeof import('#features/search/results/resultPages.ts')
const lazyResults = (name: keyof ResultPages) =>
  lazyElement(name, async () => ({
    default: (await import('#features/search/results/resultPages.ts'))[name],
  }))

type SignupPages = typeof import('#features/signup/signupPages.ts')
const lazySignup = (name: keyof SignupPages) =>
  lazyElement(name, async () => ({
    default: (await import('#features/signup/signupPages.ts'))[name],
  }))

/** Pages of the configuration's content routes (spec §2 "Content route groups"). */
export const ContentPage = lazyContent('content', () => import('#features/content/ContentPage.tsx'))
export const ArticlePage = lazyContent(
  'article',
  () => import('#features/content/articles/ArticlePage.tsx'),
)

const AgreementPage = lazyContent('agreement', () => import('#features/legal/AgreementPage.tsx'))

/** What shows each page of the page table (`src/site-config/pages.ts`). */
export const pageElements: Record<PageComponent, ReactElement | undefined> = {
  SignupPage: lazySignup('SignupPage'),
  ReceiptPage: lazySignup('ReceiptPage'),
  DirectEntryPage: lazySignup('DirectEntryPage'),
  SupportingDocumentsPage: lazySignup('SupportingDocumentsPage'),
  EligibilityPage: lazySignup('EligibilityPage'),
  HomePage: <HomePage />,
  RegistrationSearchPage: lazyElement(
    'registration-search',
    () => import('#features/search/registration/RegistrationSearchPage.tsx'),
  ),
  ScoreSearchPage: lazyResults('ScoreSearchPage'),
  MultipleScoreSearchPage: lazyResults('MultipleScoreSearchPage'),
  RaceRankingPage: lazyResults('RaceRankingPage'),
  CertificateCheckPage: lazyResults('CertificateCheckPage'),
  ImageSearchPage: lazyElement(
    'image-search',
    () => import('#features/search/photos/ImageSearchPage.tsx'),
  ),
  VideoCollectionPage: lazyElement(
    'video-collection',
    () => import('#features/media/VideoCollectionPage.tsx'),
  ),
  PictureCollectionPage: lazyElement(
    'image-collection',
    () => import('#features/media/PictureCollectionPage.tsx'),
  ),
  RaceGuidePage: lazyElement('race-guide', () => import('#features/race-guide/RaceGuidePage.tsx')),
  UserAgreementPage: <AgreementPage name="account" />,
  PrivacyPolicyPage: <AgreementPage name="privacy" />,
  RegistrationAgreementPage: <AgreementPage name="registration" />,
  TranslationEditorPage: lazyElement(
    'translation-editor',
    () => import('#features/translation-editor/TranslationEditorPage.tsx'),
  ),
  OrganiserPage: __ORGANISER_PAGE__
    ? lazyElement('organiser', () => import('#features/organiser/OrganiserPage.tsx'))
    : undefined,
}
