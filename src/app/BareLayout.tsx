import { Link, Outlet, useLocation } from 'react-router-dom'
import { BlockBoundary } from '../components/BlockBoundary.tsx'
import { useText } from '../i18n/useText.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SiteLogo } from './SiteLogo.tsx'

/** Routes without the shared layout: a slim header with the way home, nothing else. */
export function BareLayout() {
  const { pathname } = useLocation()
  const { t } = useText()
  return (
    <div className="bare">
      <header className="bare__header">
        <SiteLogo />
        <Link to="/home" className="bare__home">
          {t('site.backHome')}
        </Link>
        <LanguageSwitch />
      </header>
      <main className="bare__main">
        <BlockBoundary
          key={pathname}
          name={`page ${pathname}`}
          fallback={<p className="block-failed">{t('site.block.failed')}</p>}
        >
          <Outlet />
        </BlockBoundary>
      </main>
    </div>
  )
}
