import { clsx } from 'clsx'
import { fetchFile } from '#api/http/client.ts'
import { SafeHtml } from '#components/html/SafeHtml.tsx'
import { Notice } from '#components/page/Notice.tsx'
import { PageBanner } from '#components/page/PageBanner.tsx'
import { PageLoading } from '#components/page/PageLoading.tsx'
import { Button } from '#components/ui/Button.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { type Language, languageChain } from '#i18n/languages.ts'
import { agreements as en } from '#i18n/locales/en/agreements.ts'
import { agreements as zh } from '#i18n/locales/zh/agreements.ts'
import { useText } from '#i18n/useText.ts'
import { importChunk } from '#lib/chunks/chunkError.ts'
import { useLoaded } from '#lib/hooks/useLoaded.ts'
import { useConfig } from '#race/useRace.ts'
import { type AgreementName, ownAgreement } from '#site-config/agreement.ts'
import layout from '#styles/layout.module.css'
import styles from './AgreementPage.module.css'

/** The site's own neutral text; '' for the registration agreement, which only a race has. */
async function neutralAgreement(name: AgreementName, language: Language): Promise<string> {
  if (name === 'registration') return ''
  const { neutralAgreements } = await importChunk(
    'agreements',
    () => import('./neutralAgreements.ts'),
  )
  const texts: Partial<Record<Language, string>> = neutralAgreements[name]
  return (
    languageChain(language)
      .map(({ code }) => texts[code])
      .find(Boolean) ?? ''
  )
}

addTexts({ zh, en })

const TITLES = {
  account: 'route.userAgreement',
  privacy: 'route.privacyPolicy',
  registration: 'route.registrationAgreement',
} as const

/** An agreement with the organisers, to read or print. */
export default function AgreementPage({ name }: { name: AgreementName }) {
  const { t, language, languages } = useText()
  const agreement = ownAgreement(useConfig(), name, languages)
  const { html = '', url = '' } = agreement ?? {}
  const { state, retry } = useLoaded(
    async () => html || (url ? fetchFile(url) : neutralAgreement(name, language)),
    // Title and date apply at once, so the text is loaded again whatever part of it has changed.
    JSON.stringify([name, language, agreement]),
  )
  const title = agreement?.title || t(TITLES[name])

  if (state.kind === 'error')
    return (
      <Notice title={title} text={t('agreements.failed')} picture="offline">
        <Button variant="secondary" onClick={retry}>
          {t('site.retry')}
        </Button>
      </Notice>
    )
  if (state.kind !== 'success') return <PageLoading title={title} lang={agreement?.lang.title} />
  if (!state.data) return <Notice title={title} text={t('agreements.none')} picture="empty" />
  return (
    <>
      <PageBanner
        group="/about-us"
        breadcrumb={[
          { title: t('site.home'), to: '/home' },
          { title, lang: agreement?.lang.title },
        ]}
        title={title}
        lang={agreement?.lang.title}
        subtitle={
          agreement ? (
            <span lang={agreement.lang.since}>{agreement.since}</span>
          ) : (
            t('agreements.neutral')
          )
        }
        isHeading
      />
      <article className={clsx(styles.agreement, layout.wrap)}>
        <div className={styles.text} lang={agreement?.lang.content}>
          <SafeHtml html={state.data} numberedFrom={1} />
        </div>
        <Button variant="plain" className={styles.print} onClick={() => window.print()}>
          {t('agreements.print')}
        </Button>
      </article>
    </>
  )
}
