import { BlockFailed } from '#components/page/BlockFailed.tsx'
import { lazyComponent } from '#lib/chunks/lazyComponent.tsx'

/** The dialog of a card, preloaded when a pointer or focus comes near. */
export const LazyCardDialog = lazyComponent('card-dialog', () => import('./CardDialog.tsx'), {
  Waiting: () => null,
  Failed: BlockFailed,
})

export const fetchCardDialog = () => void LazyCardDialog.preload().catch(() => undefined)
