import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { LanguageSwitch } from '#components/LanguageSwitch.tsx'
import { useSiteLogo } from '#components/useSiteLogo.ts'
import { localized } from '#i18n/localized.ts'
import { siteLanguages } from '#i18n/siteLanguages.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { chooseLanguage } from '#stores/language.ts'
import layout from '#styles/layout.module.css'
import styles from './EditorHeader.module.css'

/** A slim header with a home link and the languages. */
export function EditorHeader() {
  const { t, languages } = useText()
  const config = useConfig()
  const name = localized(config, 'websiteTitle', languages)
  const logo = useSiteLogo()
  return (
    <header className={styles.top}>
      <div className={clsx(styles.bar, layout.wrap)}>
        <Link to="/home" className={styles.logo} aria-label={t('site.logo', { name })}>
          {logo ? <img {...logo} alt="" height={40} /> : <strong>{name}</strong>}
        </Link>
        <LanguageSwitch languages={siteLanguages(config).offered} onSelect={chooseLanguage} />
      </div>
    </header>
  )
}
