import { BlockFailed } from '#components/page/BlockFailed.tsx'
import { lazyPage } from '#lib/chunks/lazyPage.tsx'

/** The entry dialog, preloaded when a pointer or focus comes near. */
export const LazyEntryDialog = lazyPage('entry-dialog', () => import('./EntryDialog.tsx'), {
  Waiting: () => null,
  Failed: BlockFailed,
})

export const fetchEntryDialog = () => void LazyEntryDialog.preload().catch(() => undefined)
