import { BlockFailed } from '#components/page/BlockFailed.tsx'
import { lazyComponent } from '#lib/chunks/lazyComponent.tsx'

/** The entry dialog, preloaded when a pointer or focus comes near. */
export const LazyEntryDialog = lazyComponent('entry-dialog', () => import('./EntryDialog.tsx'), {
  Waiting: () => null,
  Failed: BlockFailed,
})

export const fetchEntryDialog = () => void LazyEntryDialog.preload().catch(() => undefined)
