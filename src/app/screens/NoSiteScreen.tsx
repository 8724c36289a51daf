import { Notice } from '#components/page/Notice.tsx'
import { addTexts } from '#i18n/i18n.ts'
import * as noSiteTexts from '#i18n/texts/noSite.ts'
import { useText } from '#i18n/useText.ts'
import { usePageReady } from '#lib/hooks/pageReady.ts'
import { LanguageSwitch } from '#components/LanguageSwitch.tsx'
import { SITE_LANGUAGES } from '#i18n/languages.ts'
import styles from './screen.module.css'
import { chooseLanguage } from '#stores/language.ts'

addTexts(noSiteTexts)

/** Shown on a host without a race, or whose race has nothing to show yet (spec §1). */
export default function NoSiteScreen({ reason }: { reason: 'unbound' | 'unpublished' }) {
  const { t } = useText()
  usePageReady()
  return (
    <main className={styles.screen}>
      <LanguageSwitch
        languages={SITE_LANGUAGES}
        onSelect={chooseLanguage}
        className={styles.language}
      />
      <Notice
        isScreen
        title={t(`site.${reason}`)}
        text={t(`site.${reason}.text`, { host: location.hostname })}
        picture="unbound"
      />
    </main>
  )
}
