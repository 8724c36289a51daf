import { Link } from 'react-router-dom'
import { localized } from '../i18n/localized.ts'
import { useText } from '../i18n/useText.ts'
import { safeSource } from '../lib/safeLink.ts'
import { useConfig } from '../stores/site.ts'

/** The logo of the language, leading home; the site's name where there is none. */
export function SiteLogo() {
  const { t, language } = useText()
  const config = useConfig()
  const name = localized(config, 'websiteTitle', language)
  const logo = safeSource(localized(config, 'logo', language))
  return (
    <Link to="/home" className="header__logo" aria-label={t('site.logo', { name })}>
      {logo ? <img src={logo} alt="" height={48} /> : <strong>{name}</strong>}
    </Link>
  )
}
