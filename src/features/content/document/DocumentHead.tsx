import { clsx } from 'clsx'
import { EndedBadge } from '#components/EndedBadge.tsx'
import { markedText } from '#components/LocalizedText.tsx'
import { withZone } from '#components/withZone.ts'
import { DOTTED_DATE_FORMAT, formatRaceEnd, formatRaceTime } from '#domain/raceDates.ts'
import { dataLang, localized, titleLang, type Titled, titleOf } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { now } from '#lib/serverClock.ts'
import { useRace } from '#race/useRace.ts'
import { hasDateCome, isOver, type SiteDocument } from '#site-config/siteDocument.ts'
import { useSite } from '#stores/site.ts'
import { plannedLabel } from '../articles/plannedLabel.ts'
import { DocumentTitle } from './DocumentTitle.tsx'
import { WordBreaks } from './WordBreaks.tsx'
import styles from './DocumentHead.module.css'

interface Props {
  document: SiteDocument
  /** The page's name, for a document without a title. */
  page?: Titled
  /** How long the content takes to read; 0 until that is known, undefined without content. */
  minutes: number | undefined
  /** Chinese content replaces missing English content. */
  isFallback: boolean
}

/** Title, date, organiser and reading time of a document, with notes to read first. */
export function DocumentHead({ document: siteDocument, page, minutes, isFallback }: Props) {
  const texts = useText()
  const race = useRace()
  const { zone } = race
  const { t, language, languages } = texts
  const named = useSite(({ website }) => website?.organizationName)
  const namedLang = named && dataLang(named, language, race.defaultLanguage)
  const organiser =
    named && !namedLang
      ? named
      : markedText(race.config?.race ?? {}, 'organiser', languages) ||
        // A name in Latin letters can be read in every language.
        (named && !/^(?:zh|ja)/.test(namedLang ?? '') && <span lang={namedLang}>{named}</span>)
  const { time, validUntil } = siteDocument
  const titled: Titled = localized(siteDocument, 'title', languages)
    ? siteDocument
    : (page ?? siteDocument)
  const title = titleOf(titled, texts) || t('documents.untitled')
  const date = formatRaceTime(time, DOTTED_DATE_FORMAT, zone)
  return (
    <DocumentTitle
      title={title}
      lang={titleLang(titled, languages)}
      heading={<WordBreaks text={title} />}
    >
      <p className={styles.facts}>
        {date && <time dateTime={formatRaceTime(time, 'YYYY-MM-DD', zone)}>{date}</time>}
        <span>{organiser || t('documents.organiser')}</span>
        {minutes !== undefined && (
          <span className={clsx(minutes === 0 && styles.waiting)}>
            {t('documents.minutes', { count: minutes || 1 })}
          </span>
        )}
      </p>
      {!hasDateCome(siteDocument, now()) && (
        <p className={styles.line}>{plannedLabel(siteDocument, t, zone)}</p>
      )}
      {isOver(siteDocument, now()) && (
        <p className={styles.line}>
          <EndedBadge />
          <span>
            {t('documents.over', {
              time: withZone(
                formatRaceEnd(validUntil, t('site.format.end'), zone),
                validUntil ?? 0,
                texts,
                race,
              ),
            })}
          </span>
        </p>
      )}
      {isFallback && (
        <p className={styles.line} role="note">
          {t('documents.fallback')}
        </p>
      )}
    </DocumentTitle>
  )
}
