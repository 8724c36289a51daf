import { clsx } from 'clsx'
import { useRef, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { TitleText } from '#components/LocalizedText.tsx'
import { BlockBoundary } from '#components/page/BlockBoundary.tsx'
import { BlockFailed } from '#components/page/BlockFailed.tsx'
import { titleOf } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import { usePageMeta } from '../router/PageMetaContext.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { PreviewNotice, StaleNotice } from './StaleNotice.tsx'
import { useMainMinHeight } from './useMainMinHeight.ts'
import layout from '#styles/layout.module.css'
import styles from './Layout.module.css'

/** Scrolls to the top on navigation, except for pages that keep the scroll position (spec §2). */
function useScrollToTop(pathname: string, keepsScroll: boolean): void {
  useEffect(() => {
    if (!keepsScroll) scrollTo(0, 0)
  }, [pathname, keepsScroll])
}

/** Logo, menu, main area with the current route's label, footer (spec §2 "Shared layout"). */
export function Layout({ routes }: { routes: SiteRoute[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const texts = useText()
  const { t } = texts
  const pageMeta = usePageMeta()
  useMainMinHeight(frame, main)
  useScrollToTop(pathname, pageMeta.keepsScroll)

  return (
    <div className={clsx(layout.page, styles.frame)} ref={frame}>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {t('site.skip')}
      </a>
      <Header routes={routes} pageMeta={pageMeta} />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={clsx(styles.main, pageMeta.background === 'grey' && styles.grey)}
      >
        <PreviewNotice />
        <StaleNotice />
        {pageMeta.page && titleOf(pageMeta.page, texts) && (
          <p className={styles.routeLabel} data-testid="route-label">
            <span className={layout.visuallyHidden}>{t('site.route.label')}</span>{' '}
            <TitleText value={pageMeta.page} />
          </p>
        )}
        <BlockBoundary key={pathname} name={`page ${pathname}`} fallback={<BlockFailed />}>
          <Outlet />
        </BlockBoundary>
      </main>
      <Footer routes={routes} isOnGrey={pageMeta.background === 'grey' || pathname === '/home'} />
    </div>
  )
}
