import { Notice } from '../../components/page/Notice.tsx'
import { useText } from '../../i18n/useText.ts'
import { usePageReady } from '../../lib/hooks/pageReady.ts'
import { LanguageSwitch } from '../../components/LanguageSwitch.tsx'
import { LANGUAGES } from '../../i18n/languages.ts'
import styles from './screen.module.css'
import { chooseLanguage } from '../../stores/language.ts'

/** Shown on a host without a race (spec §1). */
export function UnboundScreen() {
  const { t } = useText()
  usePageReady()
  return (
    <main className={styles.screen}>
      <LanguageSwitch languages={LANGUAGES} onSelect={chooseLanguage} className={styles.language} />
      <Notice
        isScreen
        title={t('site.unbound')}
        text={t('site.unbound.text', { host: location.hostname })}
        picture="unbound"
      />
    </main>
  )
}
