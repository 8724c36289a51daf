import { useEffect } from 'react'
import { Icon } from '#components/Icon.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { useText } from '#i18n/useText.ts'
import { importChunk } from '#lib/chunks/chunkError.ts'
import type { SiteRoute } from '../router/remoteRoutes.ts'
import { lazyDialog } from './lazyDialog.ts'
import styles from './SearchButton.module.css'

const KEY = '/'
const TYPING = 'input, textarea, select, [contenteditable], dialog[open]'

async function loadSearch() {
  const [{ SearchOverlay }, texts] = await importChunk('site search', () =>
    Promise.all([import('../overlays/SearchOverlay.tsx'), import('#i18n/texts/siteSearch.ts')]),
  )
  addTexts(texts)
  return { SearchOverlay }
}

const useSearchOverlay = lazyDialog(loadSearch, 'site.search.failed')

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
