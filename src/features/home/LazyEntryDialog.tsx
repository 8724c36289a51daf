import { lazyPage } from '../../lib/lazyPage.tsx'
import { PartFailed } from './PartFailed.tsx'

/** The dialog of an entry, fetched when a pointer or the focus comes near. */
export const LazyEntryDialog = lazyPage('entry-dialog', () => import('./EntryDialog.tsx'), {
  Waiting: () => null,
  Failed: PartFailed,
})

export const fetchEntryDialog = () => void LazyEntryDialog.preload().catch(() => undefined)
