import { useMemo } from 'react'
import { isOver, type SiteDocument } from '../../api/siteDocument.ts'
import { OverChip } from '../../components/OverChip.tsx'
import { localized, localizedLang } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { formatRaceTime } from '../../lib/dates.ts'
import { now } from '../../lib/serverClock.ts'
import { useSite } from '../../stores/site.ts'

import { readingMinutes } from './readingMinutes.ts'
import { WordBreaks } from './WordBreaks.tsx'

interface Props {
  document: SiteDocument
  /** The content that is shown. */
  html: string
  /** The Chinese content stands in for an English one. */
  isFallback: boolean
}

/** Title, date, organiser and reading time of a document; what a reader should know first. */
export function DocumentHead({ document, html, isFallback }: Props) {
  const { t, language } = useText()
  const organiser = useSite(({ website }) => website?.organizationName)
  const { time, validUntil } = document
  const date = formatRaceTime(time)
  const minutes = useMemo(() => readingMinutes(html), [html])
  return (
    <header className="document-head">
      <h1 className="document-head__title" lang={localizedLang(document, 'title', language)}>
        <WordBreaks text={localized(document, 'title', language)} />
      </h1>
      <p className="document-head__facts">
        {date && <time dateTime={formatRaceTime(time, 'YYYY-MM-DD')}>{date}</time>}
        <span>{(language === 'zh' && organiser) || t('documents.organiser')}</span>
        {html && <span>{t('documents.minutes', { count: minutes })}</span>}
      </p>
      {isOver(document, now()) && (
        <p className="document-head__line">
          <OverChip />
          {t('documents.over', { time: formatRaceTime(validUntil, t('documents.form.moment')) })}
        </p>
      )}
      {isFallback && (
        <p className="document-head__line" role="note">
          {t('documents.fallback')}
        </p>
      )}
    </header>
  )
}
