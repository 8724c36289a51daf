import { lazyPage } from '../lib/lazyPage.tsx'
import { ChunkFailed } from './ChunkFailed.tsx'
import { PageWaiting } from './PageWaiting.tsx'

const shared = { Waiting: PageWaiting, Failed: ChunkFailed }

export const ImageCollectionPage = lazyPage(
  'image-collection',
  () => import('../features/gallery/ImageCollectionPage.tsx'),
  shared,
)
export const VideoCollectionPage = lazyPage(
  'video-collection',
  () => import('../features/gallery/VideoCollectionPage.tsx'),
  shared,
)
export const TranslationsDemoPage = lazyPage(
  'i18n-demos',
  () => import('../features/translations-demo/TranslationsDemoPage.tsx'),
  shared,
)
