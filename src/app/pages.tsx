import type { ComponentType } from 'react'
import { lazyPage } from '../lib/lazyPage.tsx'
import { loadSanitiser } from '../lib/sanitiser.ts'
import { ChunkFailed } from './ChunkFailed.tsx'
import { PageWaiting } from './PageWaiting.tsx'

/** A page in a file of its own, which brings its words with it. */
const page = <P extends object>(name: string, load: () => Promise<{ default: ComponentType<P> }>) =>
  lazyPage(name, load, { Waiting: PageWaiting, Failed: ChunkFailed })

/** A page and what its content is shown with. */
async function withSanitiser<T>(loading: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([loading, loadSanitiser()])
  return loaded
}

export const ContentPage = page('content', () =>
  withSanitiser(import('../features/documents/ContentPage.tsx')),
)
export const ArticlePage = page('article', () =>
  withSanitiser(import('../features/documents/ArticlePage.tsx')),
)
export const AgreementPage = page('agreement', () =>
  withSanitiser(import('../features/agreements/AgreementPage.tsx')),
)
export const ImageCollectionPage = page(
  'image-collection',
  () => import('../features/gallery/ImageCollectionPage.tsx'),
)
export const VideoCollectionPage = page(
  'video-collection',
  () => import('../features/gallery/VideoCollectionPage.tsx'),
)
export const RaceCardPage = page(
  'race-card',
  () => import('../features/race-card/RaceCardPage.tsx'),
)
export const ImageSearchPage = page(
  'image-search',
  () => import('../features/lookups/photos/ImageSearchPage.tsx'),
)
export const RegistrationSearchPage = page(
  'registration-search',
  () => import('../features/lookups/RegistrationSearchPage.tsx'),
)
export const TranslationsDemoPage = page(
  'i18n-demos',
  () => import('../features/translations-demo/TranslationsDemoPage.tsx'),
)

const scores = () => import('../features/lookups/scorePages.ts')
const scorePage = (name: keyof Awaited<ReturnType<typeof scores>>) =>
  page(name, async () => ({ default: (await scores())[name] }))

export const ScoreSearchPage = scorePage('ScoreSearchPage')
export const MultipleScoreSearchPage = scorePage('MultipleScoreSearchPage')
export const CertificateCheckPage = scorePage('CertificateCheckPage')

const signUp = () => import('../features/signup/signUpPages.ts')
const signUpPage = (name: keyof Awaited<ReturnType<typeof signUp>>) =>
  page(name, async () => ({ default: (await signUp())[name] }))

export const EligibilityPage = signUpPage('EligibilityPage')
export const UploadPage = signUpPage('UploadPage')
export const PostPage = signUpPage('PostPage')
export const ConfirmPage = signUpPage('ConfirmPage')
export const DirectPage = signUpPage('DirectPage')
