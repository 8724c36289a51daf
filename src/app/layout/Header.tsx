import { clsx } from 'clsx'
import { useMemo, useRef } from 'react'
import { LanguageSwitch } from '#components/LanguageSwitch.tsx'
import { siteLanguages } from '#i18n/siteLanguages.ts'
import { useConfig } from '#race/useRace.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import { chooseLanguage } from '#stores/language.ts'
import type { PageMeta } from '../router/pageMeta.ts'
import { LoginButton } from './LoginButton.tsx'
import { Menu } from './menu/Menu.tsx'
import { MenuButton } from './menu/MenuButton.tsx'
import { menuOf } from './menu/menuItems.ts'
import { SearchButton } from './SearchButton.tsx'
import { SiteLogo } from './SiteLogo.tsx'
import { TopAds } from './TopAds.tsx'
import layout from '#styles/layout.module.css'
import styles from './Header.module.css'

/** Advertisement banners, logo, menu, language and login (spec §2 "Header and footer"). */
export function Header({ routes, pageMeta }: { routes: SiteRoute[]; pageMeta: PageMeta }) {
  const logo = useRef<HTMLAnchorElement>(null)
  const items = useMemo(() => menuOf(routes), [routes])
  const { offered } = siteLanguages(useConfig())
  return (
    <header className={styles.header}>
      {/* Its button disappears: keyboard users continue from the logo. */}
      <TopAds onClose={() => logo.current?.focus()} />
      <div className={clsx(layout.wrap, styles.bar)}>
        <SiteLogo ref={logo} />
        <Menu items={items} activePath={pageMeta.activeMenu} />
        <LanguageSwitch languages={offered} onSelect={chooseLanguage} className={styles.language} />
        <SearchButton routes={routes} />
        <LoginButton />
        <MenuButton items={items} activePath={pageMeta.activeMenu} />
      </div>
    </header>
  )
}
