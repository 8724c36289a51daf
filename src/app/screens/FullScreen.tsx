import type { ReactNode } from 'react'
import { LanguageSwitch } from '#components/LanguageSwitch.tsx'
import { type LanguageInfo, SITE_LANGUAGES } from '#i18n/languages.ts'
import { usePageReady } from '#lib/hooks/usePageReady.ts'
import { chooseLanguage } from '#stores/language.ts'
import styles from './FullScreen.module.css'

interface Props {
  /** The languages of the switch; those of the site where the race's are not known. */
  languages?: readonly LanguageInfo[]
  children: ReactNode
}

/** A screen in place of header, page and footer, with a language switch. */
export function FullScreen({ languages = SITE_LANGUAGES, children }: Props) {
  usePageReady()
  return (
    <main className={styles.fullScreen}>
      <LanguageSwitch languages={languages} onSelect={chooseLanguage} className={styles.language} />
      {children}
    </main>
  )
}
