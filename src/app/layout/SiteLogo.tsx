import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import { useSiteLogo } from '#components/useSiteLogo.ts'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import styles from './SiteLogo.module.css'

/** The logo for the language, linking to the home page; the site's name if there is none. */
export function SiteLogo({ ref }: { ref?: Ref<HTMLAnchorElement> }) {
  const { t, languages } = useText()
  const config = useConfig()
  const name = localized(config, 'websiteTitle', languages)
  const logo = useSiteLogo()
  return (
    <Link ref={ref} to="/home" className={styles.logo} aria-label={t('site.logo', { name })}>
      {logo ? <img {...logo} alt="" height={48} /> : <strong>{name}</strong>}
    </Link>
  )
}
