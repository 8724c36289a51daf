import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useSite } from '../../stores/site.ts'
import { useSiteLogo } from '../../stores/siteLogo.ts'
import styles from './LoginDrawer.module.css'

/** The site's logo; not a link, as the page is behind the drawer. */
export function DrawerLogo() {
  const { language } = useText()
  const logo = useSiteLogo()
  const config = useSite(({ state }) => (state.kind === 'open' ? state.config : null))
  if (!config) return null
  const name = localized(config, 'websiteTitle', language)
  return logo ? (
    <img className={styles.logo} {...logo} alt={name} height={48} />
  ) : (
    <strong>{name}</strong>
  )
}
