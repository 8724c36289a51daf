import { useEffect } from 'react'
import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import { importChunk } from '#lib/chunks/chunkError.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import { lazyDialog } from './lazyDialog.ts'
import styles from './SearchButton.module.css'

const KEY = '/'
const TYPING = 'input, textarea, select, [contenteditable], dialog[open]'

const useSearchOverlay = lazyDialog(
  () => importChunk('site search', () => import('../overlays/SearchOverlay.tsx')),
  'site.search.failed',
)

/** Opens the site search, as does the key `/` outside text fields. */
export function SearchButton({ routes }: { routes: SiteRoute[] }) {
  const { t } = useText()
  const { loaded, open, close, preload } = useSearchOverlay()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== KEY || event.ctrlKey || event.metaKey || event.altKey) return
      const { target } = event
      if (event.defaultPrevented || (target instanceof Element && target.closest(TYPING))) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t('site.search')}
        aria-keyshortcuts={KEY}
        title={t('site.search.key')}
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name="search" size={22} />
      </button>
      {loaded && <loaded.SearchOverlay routes={routes} onClose={close} />}
    </>
  )
}
