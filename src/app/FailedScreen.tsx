import { useEffect, useState } from 'react'
import { RefusedError } from '../api/errors.ts'
import { Notice } from '../components/Notice.tsx'
import { useText } from '../i18n/useText.ts'
import { usePageReady } from '../lib/pageReady.ts'
import { boot } from './boot.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

/** The site could not be started: what happened, and a retry (spec §8). */
export function FailedScreen({ error }: { error: unknown }) {
  const { t } = useText()
  const [isTrying, setTrying] = useState(false)
  const reason = error instanceof RefusedError ? error.message : ''
  usePageReady()
  useEffect(() => {
    document.title = t('site.failed')
  }, [t])

  const retry = async () => {
    setTrying(true)
    await boot()
    setTrying(false)
  }
  return (
    <main className="screen">
      <LanguageSwitch />
      <Notice
        isScreen
        title={t('site.failed')}
        text={reason ? t('site.failed.reason', { message: reason }) : t('site.failed.text')}
        picture="/edition-2024/offline.svg"
      >
        <button type="button" className="button" disabled={isTrying} onClick={() => void retry()}>
          {t(isTrying ? 'site.loading' : 'site.retry')}
        </button>
      </Notice>
    </main>
  )
}
