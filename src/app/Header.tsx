import { Link } from 'react-router-dom'
import { AdList } from '../components/AdList.tsx'
import { localized } from '../i18n/localized.ts'
import { useText } from '../i18n/useText.ts'
import { safeSource } from '../lib/safeLink.ts'
import { useConfig } from '../stores/site.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LoginEntry } from './LoginEntry.tsx'
import { Menu } from './Menu.tsx'
import { menuOf } from './menu.ts'
import type { Place } from './place.ts'
import type { SiteRoute } from './remoteRoutes.ts'
import './Header.css'

/** Advertisement banners, logo, menu, language and login (spec §2 "Header and footer"). */
export function Header({ routes, place }: { routes: SiteRoute[]; place: Place }) {
  const { t, language } = useText()
  const config = useConfig()
  const name = localized(config, 'websiteTitle', language)
  const logo = safeSource(localized(config, 'logo', language))
  return (
    <header className="header">
      <AdList ads={config.adListTop} label={t('site.ad.top')} />
      <div className="header__bar">
        <Link to="/home" className="header__logo" aria-label={t('site.logo', { name })}>
          {logo ? <img src={logo} alt="" height={48} /> : <strong>{name}</strong>}
        </Link>
        <Menu items={menuOf(routes)} activePath={place.activeMenu} />
        <LanguageSwitch />
        <LoginEntry />
      </div>
    </header>
  )
}
