import { addTexts } from '../i18n/i18n.ts'
import { lazyPage } from '../lib/lazyPage.tsx'
import { ChunkFailed } from './ChunkFailed.tsx'
import { PageWaiting } from './PageWaiting.tsx'

const shared = { Waiting: PageWaiting, Failed: ChunkFailed }

/** A page and the texts that come with it. */
async function withTexts<T>(page: Promise<T>, texts: Promise<Parameters<typeof addTexts>[0]>) {
  const [loaded, words] = await Promise.all([page, texts])
  addTexts(words)
  return loaded
}

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
export const TranslationsDemoPage = lazyPage(
  'i18n-demos',
  () =>
    withTexts(
      import('../features/translations-demo/TranslationsDemoPage.tsx'),
      import('../i18n/texts/demos.ts'),
    ),
  shared,
)
