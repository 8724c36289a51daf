import { Link } from 'react-router-dom'
import { LanguageSwitch } from '#components/LanguageSwitch.tsx'
import { Notice } from '#components/page/Notice.tsx'
import { siteLanguages } from '#i18n/siteLanguages.ts'
import { useText } from '#i18n/useText.ts'
import { usePageReady } from '#lib/hooks/pageReady.ts'
import { chooseLanguage } from '#stores/language.ts'
import { useConfig } from '#race/useRace.ts'
import buttons from '#components/buttons.module.css'
import styles from './screen.module.css'

/** Shown in place of header, page and footer where one of them cannot be rendered. */
export function LayoutFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText()
  const { offered } = siteLanguages(useConfig())
  usePageReady()
  return (
    <main className={styles.screen}>
      <LanguageSwitch languages={offered} onSelect={chooseLanguage} className={styles.language} />
      <Notice
        isScreen
        title={t('site.layout.failed')}
        text={t('site.layout.failed.text')}
        picture="offline"
      >
        <button type="button" className={buttons.primary} onClick={onRetry}>
          {t('site.retry')}
        </button>
        <Link className={buttons.secondary} to="/home" onClick={onRetry}>
          {t('site.backHome')}
        </Link>
      </Notice>
    </main>
  )
}
