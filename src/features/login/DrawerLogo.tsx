import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { safeSource } from '../../lib/safeLink.ts'
import { useSite } from '../../stores/site.ts'

/** The site's logo; no link, for the page is under the drawer. */
export function DrawerLogo() {
  const { language } = useText()
  const config = useSite(({ state }) => (state.kind === 'open' ? state.config : null))
  if (!config) return null
  const name = localized(config, 'websiteTitle', language)
  const logo = safeSource(localized(config, 'logo', language))
  return logo ? (
    <img className="login-head__logo" src={logo} alt={name} height={48} />
  ) : (
    <strong>{name}</strong>
  )
}
