import { clsx } from 'clsx'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { LanguageSwitch } from '#components/LanguageSwitch.tsx'
import { BlockBoundary } from '#components/page/BlockBoundary.tsx'
import { BlockFailed } from '#components/page/BlockFailed.tsx'
import { siteLanguages } from '#i18n/siteLanguages.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { chooseLanguage } from '#stores/language.ts'
import { SiteLogo } from './SiteLogo.tsx'
import { PreviewNotice } from './StaleNotice.tsx'
import layout from '#styles/layout.module.css'
import styles from './BareLayout.module.css'

/** Routes without the shared layout: only a slim header with a link to the home page. */
export function BareLayout() {
  const { pathname } = useLocation()
  const { t } = useText()
  const { offered } = siteLanguages(useConfig())
  return (
    <div className={clsx(layout.page, styles.bare)}>
      <PreviewNotice />
      <header className={styles.header}>
        <SiteLogo />
        <Link to="/home" className={styles.home}>
          {t('site.backHome')}
        </Link>
        <LanguageSwitch languages={offered} onSelect={chooseLanguage} />
      </header>
      <main className={styles.main}>
        <BlockBoundary key={pathname} name={`page ${pathname}`} fallback={<BlockFailed />}>
          <Outlet />
        </BlockBoundary>
      </main>
    </div>
  )
}
