import { useMemo } from 'react'
import { AdList } from '../components/AdList.tsx'
import { useText } from '../i18n/useText.ts'
import { useConfig } from '../stores/site.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LoginEntry } from './LoginEntry.tsx'
import { Menu } from './Menu.tsx'
import { menuOf } from './menu.ts'
import type { Place } from './place.ts'
import type { SiteRoute } from './remoteRoutes.ts'
import { SiteSearch } from './SiteSearch.tsx'
import { SiteLogo } from './SiteLogo.tsx'
import './Header.css'

/** Advertisement banners, logo, menu, language and login (spec §2 "Header and footer"). */
export function Header({ routes, place }: { routes: SiteRoute[]; place: Place }) {
  const { t } = useText()
  const { adListTop } = useConfig()
  const items = useMemo(() => menuOf(routes), [routes])
  return (
    <header className="header">
      <AdList ads={adListTop} label={t('site.ad.top')} />
      <div className="header__bar">
        <SiteLogo />
        <Menu items={items} activePath={place.activeMenu} />
        <LanguageSwitch />
        <SiteSearch routes={routes} />
        <LoginEntry />
      </div>
    </header>
  )
}
