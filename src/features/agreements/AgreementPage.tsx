import { PageBanner } from '../../components/PageBanner.tsx'
import { SafeHtml } from '../../components/SafeHtml.tsx'
import { useText } from '../../i18n/useText.ts'
import type { AgreementName } from './agreement.ts'
import { agreements } from './agreements.ts'
import { addTexts } from '../../i18n/i18n.ts'
import * as agreementsTexts from '../../i18n/texts/agreements.ts'
import './AgreementPage.css'

addTexts(agreementsTexts)

const BANNER = '/edition-2024/banner-about.avif'

/** An agreement with the organisers, to be read and printed. */
export default function AgreementPage({ name }: { name: AgreementName }) {
  const { t, language } = useText()
  const { title, since, content } = agreements[name][language]
  return (
    <>
      <PageBanner
        picture={BANNER}
        pathLabel={t('agreements.path')}
        path={[{ title: t('site.home'), to: '/home' }, { title }]}
        title={title}
        line={since}
        isHeading
      />
      <article className="agreement wrap">
        <SafeHtml html={content} isNumbered />
        <button type="button" className="button button--plain" onClick={() => window.print()}>
          {t('agreements.print')}
        </button>
      </article>
    </>
  )
}
