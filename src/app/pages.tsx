import { addTexts } from '../i18n/i18n.ts'
import { lazyPage } from '../lib/lazyPage.tsx'
import { loadSanitiser } from '../lib/sanitiser.ts'
import { ChunkFailed } from './ChunkFailed.tsx'
import { PageWaiting } from './PageWaiting.tsx'

const shared = { Waiting: PageWaiting, Failed: ChunkFailed }

/** A page and the texts that come with it. */
async function withTexts<T>(page: Promise<T>, texts: Promise<Parameters<typeof addTexts>[0]>) {
  const [loaded, words] = await Promise.all([page, texts])
  addTexts(words)
  return loaded
}

/** A content page with its words, and what its content is shown with. */
async function withContent<T>(page: Promise<T>) {
  const [loaded] = await Promise.all([
    withTexts(page, import('../i18n/texts/documents.ts')),
    loadSanitiser(),
  ])
  return loaded
}

export const ContentPage = lazyPage(
  'content',
  () => withContent(import('../features/documents/ContentPage.tsx')),
  shared,
)
export const ArticlePage = lazyPage(
  'article',
  () => withContent(import('../features/documents/ArticlePage.tsx')),
  shared,
)
export const ImageCollectionPage = lazyPage(
  'image-collection',
  () =>
    withTexts(
      import('../features/gallery/ImageCollectionPage.tsx'),
      import('../i18n/texts/gallery.ts'),
    ),
  shared,
)
export const VideoCollectionPage = lazyPage(
  'video-collection',
  () =>
    withTexts(
      import('../features/gallery/VideoCollectionPage.tsx'),
      import('../i18n/texts/gallery.ts'),
    ),
  shared,
)
export const RaceCardPage = lazyPage(
  'race-card',
  () =>
    withTexts(
      import('../features/race-card/RaceCardPage.tsx'),
      import('../i18n/texts/raceCard.ts'),
    ),
  shared,
)
/** A page of results: its words stand on those of the look-ups. */
const withScores = <T,>(page: Promise<T>) =>
  withTexts(withTexts(page, import('../i18n/texts/lookups.ts')), import('../i18n/texts/scores.ts'))

export const ScoreSearchPage = lazyPage(
  'score-search',
  () => withScores(import('../features/lookups/ScoreSearchPage.tsx')),
  shared,
)
export const MultipleScoreSearchPage = lazyPage(
  'multiple-score-search',
  () => withScores(import('../features/lookups/MultipleScoreSearchPage.tsx')),
  shared,
)
export const CertificateCheckPage = lazyPage(
  'certificate-check',
  () => withScores(import('../features/lookups/CertificateCheckPage.tsx')),
  shared,
)
export const ImageSearchPage = lazyPage(
  'image-search',
  () =>
    withTexts(
      withTexts(
        import('../features/lookups/photos/ImageSearchPage.tsx'),
        import('../i18n/texts/lookups.ts'),
      ),
      import('../i18n/texts/photos.ts'),
    ),
  shared,
)
export const RegistrationSearchPage = lazyPage(
  'registration-search',
  () =>
    withTexts(
      import('../features/lookups/RegistrationSearchPage.tsx'),
      import('../i18n/texts/lookups.ts'),
    ),
  shared,
)
export const AgreementPage = lazyPage(
  'agreement',
  async () => {
    const [page] = await Promise.all([
      withTexts(
        import('../features/agreements/AgreementPage.tsx'),
        import('../i18n/texts/agreements.ts'),
      ),
      loadSanitiser(),
    ])
    return page
  },
  shared,
)
export const TranslationsDemoPage = lazyPage(
  'i18n-demos',
  () =>
    withTexts(
      import('../features/translations-demo/TranslationsDemoPage.tsx'),
      import('../i18n/texts/demos.ts'),
    ),
  shared,
)
/** A page of signing up: fields, pages and states of a sign-up have their words apart. */
const withSignUp = <T,>(page: Promise<T>) =>
  withTexts(
    withTexts(
      withTexts(page, import('../i18n/texts/signup.ts')),
      import('../i18n/texts/lookups.ts'),
    ),
    import('../i18n/texts/entry.ts'),
  )

export const EligibilityPage = lazyPage(
  'eligibility',
  () => withSignUp(import('../features/signup/EligibilityPage.tsx')),
  shared,
)
export const UploadPage = lazyPage(
  'upload',
  () => withSignUp(import('../features/signup/UploadPage.tsx')),
  shared,
)
export const PostPage = lazyPage(
  'post',
  () => withSignUp(import('../features/signup/PostPage.tsx')),
  shared,
)
export const ConfirmPage = lazyPage(
  'confirm',
  () => withSignUp(import('../features/signup/ConfirmPage.tsx')),
  shared,
)
export const DirectPage = lazyPage(
  'direct',
  () => withSignUp(import('../features/signup/DirectPage.tsx')),
  shared,
)
