import { useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { BlockBoundary } from '../components/BlockBoundary.tsx'
import { localized } from '../i18n/localized.ts'
import { useText } from '../i18n/useText.ts'
import { useConfig } from '../stores/site.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { placeOf } from './place.ts'
import type { SiteRoute } from './remoteRoutes.ts'
import { StaleLine } from './StaleLine.tsx'
import { useFrameHeights } from './useFrameHeights.ts'
import { useScrollToTop } from './useScrollToTop.ts'

/** Logo, menu, main area with the current route's label, footer (spec §2 "Shared layout"). */
export function Layout({ routes }: { routes: SiteRoute[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const { t, language } = useText()
  const place = placeOf(routes, pathname, useConfig())
  useFrameHeights(frame)
  useScrollToTop(pathname, place.name)
  const label = place.titleKey ? t(place.titleKey) : localized(place, 'title', language)

  return (
    <div className="frame" ref={frame}>
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        {t('site.skip')}
      </a>
      <Header routes={routes} place={place} />
      <main id="main" tabIndex={-1} className={place.isGrey ? 'main main--grey' : 'main'}>
        <StaleLine />
        {label && (
          <p className="route-label">
            <span className="visually-hidden">{t('site.route.label')}</span> {label}
          </p>
        )}
        <BlockBoundary
          key={pathname}
          name={`page ${pathname}`}
          fallback={<p className="block-failed">{t('site.block.failed')}</p>}
        >
          <Outlet />
        </BlockBoundary>
      </main>
      <Footer routes={routes} />
    </div>
  )
}
