import { useEffect } from 'react'
import { Notice } from '../components/Notice.tsx'
import { useText } from '../i18n/useText.ts'
import { usePageReady } from '../lib/pageReady.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

/** The host is bound to no race (spec §1). */
export function UnboundScreen() {
  const { t } = useText()
  usePageReady()
  useEffect(() => {
    document.title = t('site.unbound')
  }, [t])
  return (
    <main className="screen">
      <LanguageSwitch />
      <Notice
        isScreen
        title={t('site.unbound')}
        text={t('site.unbound.text', { host: location.hostname })}
        picture="/edition-2024/unbound.svg"
      />
    </main>
  )
}
